<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="props" tilewidth="26" tileheight="82" tilecount="1" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="outdoors">
  <properties>
   <property name="light" value="street lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="street lamp"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/street_lamp.png" width="26" height="82"/>
 </tile>
</tileset>
