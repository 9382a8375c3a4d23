<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="props" tilewidth="132" tileheight="128" tilecount="1486" columns="0">
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
 <tile id="1" type="masonry">
  <properties>
   <property name="name" value="awning blue 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_blue_2.png" width="68" height="29"/>
 </tile>
 <tile id="2" type="masonry">
  <properties>
   <property name="name" value="awning blue 3"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_blue_3.png" width="100" height="29"/>
 </tile>
 <tile id="3" type="masonry">
  <properties>
   <property name="name" value="awning blue 4"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_blue_4.png" width="132" height="29"/>
 </tile>
 <tile id="4" type="masonry">
  <properties>
   <property name="name" value="awning green 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_green_2.png" width="68" height="29"/>
 </tile>
 <tile id="5" type="masonry">
  <properties>
   <property name="name" value="awning green 3"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_green_3.png" width="100" height="29"/>
 </tile>
 <tile id="6" type="masonry">
  <properties>
   <property name="name" value="awning green 4"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_green_4.png" width="132" height="29"/>
 </tile>
 <tile id="7" type="masonry">
  <properties>
   <property name="name" value="awning orange 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_orange_2.png" width="68" height="29"/>
 </tile>
 <tile id="8" type="masonry">
  <properties>
   <property name="name" value="awning orange 3"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_orange_3.png" width="100" height="29"/>
 </tile>
 <tile id="9" type="masonry">
  <properties>
   <property name="name" value="awning orange 4"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_orange_4.png" width="132" height="29"/>
 </tile>
 <tile id="10" type="masonry">
  <properties>
   <property name="name" value="awning red 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_red_2.png" width="68" height="29"/>
 </tile>
 <tile id="11" type="masonry">
  <properties>
   <property name="name" value="awning red 3"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_red_3.png" width="100" height="29"/>
 </tile>
 <tile id="12" type="masonry">
  <properties>
   <property name="name" value="awning red 4"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_red_4.png" width="132" height="29"/>
 </tile>
 <tile id="13" type="masonry">
  <properties>
   <property name="name" value="awning teal 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_teal_2.png" width="68" height="29"/>
 </tile>
 <tile id="14" type="masonry">
  <properties>
   <property name="name" value="awning teal 3"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_teal_3.png" width="100" height="29"/>
 </tile>
 <tile id="15" type="masonry">
  <properties>
   <property name="name" value="awning teal 4"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_teal_4.png" width="132" height="29"/>
 </tile>
 <tile id="16" type="masonry">
  <properties>
   <property name="name" value="awning violet 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_violet_2.png" width="68" height="29"/>
 </tile>
 <tile id="17" type="masonry">
  <properties>
   <property name="name" value="awning violet 3"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_violet_3.png" width="100" height="29"/>
 </tile>
 <tile id="18" type="masonry">
  <properties>
   <property name="name" value="awning violet 4"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_violet_4.png" width="132" height="29"/>
 </tile>
 <tile id="19" type="masonry">
  <properties>
   <property name="name" value="awning yellow 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_yellow_2.png" width="68" height="29"/>
 </tile>
 <tile id="20" type="masonry">
  <properties>
   <property name="name" value="awning yellow 3"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_yellow_3.png" width="100" height="29"/>
 </tile>
 <tile id="21" type="masonry">
  <properties>
   <property name="name" value="awning yellow 4"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/awning_yellow_4.png" width="132" height="29"/>
 </tile>
 <tile id="22" type="masonry">
  <properties>
   <property name="name" value="banner blue oak"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/banner_blue_oak.png" width="18" height="36"/>
 </tile>
 <tile id="23" type="masonry">
  <properties>
   <property name="name" value="banner green oak"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/banner_green_oak.png" width="18" height="36"/>
 </tile>
 <tile id="24" type="masonry">
  <properties>
   <property name="name" value="banner pink heart"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/banner_pink_heart.png" width="18" height="36"/>
 </tile>
 <tile id="25" type="masonry">
  <properties>
   <property name="name" value="banner red heart"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/banner_red_heart.png" width="18" height="36"/>
 </tile>
 <tile id="26" type="masonry">
  <properties>
   <property name="name" value="banner red star"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/banner_red_star.png" width="18" height="36"/>
 </tile>
 <tile id="27" type="masonry">
  <properties>
   <property name="name" value="banner violet star"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/banner_violet_star.png" width="18" height="36"/>
 </tile>
 <tile id="28" type="masonry">
  <properties>
   <property name="name" value="bunting 2"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bunting_2.png" width="64" height="18"/>
 </tile>
 <tile id="29" type="masonry">
  <properties>
   <property name="name" value="bunting 3"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bunting_3.png" width="96" height="18"/>
 </tile>
 <tile id="30" type="masonry">
  <properties>
   <property name="name" value="bunting 4"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bunting_4.png" width="128" height="18"/>
 </tile>
 <tile id="31" type="masonry">
  <properties>
   <property name="name" value="curtain blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/curtain_blue.png" width="32" height="34"/>
 </tile>
 <tile id="32" type="masonry">
  <properties>
   <property name="name" value="curtain cream"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/curtain_cream.png" width="32" height="34"/>
 </tile>
 <tile id="33" type="masonry">
  <properties>
   <property name="name" value="curtain green"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/curtain_green.png" width="32" height="34"/>
 </tile>
 <tile id="34" type="masonry">
  <properties>
   <property name="name" value="curtain pink"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/curtain_pink.png" width="32" height="34"/>
 </tile>
 <tile id="35" type="masonry">
  <properties>
   <property name="name" value="curtain red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/curtain_red.png" width="32" height="34"/>
 </tile>
 <tile id="36" type="masonry">
  <properties>
   <property name="name" value="curtain teal"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/curtain_teal.png" width="32" height="34"/>
 </tile>
 <tile id="37" type="masonry">
  <properties>
   <property name="name" value="curtain violet"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/curtain_violet.png" width="32" height="34"/>
 </tile>
 <tile id="38" type="masonry">
  <properties>
   <property name="name" value="curtain yellow"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/curtain_yellow.png" width="32" height="34"/>
 </tile>
 <tile id="39" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door black"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_black.png" width="32" height="46"/>
 </tile>
 <tile id="40" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_blue.png" width="32" height="46"/>
 </tile>
 <tile id="41" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door double blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_double_blue.png" width="64" height="46"/>
 </tile>
 <tile id="42" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door double glass green"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_double_glass_green.png" width="64" height="46"/>
 </tile>
 <tile id="43" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door double glass oak"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_double_glass_oak.png" width="64" height="46"/>
 </tile>
 <tile id="44" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door double glass white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_double_glass_white.png" width="64" height="46"/>
 </tile>
 <tile id="45" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door double green"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_double_green.png" width="64" height="46"/>
 </tile>
 <tile id="46" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door double oak"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_double_oak.png" width="64" height="46"/>
 </tile>
 <tile id="47" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door double red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_double_red.png" width="64" height="46"/>
 </tile>
 <tile id="48" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door double walnut"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_double_walnut.png" width="64" height="46"/>
 </tile>
 <tile id="49" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door double white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_double_white.png" width="64" height="46"/>
 </tile>
 <tile id="50" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door glass green"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_glass_green.png" width="32" height="46"/>
 </tile>
 <tile id="51" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door glass oak"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_glass_oak.png" width="32" height="46"/>
 </tile>
 <tile id="52" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door glass red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_glass_red.png" width="32" height="46"/>
 </tile>
 <tile id="53" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door glass white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_glass_white.png" width="32" height="46"/>
 </tile>
 <tile id="54" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door green"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_green.png" width="32" height="46"/>
 </tile>
 <tile id="55" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door iron"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_iron.png" width="32" height="46"/>
 </tile>
 <tile id="56" type="masonry">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="door mat blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_mat_blue.png" width="28" height="14"/>
 </tile>
 <tile id="57" type="masonry">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="door mat green"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_mat_green.png" width="28" height="14"/>
 </tile>
 <tile id="58" type="masonry">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="door mat oak"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_mat_oak.png" width="28" height="14"/>
 </tile>
 <tile id="59" type="masonry">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="door mat red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_mat_red.png" width="28" height="14"/>
 </tile>
 <tile id="60" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door oak"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_oak.png" width="32" height="46"/>
 </tile>
 <tile id="61" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door orange"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_orange.png" width="32" height="46"/>
 </tile>
 <tile id="62" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door pink"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_pink.png" width="32" height="46"/>
 </tile>
 <tile id="63" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_red.png" width="32" height="46"/>
 </tile>
 <tile id="64" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door teal"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_teal.png" width="32" height="46"/>
 </tile>
 <tile id="65" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door violet"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_violet.png" width="32" height="46"/>
 </tile>
 <tile id="66" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door walnut"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_walnut.png" width="32" height="46"/>
 </tile>
 <tile id="67" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_white.png" width="32" height="46"/>
 </tile>
 <tile id="68" type="masonry">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="door yellow"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/door_yellow.png" width="32" height="46"/>
 </tile>
 <tile id="69" type="masonry">
  <properties>
   <property name="name" value="house number 1"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_1.png" width="9" height="11"/>
 </tile>
 <tile id="70" type="masonry">
  <properties>
   <property name="name" value="house number 10"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_10.png" width="13" height="11"/>
 </tile>
 <tile id="71" type="masonry">
  <properties>
   <property name="name" value="house number 11"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_11.png" width="13" height="11"/>
 </tile>
 <tile id="72" type="masonry">
  <properties>
   <property name="name" value="house number 12"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_12.png" width="13" height="11"/>
 </tile>
 <tile id="73" type="masonry">
  <properties>
   <property name="name" value="house number 13"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_13.png" width="13" height="11"/>
 </tile>
 <tile id="74" type="masonry">
  <properties>
   <property name="name" value="house number 14"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_14.png" width="13" height="11"/>
 </tile>
 <tile id="75" type="masonry">
  <properties>
   <property name="name" value="house number 15"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_15.png" width="13" height="11"/>
 </tile>
 <tile id="76" type="masonry">
  <properties>
   <property name="name" value="house number 16"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_16.png" width="13" height="11"/>
 </tile>
 <tile id="77" type="masonry">
  <properties>
   <property name="name" value="house number 17"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_17.png" width="13" height="11"/>
 </tile>
 <tile id="78" type="masonry">
  <properties>
   <property name="name" value="house number 18"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_18.png" width="13" height="11"/>
 </tile>
 <tile id="79" type="masonry">
  <properties>
   <property name="name" value="house number 19"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_19.png" width="13" height="11"/>
 </tile>
 <tile id="80" type="masonry">
  <properties>
   <property name="name" value="house number 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_2.png" width="9" height="11"/>
 </tile>
 <tile id="81" type="masonry">
  <properties>
   <property name="name" value="house number 20"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_20.png" width="13" height="11"/>
 </tile>
 <tile id="82" type="masonry">
  <properties>
   <property name="name" value="house number 21"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_21.png" width="13" height="11"/>
 </tile>
 <tile id="83" type="masonry">
  <properties>
   <property name="name" value="house number 22"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_22.png" width="13" height="11"/>
 </tile>
 <tile id="84" type="masonry">
  <properties>
   <property name="name" value="house number 23"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_23.png" width="13" height="11"/>
 </tile>
 <tile id="85" type="masonry">
  <properties>
   <property name="name" value="house number 24"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_24.png" width="13" height="11"/>
 </tile>
 <tile id="86" type="masonry">
  <properties>
   <property name="name" value="house number 3"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_3.png" width="9" height="11"/>
 </tile>
 <tile id="87" type="masonry">
  <properties>
   <property name="name" value="house number 4"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_4.png" width="9" height="11"/>
 </tile>
 <tile id="88" type="masonry">
  <properties>
   <property name="name" value="house number 5"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_5.png" width="9" height="11"/>
 </tile>
 <tile id="89" type="masonry">
  <properties>
   <property name="name" value="house number 6"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_6.png" width="9" height="11"/>
 </tile>
 <tile id="90" type="masonry">
  <properties>
   <property name="name" value="house number 7"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_7.png" width="9" height="11"/>
 </tile>
 <tile id="91" type="masonry">
  <properties>
   <property name="name" value="house number 8"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_8.png" width="9" height="11"/>
 </tile>
 <tile id="92" type="masonry">
  <properties>
   <property name="name" value="house number 9"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/house_number_9.png" width="9" height="11"/>
 </tile>
 <tile id="93" type="masonry">
  <properties>
   <property name="name" value="pavement sign beer"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pavement_sign_beer.png" width="24" height="34"/>
 </tile>
 <tile id="94" type="masonry">
  <properties>
   <property name="name" value="pavement sign books"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pavement_sign_books.png" width="24" height="34"/>
 </tile>
 <tile id="95" type="masonry">
  <properties>
   <property name="name" value="pavement sign coffee"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pavement_sign_coffee.png" width="24" height="34"/>
 </tile>
 <tile id="96" type="masonry">
  <properties>
   <property name="name" value="pavement sign fruit"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pavement_sign_fruit.png" width="24" height="34"/>
 </tile>
 <tile id="97" type="masonry">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="porch steps double"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/porch_steps_double.png" width="72" height="22"/>
 </tile>
 <tile id="98" type="masonry">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="porch steps sandstone"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/porch_steps_sandstone.png" width="40" height="22"/>
 </tile>
 <tile id="99" type="masonry">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="porch steps stone"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/porch_steps_stone.png" width="40" height="22"/>
 </tile>
 <tile id="100" type="masonry">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="porch steps wood"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/porch_steps_wood.png" width="40" height="22"/>
 </tile>
 <tile id="101" type="masonry">
  <properties>
   <property name="name" value="sign artists"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_artists.png" width="80" height="20"/>
 </tile>
 <tile id="102" type="masonry">
  <properties>
   <property name="looks" value="open,closed"/>
   <property name="name" value="sign cafe"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_cafe.png" width="66" height="30"/>
 </tile>
 <tile id="103" type="masonry">
  <properties>
   <property name="name" value="sign college"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_college.png" width="89" height="20"/>
 </tile>
 <tile id="104" type="masonry">
  <properties>
   <property name="name" value="sign dorm"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_dorm.png" width="45" height="20"/>
 </tile>
 <tile id="105" type="masonry">
  <properties>
   <property name="name" value="sign hanging artists"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_artists.png" width="28" height="34"/>
 </tile>
 <tile id="106" type="masonry">
  <properties>
   <property name="name" value="sign hanging cafe"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_cafe.png" width="28" height="34"/>
 </tile>
 <tile id="107" type="masonry">
  <properties>
   <property name="name" value="sign hanging college"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_college.png" width="28" height="34"/>
 </tile>
 <tile id="108" type="masonry">
  <properties>
   <property name="name" value="sign hanging dorm"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_dorm.png" width="28" height="34"/>
 </tile>
 <tile id="109" type="masonry">
  <properties>
   <property name="name" value="sign hanging library"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_library.png" width="28" height="34"/>
 </tile>
 <tile id="110" type="masonry">
  <properties>
   <property name="name" value="sign hanging market"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_market.png" width="28" height="34"/>
 </tile>
 <tile id="111" type="masonry">
  <properties>
   <property name="name" value="sign hanging music"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_music.png" width="28" height="34"/>
 </tile>
 <tile id="112" type="masonry">
  <properties>
   <property name="name" value="sign hanging park"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_park.png" width="28" height="34"/>
 </tile>
 <tile id="113" type="masonry">
  <properties>
   <property name="name" value="sign hanging pharmacy"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_pharmacy.png" width="28" height="34"/>
 </tile>
 <tile id="114" type="masonry">
  <properties>
   <property name="name" value="sign hanging pub"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_pub.png" width="28" height="34"/>
 </tile>
 <tile id="115" type="masonry">
  <properties>
   <property name="name" value="sign hanging supply store"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_supply_store.png" width="28" height="34"/>
 </tile>
 <tile id="116" type="masonry">
  <properties>
   <property name="name" value="sign hanging town"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/sign_hanging_town.png" width="28" height="34"/>
 </tile>
 <tile id="117" type="masonry">
  <properties>
   <property name="name" value="sign library"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_library.png" width="55" height="20"/>
 </tile>
 <tile id="118" type="masonry">
  <properties>
   <property name="looks" value="open,closed"/>
   <property name="name" value="sign market"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_market.png" width="88" height="30"/>
 </tile>
 <tile id="119" type="masonry">
  <properties>
   <property name="name" value="sign music"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_music.png" width="49" height="20"/>
 </tile>
 <tile id="120" type="masonry">
  <properties>
   <property name="name" value="sign park"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_park.png" width="76" height="20"/>
 </tile>
 <tile id="121" type="masonry">
  <properties>
   <property name="looks" value="open,closed"/>
   <property name="name" value="sign pharmacy"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_pharmacy.png" width="61" height="30"/>
 </tile>
 <tile id="122" type="masonry">
  <properties>
   <property name="looks" value="open,closed"/>
   <property name="name" value="sign pub"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_pub.png" width="76" height="30"/>
 </tile>
 <tile id="123" type="masonry">
  <properties>
   <property name="looks" value="open,closed"/>
   <property name="name" value="sign supply store"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_supply_store.png" width="74" height="30"/>
 </tile>
 <tile id="124" type="masonry">
  <properties>
   <property name="name" value="sign town"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sign_town.png" width="69" height="20"/>
 </tile>
 <tile id="125" type="venues">
  <properties>
   <property name="name" value="bar counter corner left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bar_counter_corner_left.png" width="32" height="61"/>
 </tile>
 <tile id="126" type="venues">
  <properties>
   <property name="name" value="bar counter corner right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bar_counter_corner_right.png" width="32" height="61"/>
 </tile>
 <tile id="127" type="venues">
  <properties>
   <property name="name" value="bar counter left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bar_counter_left.png" width="32" height="44"/>
 </tile>
 <tile id="128" type="venues">
  <properties>
   <property name="name" value="bar counter mid"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bar_counter_mid.png" width="32" height="44"/>
 </tile>
 <tile id="129" type="venues">
  <properties>
   <property name="name" value="bar counter right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bar_counter_right.png" width="32" height="44"/>
 </tile>
 <tile id="130" type="venues">
  <properties>
   <property name="name" value="bar counter side left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bar_counter_side_left.png" width="32" height="61"/>
 </tile>
 <tile id="131" type="venues">
  <properties>
   <property name="name" value="bar counter side right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bar_counter_side_right.png" width="32" height="61"/>
 </tile>
 <tile id="132" type="venues">
  <properties>
   <property name="name" value="bar counter single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bar_counter_single.png" width="32" height="44"/>
 </tile>
 <tile id="133" type="venues">
  <properties>
   <property name="name" value="bar counter turn left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bar_counter_turn_left.png" width="32" height="44"/>
 </tile>
 <tile id="134" type="venues">
  <properties>
   <property name="name" value="bar counter turn right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bar_counter_turn_right.png" width="32" height="44"/>
 </tile>
 <tile id="135" type="venues">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bar shelf"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bar_shelf.png" width="64" height="84"/>
 </tile>
 <tile id="136" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="looks" value="wet"/>
   <property name="name" value="bar stool"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/bar_stool.png" width="22" height="34"/>
 </tile>
 <tile id="137" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="looks" value="wet"/>
   <property name="name" value="bar stool green"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/bar_stool_green.png" width="22" height="34"/>
 </tile>
 <tile id="138" type="venues">
  <properties>
   <property name="frames" value="leaking:2"/>
   <property name="looks" value="leaking"/>
   <property name="name" value="barrel rack"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/barrel_rack.png" width="66" height="66"/>
 </tile>
 <tile id="139" type="venues">
  <properties>
   <property name="name" value="bean bag blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/bean_bag_blue.png" width="40" height="38"/>
 </tile>
 <tile id="140" type="venues">
  <properties>
   <property name="name" value="bean bag red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/bean_bag_red.png" width="40" height="38"/>
 </tile>
 <tile id="141" type="venues">
  <properties>
   <property name="name" value="bean bag yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/bean_bag_yellow.png" width="40" height="38"/>
 </tile>
 <tile id="142" type="venues">
  <properties>
   <property name="name" value="beer glass"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/beer_glass.png" width="14" height="16"/>
 </tile>
 <tile id="143" type="venues">
  <properties>
   <property name="frames" value="leaking:2"/>
   <property name="kind" value="behind the bar counter"/>
   <property name="looks" value="in use,leaking"/>
   <property name="name" value="beer taps"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/beer_taps.png" width="40" height="34"/>
 </tile>
 <tile id="144" type="venues">
  <properties>
   <property name="name" value="biscuit jars"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/biscuit_jars.png" width="30" height="22"/>
 </tile>
 <tile id="145" type="venues">
  <properties>
   <property name="kind" value="blackboard"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="blackboard"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/blackboard.png" width="96" height="72"/>
 </tile>
 <tile id="146" type="venues">
  <properties>
   <property name="name" value="book cart"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/book_cart.png" width="44" height="50"/>
 </tile>
 <tile id="147" type="venues">
  <properties>
   <property name="kind" value="bookshelf"/>
   <property name="name" value="bookshelf end"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookshelf_end.png" width="32" height="112"/>
 </tile>
 <tile id="148" type="venues">
  <properties>
   <property name="kind" value="bookshelf"/>
   <property name="name" value="bookshelf low 1"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookshelf_low_1.png" width="64" height="52"/>
 </tile>
 <tile id="149" type="venues">
  <properties>
   <property name="kind" value="bookshelf"/>
   <property name="name" value="bookshelf low 2"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookshelf_low_2.png" width="64" height="52"/>
 </tile>
 <tile id="150" type="venues">
  <properties>
   <property name="kind" value="bookshelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookshelf narrow 1"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookshelf_narrow_1.png" width="32" height="80"/>
 </tile>
 <tile id="151" type="venues">
  <properties>
   <property name="kind" value="bookshelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookshelf narrow 2"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookshelf_narrow_2.png" width="32" height="80"/>
 </tile>
 <tile id="152" type="venues">
  <properties>
   <property name="kind" value="bookshelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookshelf stack 1"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookshelf_stack_1.png" width="64" height="80"/>
 </tile>
 <tile id="153" type="venues">
  <properties>
   <property name="kind" value="bookshelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookshelf stack 2"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookshelf_stack_2.png" width="64" height="80"/>
 </tile>
 <tile id="154" type="venues">
  <properties>
   <property name="kind" value="bookshelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookshelf stack 3"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookshelf_stack_3.png" width="64" height="80"/>
 </tile>
 <tile id="155" type="venues">
  <properties>
   <property name="kind" value="bookshelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookshelf stack 4"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookshelf_stack_4.png" width="64" height="80"/>
 </tile>
 <tile id="156" type="venues">
  <properties>
   <property name="name" value="bottle crate"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bottle_crate.png" width="34" height="30"/>
 </tile>
 <tile id="157" type="venues">
  <properties>
   <property name="name" value="bread basket"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bread_basket.png" width="30" height="24"/>
 </tile>
 <tile id="158" type="venues">
  <properties>
   <property name="name" value="cafe back shelf"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_back_shelf.png" width="64" height="58"/>
 </tile>
 <tile id="159" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair blue down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_blue_down.png" width="26" height="38"/>
 </tile>
 <tile id="160" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_blue_left.png" width="26" height="38"/>
 </tile>
 <tile id="161" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_blue_right.png" width="26" height="38"/>
 </tile>
 <tile id="162" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair blue up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_blue_up.png" width="26" height="38"/>
 </tile>
 <tile id="163" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair green down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_green_down.png" width="26" height="38"/>
 </tile>
 <tile id="164" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_green_left.png" width="26" height="38"/>
 </tile>
 <tile id="165" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_green_right.png" width="26" height="38"/>
 </tile>
 <tile id="166" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair green up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_green_up.png" width="26" height="38"/>
 </tile>
 <tile id="167" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair red down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_red_down.png" width="26" height="38"/>
 </tile>
 <tile id="168" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_red_left.png" width="26" height="38"/>
 </tile>
 <tile id="169" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_red_right.png" width="26" height="38"/>
 </tile>
 <tile id="170" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe chair red up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_chair_red_up.png" width="26" height="38"/>
 </tile>
 <tile id="171" type="venues">
  <properties>
   <property name="name" value="cafe counter corner left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_counter_corner_left.png" width="32" height="61"/>
 </tile>
 <tile id="172" type="venues">
  <properties>
   <property name="name" value="cafe counter corner right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_counter_corner_right.png" width="32" height="61"/>
 </tile>
 <tile id="173" type="venues">
  <properties>
   <property name="name" value="cafe counter left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_counter_left.png" width="32" height="44"/>
 </tile>
 <tile id="174" type="venues">
  <properties>
   <property name="name" value="cafe counter mid"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/cafe_counter_mid.png" width="32" height="44"/>
 </tile>
 <tile id="175" type="venues">
  <properties>
   <property name="name" value="cafe counter right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_counter_right.png" width="32" height="44"/>
 </tile>
 <tile id="176" type="venues">
  <properties>
   <property name="name" value="cafe counter side left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_counter_side_left.png" width="32" height="61"/>
 </tile>
 <tile id="177" type="venues">
  <properties>
   <property name="name" value="cafe counter side right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_counter_side_right.png" width="32" height="61"/>
 </tile>
 <tile id="178" type="venues">
  <properties>
   <property name="name" value="cafe counter single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_counter_single.png" width="32" height="44"/>
 </tile>
 <tile id="179" type="venues">
  <properties>
   <property name="name" value="cafe counter turn left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_counter_turn_left.png" width="32" height="44"/>
 </tile>
 <tile id="180" type="venues">
  <properties>
   <property name="name" value="cafe counter turn right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_counter_turn_right.png" width="32" height="44"/>
 </tile>
 <tile id="181" type="venues">
  <properties>
   <property name="kind" value="cafe customer seating"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="cafe stool"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/cafe_stool.png" width="22" height="34"/>
 </tile>
 <tile id="182" type="venues">
  <properties>
   <property name="name" value="cafe table blue cloth"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_table_blue_cloth.png" width="46" height="38"/>
 </tile>
 <tile id="183" type="venues">
  <properties>
   <property name="name" value="cafe table green cloth"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_table_green_cloth.png" width="46" height="38"/>
 </tile>
 <tile id="184" type="venues">
  <properties>
   <property name="name" value="cafe table red cloth"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_table_red_cloth.png" width="46" height="38"/>
 </tile>
 <tile id="185" type="venues">
  <properties>
   <property name="name" value="cafe table round"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_table_round.png" width="40" height="38"/>
 </tile>
 <tile id="186" type="venues">
  <properties>
   <property name="name" value="cafe table round bare"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_table_round_bare.png" width="40" height="38"/>
 </tile>
 <tile id="187" type="venues">
  <properties>
   <property name="name" value="cafe table round cake"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_table_round_cake.png" width="40" height="38"/>
 </tile>
 <tile id="188" type="venues">
  <properties>
   <property name="name" value="cafe table round pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cafe_table_round_pink.png" width="40" height="38"/>
 </tile>
 <tile id="189" type="venues">
  <properties>
   <property name="name" value="cake slice"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/cake_slice.png" width="16" height="14"/>
 </tile>
 <tile id="190" type="venues">
  <properties>
   <property name="name" value="cake slice chocolate"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/cake_slice_chocolate.png" width="16" height="14"/>
 </tile>
 <tile id="191" type="venues">
  <properties>
   <property name="looks" value="open"/>
   <property name="name" value="card catalogue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/card_catalogue.png" width="48" height="58"/>
 </tile>
 <tile id="192" type="venues">
  <properties>
   <property name="kind" value="classroom podium"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="classroom podium"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/classroom_podium.png" width="40" height="54"/>
 </tile>
 <tile id="193" type="venues">
  <properties>
   <property name="name" value="coffee cup"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/coffee_cup.png" width="14" height="12"/>
 </tile>
 <tile id="194" type="venues">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="coffee cup hot"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/coffee_cup_hot.png" width="14" height="26"/>
 </tile>
 <tile id="195" type="venues">
  <properties>
   <property name="name" value="coffee cup red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/coffee_cup_red.png" width="14" height="12"/>
 </tile>
 <tile id="196" type="venues">
  <properties>
   <property name="frames" value="brewing:4,leaking:2"/>
   <property name="kind" value="behind the cafe counter"/>
   <property name="looks" value="brewing,leaking,broken"/>
   <property name="name" value="coffee machine"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/coffee_machine.png" width="40" height="52"/>
 </tile>
 <tile id="197" type="venues">
  <properties>
   <property name="name" value="common room chair down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_chair_down.png" width="26" height="38"/>
 </tile>
 <tile id="198" type="venues">
  <properties>
   <property name="name" value="common room chair left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_chair_left.png" width="26" height="38"/>
 </tile>
 <tile id="199" type="venues">
  <properties>
   <property name="name" value="common room chair right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_chair_right.png" width="26" height="38"/>
 </tile>
 <tile id="200" type="venues">
  <properties>
   <property name="name" value="common room chair up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_chair_up.png" width="26" height="38"/>
 </tile>
 <tile id="201" type="venues">
  <properties>
   <property name="light" value="screen"/>
   <property name="looks" value="open,leaking,broken"/>
   <property name="name" value="cooler"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cooler.png" width="64" height="78"/>
 </tile>
 <tile id="202" type="venues">
  <properties>
   <property name="name" value="counter blue corner left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_blue_corner_left.png" width="32" height="61"/>
 </tile>
 <tile id="203" type="venues">
  <properties>
   <property name="name" value="counter blue corner right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_blue_corner_right.png" width="32" height="61"/>
 </tile>
 <tile id="204" type="venues">
  <properties>
   <property name="name" value="counter blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_blue_left.png" width="32" height="44"/>
 </tile>
 <tile id="205" type="venues">
  <properties>
   <property name="name" value="counter blue mid"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/counter_blue_mid.png" width="32" height="44"/>
 </tile>
 <tile id="206" type="venues">
  <properties>
   <property name="name" value="counter blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_blue_right.png" width="32" height="44"/>
 </tile>
 <tile id="207" type="venues">
  <properties>
   <property name="name" value="counter blue side left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_blue_side_left.png" width="32" height="61"/>
 </tile>
 <tile id="208" type="venues">
  <properties>
   <property name="name" value="counter blue side right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_blue_side_right.png" width="32" height="61"/>
 </tile>
 <tile id="209" type="venues">
  <properties>
   <property name="name" value="counter blue single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_blue_single.png" width="32" height="44"/>
 </tile>
 <tile id="210" type="venues">
  <properties>
   <property name="name" value="counter blue turn left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_blue_turn_left.png" width="32" height="44"/>
 </tile>
 <tile id="211" type="venues">
  <properties>
   <property name="name" value="counter blue turn right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_blue_turn_right.png" width="32" height="44"/>
 </tile>
 <tile id="212" type="venues">
  <properties>
   <property name="name" value="counter green corner left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_green_corner_left.png" width="32" height="61"/>
 </tile>
 <tile id="213" type="venues">
  <properties>
   <property name="name" value="counter green corner right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_green_corner_right.png" width="32" height="61"/>
 </tile>
 <tile id="214" type="venues">
  <properties>
   <property name="name" value="counter green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_green_left.png" width="32" height="44"/>
 </tile>
 <tile id="215" type="venues">
  <properties>
   <property name="name" value="counter green mid"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/counter_green_mid.png" width="32" height="44"/>
 </tile>
 <tile id="216" type="venues">
  <properties>
   <property name="name" value="counter green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_green_right.png" width="32" height="44"/>
 </tile>
 <tile id="217" type="venues">
  <properties>
   <property name="name" value="counter green side left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_green_side_left.png" width="32" height="61"/>
 </tile>
 <tile id="218" type="venues">
  <properties>
   <property name="name" value="counter green side right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_green_side_right.png" width="32" height="61"/>
 </tile>
 <tile id="219" type="venues">
  <properties>
   <property name="name" value="counter green single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_green_single.png" width="32" height="44"/>
 </tile>
 <tile id="220" type="venues">
  <properties>
   <property name="name" value="counter green turn left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_green_turn_left.png" width="32" height="44"/>
 </tile>
 <tile id="221" type="venues">
  <properties>
   <property name="name" value="counter green turn right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_green_turn_right.png" width="32" height="44"/>
 </tile>
 <tile id="222" type="venues">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="kind" value="behind the cafe counter"/>
   <property name="name" value="counter mat cafe"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/counter_mat_cafe.png" width="64" height="24"/>
 </tile>
 <tile id="223" type="venues">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="kind" value="behind the grocery counter"/>
   <property name="name" value="counter mat grocery"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/counter_mat_grocery.png" width="64" height="24"/>
 </tile>
 <tile id="224" type="venues">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="kind" value="behind the pharmacy counter"/>
   <property name="name" value="counter mat pharmacy"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/counter_mat_pharmacy.png" width="64" height="24"/>
 </tile>
 <tile id="225" type="venues">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="kind" value="behind the bar counter"/>
   <property name="name" value="counter mat pub"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/counter_mat_pub.png" width="64" height="24"/>
 </tile>
 <tile id="226" type="venues">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="kind" value="behind the supply store counter"/>
   <property name="name" value="counter mat supply"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/counter_mat_supply.png" width="64" height="24"/>
 </tile>
 <tile id="227" type="venues">
  <properties>
   <property name="name" value="counter red corner left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_red_corner_left.png" width="32" height="61"/>
 </tile>
 <tile id="228" type="venues">
  <properties>
   <property name="name" value="counter red corner right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_red_corner_right.png" width="32" height="61"/>
 </tile>
 <tile id="229" type="venues">
  <properties>
   <property name="name" value="counter red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_red_left.png" width="32" height="44"/>
 </tile>
 <tile id="230" type="venues">
  <properties>
   <property name="name" value="counter red mid"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/counter_red_mid.png" width="32" height="44"/>
 </tile>
 <tile id="231" type="venues">
  <properties>
   <property name="name" value="counter red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_red_right.png" width="32" height="44"/>
 </tile>
 <tile id="232" type="venues">
  <properties>
   <property name="name" value="counter red side left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_red_side_left.png" width="32" height="61"/>
 </tile>
 <tile id="233" type="venues">
  <properties>
   <property name="name" value="counter red side right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_red_side_right.png" width="32" height="61"/>
 </tile>
 <tile id="234" type="venues">
  <properties>
   <property name="name" value="counter red single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_red_single.png" width="32" height="44"/>
 </tile>
 <tile id="235" type="venues">
  <properties>
   <property name="name" value="counter red turn left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_red_turn_left.png" width="32" height="44"/>
 </tile>
 <tile id="236" type="venues">
  <properties>
   <property name="name" value="counter red turn right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_red_turn_right.png" width="32" height="44"/>
 </tile>
 <tile id="237" type="venues">
  <properties>
   <property name="name" value="counter white corner left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_white_corner_left.png" width="32" height="61"/>
 </tile>
 <tile id="238" type="venues">
  <properties>
   <property name="name" value="counter white corner right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_white_corner_right.png" width="32" height="61"/>
 </tile>
 <tile id="239" type="venues">
  <properties>
   <property name="name" value="counter white left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_white_left.png" width="32" height="44"/>
 </tile>
 <tile id="240" type="venues">
  <properties>
   <property name="name" value="counter white mid"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/counter_white_mid.png" width="32" height="44"/>
 </tile>
 <tile id="241" type="venues">
  <properties>
   <property name="name" value="counter white right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_white_right.png" width="32" height="44"/>
 </tile>
 <tile id="242" type="venues">
  <properties>
   <property name="name" value="counter white side left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_white_side_left.png" width="32" height="61"/>
 </tile>
 <tile id="243" type="venues">
  <properties>
   <property name="name" value="counter white side right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_white_side_right.png" width="32" height="61"/>
 </tile>
 <tile id="244" type="venues">
  <properties>
   <property name="name" value="counter white single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_white_single.png" width="32" height="44"/>
 </tile>
 <tile id="245" type="venues">
  <properties>
   <property name="name" value="counter white turn left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_white_turn_left.png" width="32" height="44"/>
 </tile>
 <tile id="246" type="venues">
  <properties>
   <property name="name" value="counter white turn right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/counter_white_turn_right.png" width="32" height="44"/>
 </tile>
 <tile id="247" type="venues">
  <properties>
   <property name="name" value="cue rack"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cue_rack.png" width="36" height="64"/>
 </tile>
 <tile id="248" type="venues">
  <properties>
   <property name="name" value="cup rack"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/cup_rack.png" width="30" height="20"/>
 </tile>
 <tile id="249" type="venues">
  <properties>
   <property name="name" value="flower vase"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_vase.png" width="16" height="22"/>
 </tile>
 <tile id="250" type="venues">
  <properties>
   <property name="name" value="flower vase blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_vase_blue.png" width="16" height="22"/>
 </tile>
 <tile id="251" type="venues">
  <properties>
   <property name="looks" value="open"/>
   <property name="name" value="freezer chest"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/freezer_chest.png" width="64" height="52"/>
 </tile>
 <tile id="252" type="homeware">
  <properties>
   <property name="name" value="fruit bowl"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fruit_bowl.png" width="24" height="20"/>
 </tile>
 <tile id="253" type="venues">
  <properties>
   <property name="name" value="fruit crate apples"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/fruit_crate_apples.png" width="34" height="34"/>
 </tile>
 <tile id="254" type="venues">
  <properties>
   <property name="name" value="fruit crate cabbage"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/fruit_crate_cabbage.png" width="34" height="34"/>
 </tile>
 <tile id="255" type="venues">
  <properties>
   <property name="name" value="fruit crate lemons"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/fruit_crate_lemons.png" width="34" height="34"/>
 </tile>
 <tile id="256" type="venues">
  <properties>
   <property name="name" value="fruit crate oranges"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/fruit_crate_oranges.png" width="34" height="34"/>
 </tile>
 <tile id="257" type="venues">
  <properties>
   <property name="name" value="fruit crate pears"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/fruit_crate_pears.png" width="34" height="34"/>
 </tile>
 <tile id="258" type="venues">
  <properties>
   <property name="name" value="fruit crate plums"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/fruit_crate_plums.png" width="34" height="34"/>
 </tile>
 <tile id="259" type="venues">
  <properties>
   <property name="name" value="garden tools"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/garden_tools.png" width="48" height="68"/>
 </tile>
 <tile id="260" type="venues">
  <properties>
   <property name="name" value="globe"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/globe.png" width="34" height="54"/>
 </tile>
 <tile id="261" type="venues">
  <properties>
   <property name="kind" value="grocery store counter"/>
   <property name="name" value="grocery counter corner left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_counter_corner_left.png" width="32" height="61"/>
 </tile>
 <tile id="262" type="venues">
  <properties>
   <property name="kind" value="grocery store counter"/>
   <property name="name" value="grocery counter corner right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_counter_corner_right.png" width="32" height="61"/>
 </tile>
 <tile id="263" type="venues">
  <properties>
   <property name="kind" value="grocery store counter"/>
   <property name="name" value="grocery counter left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_counter_left.png" width="32" height="44"/>
 </tile>
 <tile id="264" type="venues">
  <properties>
   <property name="kind" value="grocery store counter"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery counter mid"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/grocery_counter_mid.png" width="32" height="44"/>
 </tile>
 <tile id="265" type="venues">
  <properties>
   <property name="kind" value="grocery store counter"/>
   <property name="name" value="grocery counter right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_counter_right.png" width="32" height="44"/>
 </tile>
 <tile id="266" type="venues">
  <properties>
   <property name="kind" value="grocery store counter"/>
   <property name="name" value="grocery counter side left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_counter_side_left.png" width="32" height="61"/>
 </tile>
 <tile id="267" type="venues">
  <properties>
   <property name="kind" value="grocery store counter"/>
   <property name="name" value="grocery counter side right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_counter_side_right.png" width="32" height="61"/>
 </tile>
 <tile id="268" type="venues">
  <properties>
   <property name="kind" value="grocery store counter"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery counter single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_counter_single.png" width="32" height="44"/>
 </tile>
 <tile id="269" type="venues">
  <properties>
   <property name="kind" value="grocery store counter"/>
   <property name="name" value="grocery counter turn left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_counter_turn_left.png" width="32" height="44"/>
 </tile>
 <tile id="270" type="venues">
  <properties>
   <property name="kind" value="grocery store counter"/>
   <property name="name" value="grocery counter turn right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_counter_turn_right.png" width="32" height="44"/>
 </tile>
 <tile id="271" type="venues">
  <properties>
   <property name="kind" value="grocery store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery low shelf bread"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_low_shelf_bread.png" width="64" height="52"/>
 </tile>
 <tile id="272" type="venues">
  <properties>
   <property name="kind" value="grocery store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery low shelf cans"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_low_shelf_cans.png" width="64" height="52"/>
 </tile>
 <tile id="273" type="venues">
  <properties>
   <property name="kind" value="grocery store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery low shelf cereal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_low_shelf_cereal.png" width="64" height="52"/>
 </tile>
 <tile id="274" type="venues">
  <properties>
   <property name="kind" value="grocery store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery low shelf drinks"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_low_shelf_drinks.png" width="64" height="52"/>
 </tile>
 <tile id="275" type="venues">
  <properties>
   <property name="kind" value="grocery store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery low shelf fruit"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_low_shelf_fruit.png" width="64" height="52"/>
 </tile>
 <tile id="276" type="venues">
  <properties>
   <property name="kind" value="grocery store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery shelf bread"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_shelf_bread.png" width="64" height="66"/>
 </tile>
 <tile id="277" type="venues">
  <properties>
   <property name="kind" value="grocery store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery shelf cans"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_shelf_cans.png" width="64" height="66"/>
 </tile>
 <tile id="278" type="venues">
  <properties>
   <property name="kind" value="grocery store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery shelf cereal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_shelf_cereal.png" width="64" height="66"/>
 </tile>
 <tile id="279" type="venues">
  <properties>
   <property name="kind" value="grocery store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery shelf drinks"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_shelf_drinks.png" width="64" height="66"/>
 </tile>
 <tile id="280" type="venues">
  <properties>
   <property name="kind" value="grocery store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="grocery shelf fruit"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grocery_shelf_fruit.png" width="64" height="66"/>
 </tile>
 <tile id="281" type="venues">
  <properties>
   <property name="frames" value="on:3"/>
   <property name="light" value="screen"/>
   <property name="looks" value="on"/>
   <property name="name" value="jukebox"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/jukebox.png" width="38" height="64"/>
 </tile>
 <tile id="282" type="venues">
  <properties>
   <property name="looks" value="in use"/>
   <property name="name" value="laboratory table"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/laboratory_table.png" width="64" height="54"/>
 </tile>
 <tile id="283" type="venues">
  <properties>
   <property name="name" value="lectern"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/lectern.png" width="32" height="48"/>
 </tile>
 <tile id="284" type="venues">
  <properties>
   <property name="name" value="library chair down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_chair_down.png" width="26" height="38"/>
 </tile>
 <tile id="285" type="venues">
  <properties>
   <property name="name" value="library chair left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_chair_left.png" width="26" height="38"/>
 </tile>
 <tile id="286" type="venues">
  <properties>
   <property name="name" value="library chair right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_chair_right.png" width="26" height="38"/>
 </tile>
 <tile id="287" type="venues">
  <properties>
   <property name="name" value="library chair up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_chair_up.png" width="26" height="38"/>
 </tile>
 <tile id="288" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="looks" value="occupied,broken"/>
   <property name="name" value="library sofa brown down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_brown_down.png" width="64" height="46"/>
 </tile>
 <tile id="289" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="name" value="library sofa brown left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_brown_left.png" width="38" height="78"/>
 </tile>
 <tile id="290" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="name" value="library sofa brown right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_brown_right.png" width="38" height="78"/>
 </tile>
 <tile id="291" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="name" value="library sofa brown up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_brown_up.png" width="64" height="46"/>
 </tile>
 <tile id="292" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="looks" value="occupied,broken"/>
   <property name="name" value="library sofa green down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_green_down.png" width="64" height="46"/>
 </tile>
 <tile id="293" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="name" value="library sofa green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_green_left.png" width="38" height="78"/>
 </tile>
 <tile id="294" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="name" value="library sofa green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_green_right.png" width="38" height="78"/>
 </tile>
 <tile id="295" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="name" value="library sofa green up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_green_up.png" width="64" height="46"/>
 </tile>
 <tile id="296" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="looks" value="occupied,broken"/>
   <property name="name" value="library sofa red down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_red_down.png" width="64" height="46"/>
 </tile>
 <tile id="297" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="name" value="library sofa red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_red_left.png" width="38" height="78"/>
 </tile>
 <tile id="298" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="name" value="library sofa red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_red_right.png" width="38" height="78"/>
 </tile>
 <tile id="299" type="venues">
  <properties>
   <property name="kind" value="library sofa"/>
   <property name="name" value="library sofa red up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_sofa_red_up.png" width="64" height="46"/>
 </tile>
 <tile id="300" type="venues">
  <properties>
   <property name="kind" value="library table"/>
   <property name="light" value="lamp"/>
   <property name="looks" value="in use,wet"/>
   <property name="name" value="library table"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_table.png" width="64" height="52"/>
 </tile>
 <tile id="301" type="venues">
  <properties>
   <property name="kind" value="library table"/>
   <property name="light" value="lamp"/>
   <property name="looks" value="in use,wet"/>
   <property name="name" value="library table long"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/library_table_long.png" width="96" height="52"/>
 </tile>
 <tile id="302" type="venues">
  <properties>
   <property name="looks" value="open"/>
   <property name="name" value="lockers"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/lockers.png" width="64" height="72"/>
 </tile>
 <tile id="303" type="venues">
  <properties>
   <property name="name" value="lumber rack"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/lumber_rack.png" width="50" height="80"/>
 </tile>
 <tile id="304" type="venues">
  <properties>
   <property name="name" value="magazine rack"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/magazine_rack.png" width="46" height="54"/>
 </tile>
 <tile id="305" type="venues">
  <properties>
   <property name="name" value="menu stand"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/menu_stand.png" width="30" height="46"/>
 </tile>
 <tile id="306" type="venues">
  <properties>
   <property name="frames" value="on:2,in use:2"/>
   <property name="kind" value="microphone"/>
   <property name="looks" value="on,in use,broken"/>
   <property name="name" value="microphone"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/microphone.png" width="36" height="60"/>
 </tile>
 <tile id="307" type="venues">
  <properties>
   <property name="name" value="mortar"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/mortar.png" width="30" height="26"/>
 </tile>
 <tile id="308" type="venues">
  <properties>
   <property name="name" value="notice stand"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/notice_stand.png" width="52" height="62"/>
 </tile>
 <tile id="309" type="venues">
  <properties>
   <property name="name" value="open book"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/open_book.png" width="18" height="14"/>
 </tile>
 <tile id="310" type="venues">
  <properties>
   <property name="name" value="paint display"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/paint_display.png" width="50" height="50"/>
 </tile>
 <tile id="311" type="venues">
  <properties>
   <property name="looks" value="closed"/>
   <property name="name" value="pastry case"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pastry_case.png" width="64" height="52"/>
 </tile>
 <tile id="312" type="venues">
  <properties>
   <property name="kind" value="pharmacy store counter"/>
   <property name="name" value="pharmacy counter corner left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_counter_corner_left.png" width="32" height="61"/>
 </tile>
 <tile id="313" type="venues">
  <properties>
   <property name="kind" value="pharmacy store counter"/>
   <property name="name" value="pharmacy counter corner right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_counter_corner_right.png" width="32" height="61"/>
 </tile>
 <tile id="314" type="venues">
  <properties>
   <property name="kind" value="pharmacy store counter"/>
   <property name="name" value="pharmacy counter left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_counter_left.png" width="32" height="44"/>
 </tile>
 <tile id="315" type="venues">
  <properties>
   <property name="kind" value="pharmacy store counter"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="pharmacy counter mid"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/pharmacy_counter_mid.png" width="32" height="44"/>
 </tile>
 <tile id="316" type="venues">
  <properties>
   <property name="kind" value="pharmacy store counter"/>
   <property name="name" value="pharmacy counter right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_counter_right.png" width="32" height="44"/>
 </tile>
 <tile id="317" type="venues">
  <properties>
   <property name="kind" value="pharmacy store counter"/>
   <property name="name" value="pharmacy counter side left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_counter_side_left.png" width="32" height="61"/>
 </tile>
 <tile id="318" type="venues">
  <properties>
   <property name="kind" value="pharmacy store counter"/>
   <property name="name" value="pharmacy counter side right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_counter_side_right.png" width="32" height="61"/>
 </tile>
 <tile id="319" type="venues">
  <properties>
   <property name="kind" value="pharmacy store counter"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="pharmacy counter single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_counter_single.png" width="32" height="44"/>
 </tile>
 <tile id="320" type="venues">
  <properties>
   <property name="kind" value="pharmacy store counter"/>
   <property name="name" value="pharmacy counter turn left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_counter_turn_left.png" width="32" height="44"/>
 </tile>
 <tile id="321" type="venues">
  <properties>
   <property name="kind" value="pharmacy store counter"/>
   <property name="name" value="pharmacy counter turn right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_counter_turn_right.png" width="32" height="44"/>
 </tile>
 <tile id="322" type="venues">
  <properties>
   <property name="light" value="screen"/>
   <property name="name" value="pharmacy cross"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/pharmacy_cross.png" width="34" height="56"/>
 </tile>
 <tile id="323" type="venues">
  <properties>
   <property name="kind" value="pharmacy store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="pharmacy low shelf care"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_low_shelf_care.png" width="64" height="52"/>
 </tile>
 <tile id="324" type="venues">
  <properties>
   <property name="kind" value="pharmacy store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="pharmacy low shelf medicine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_low_shelf_medicine.png" width="64" height="52"/>
 </tile>
 <tile id="325" type="venues">
  <properties>
   <property name="kind" value="pharmacy store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="pharmacy low shelf remedies"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_low_shelf_remedies.png" width="64" height="52"/>
 </tile>
 <tile id="326" type="venues">
  <properties>
   <property name="kind" value="pharmacy store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="pharmacy shelf care"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_shelf_care.png" width="64" height="66"/>
 </tile>
 <tile id="327" type="venues">
  <properties>
   <property name="kind" value="pharmacy store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="pharmacy shelf medicine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_shelf_medicine.png" width="64" height="66"/>
 </tile>
 <tile id="328" type="venues">
  <properties>
   <property name="kind" value="pharmacy store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="pharmacy shelf remedies"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_shelf_remedies.png" width="64" height="66"/>
 </tile>
 <tile id="329" type="venues">
  <properties>
   <property name="frames" value="in use:4"/>
   <property name="kind" value="piano"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="piano"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/piano.png" width="76" height="88"/>
 </tile>
 <tile id="330" type="venues">
  <properties>
   <property name="name" value="piano stool"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/piano_stool.png" width="22" height="34"/>
 </tile>
 <tile id="331" type="venues">
  <properties>
   <property name="frames" value="in use:4"/>
   <property name="kind" value="piano"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="piano upright"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/piano_upright.png" width="66" height="78"/>
 </tile>
 <tile id="332" type="venues">
  <properties>
   <property name="name" value="plate"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/plate.png" width="22" height="14"/>
 </tile>
 <tile id="333" type="venues">
  <properties>
   <property name="frames" value="in use:2"/>
   <property name="kind" value="pool table"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="pool table"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pool_table.png" width="96" height="62"/>
 </tile>
 <tile id="334" type="venues">
  <properties>
   <property name="frames" value="in use:2"/>
   <property name="kind" value="pool table"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="pool table blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pool_table_blue.png" width="96" height="62"/>
 </tile>
 <tile id="335" type="venues">
  <properties>
   <property name="name" value="pub barrel"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/pub_barrel.png" width="30" height="42"/>
 </tile>
 <tile id="336" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="name" value="pub bench down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_bench_down.png" width="66" height="42"/>
 </tile>
 <tile id="337" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="name" value="pub bench left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_bench_left.png" width="26" height="74"/>
 </tile>
 <tile id="338" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="name" value="pub bench right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_bench_right.png" width="26" height="74"/>
 </tile>
 <tile id="339" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="name" value="pub bench up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_bench_up.png" width="66" height="42"/>
 </tile>
 <tile id="340" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="looks" value="wet"/>
   <property name="name" value="pub chair down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_chair_down.png" width="26" height="38"/>
 </tile>
 <tile id="341" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="looks" value="wet"/>
   <property name="name" value="pub chair green down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_chair_green_down.png" width="26" height="38"/>
 </tile>
 <tile id="342" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="looks" value="wet"/>
   <property name="name" value="pub chair green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_chair_green_left.png" width="26" height="38"/>
 </tile>
 <tile id="343" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="looks" value="wet"/>
   <property name="name" value="pub chair green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_chair_green_right.png" width="26" height="38"/>
 </tile>
 <tile id="344" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="looks" value="wet"/>
   <property name="name" value="pub chair green up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_chair_green_up.png" width="26" height="38"/>
 </tile>
 <tile id="345" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="looks" value="wet"/>
   <property name="name" value="pub chair left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_chair_left.png" width="26" height="38"/>
 </tile>
 <tile id="346" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="looks" value="wet"/>
   <property name="name" value="pub chair right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_chair_right.png" width="26" height="38"/>
 </tile>
 <tile id="347" type="venues">
  <properties>
   <property name="kind" value="bar customer seating"/>
   <property name="looks" value="wet"/>
   <property name="name" value="pub chair up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_chair_up.png" width="26" height="38"/>
 </tile>
 <tile id="348" type="venues">
  <properties>
   <property name="looks" value="dirty"/>
   <property name="name" value="pub table long"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_table_long.png" width="66" height="40"/>
 </tile>
 <tile id="349" type="venues">
  <properties>
   <property name="light" value="candle"/>
   <property name="looks" value="dirty"/>
   <property name="name" value="pub table round"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pub_table_round.png" width="40" height="40"/>
 </tile>
 <tile id="350" type="venues">
  <properties>
   <property name="looks" value="in use"/>
   <property name="name" value="scales"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/scales.png" width="34" height="34"/>
 </tile>
 <tile id="351" type="venues">
  <properties>
   <property name="kind" value="classroom student seating"/>
   <property name="name" value="school chair down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/school_chair_down.png" width="26" height="38"/>
 </tile>
 <tile id="352" type="venues">
  <properties>
   <property name="kind" value="classroom student seating"/>
   <property name="name" value="school chair left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/school_chair_left.png" width="26" height="38"/>
 </tile>
 <tile id="353" type="venues">
  <properties>
   <property name="kind" value="classroom student seating"/>
   <property name="name" value="school chair right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/school_chair_right.png" width="26" height="38"/>
 </tile>
 <tile id="354" type="venues">
  <properties>
   <property name="kind" value="classroom student seating"/>
   <property name="name" value="school chair up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/school_chair_up.png" width="26" height="38"/>
 </tile>
 <tile id="355" type="venues">
  <properties>
   <property name="name" value="shopping baskets"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shopping_baskets.png" width="34" height="42"/>
 </tile>
 <tile id="356" type="venues">
  <properties>
   <property name="looks" value="in use"/>
   <property name="name" value="shopping trolley"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shopping_trolley.png" width="42" height="46"/>
 </tile>
 <tile id="357" type="venues">
  <properties>
   <property name="name" value="soil sacks"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/soil_sacks.png" width="50" height="42"/>
 </tile>
 <tile id="358" type="venues">
  <properties>
   <property name="name" value="speaker"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/speaker.png" width="30" height="48"/>
 </tile>
 <tile id="359" type="venues">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="stage"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/stage.png" width="96" height="72"/>
 </tile>
 <tile id="360" type="venues">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="stage wide"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/stage_wide.png" width="128" height="72"/>
 </tile>
 <tile id="361" type="venues">
  <properties>
   <property name="name" value="step ladder"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/step_ladder.png" width="34" height="68"/>
 </tile>
 <tile id="362" type="venues">
  <properties>
   <property name="kind" value="classroom student seating"/>
   <property name="looks" value="in use"/>
   <property name="name" value="student desk"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/student_desk.png" width="32" height="64"/>
 </tile>
 <tile id="364" type="venues">
  <properties>
   <property name="kind" value="supply store counter"/>
   <property name="name" value="supply counter corner left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_counter_corner_left.png" width="32" height="61"/>
 </tile>
 <tile id="365" type="venues">
  <properties>
   <property name="kind" value="supply store counter"/>
   <property name="name" value="supply counter corner right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_counter_corner_right.png" width="32" height="61"/>
 </tile>
 <tile id="366" type="venues">
  <properties>
   <property name="kind" value="supply store counter"/>
   <property name="name" value="supply counter left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_counter_left.png" width="32" height="44"/>
 </tile>
 <tile id="367" type="venues">
  <properties>
   <property name="kind" value="supply store counter"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="supply counter mid"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/supply_counter_mid.png" width="32" height="44"/>
 </tile>
 <tile id="368" type="venues">
  <properties>
   <property name="kind" value="supply store counter"/>
   <property name="name" value="supply counter right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_counter_right.png" width="32" height="44"/>
 </tile>
 <tile id="369" type="venues">
  <properties>
   <property name="kind" value="supply store counter"/>
   <property name="name" value="supply counter side left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_counter_side_left.png" width="32" height="61"/>
 </tile>
 <tile id="370" type="venues">
  <properties>
   <property name="kind" value="supply store counter"/>
   <property name="name" value="supply counter side right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_counter_side_right.png" width="32" height="61"/>
 </tile>
 <tile id="371" type="venues">
  <properties>
   <property name="kind" value="supply store counter"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="supply counter single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_counter_single.png" width="32" height="44"/>
 </tile>
 <tile id="372" type="venues">
  <properties>
   <property name="kind" value="supply store counter"/>
   <property name="name" value="supply counter turn left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_counter_turn_left.png" width="32" height="44"/>
 </tile>
 <tile id="373" type="venues">
  <properties>
   <property name="kind" value="supply store counter"/>
   <property name="name" value="supply counter turn right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_counter_turn_right.png" width="32" height="44"/>
 </tile>
 <tile id="374" type="venues">
  <properties>
   <property name="kind" value="supply store product shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="supply store low shelf garden"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_store_low_shelf_garden.png" width="64" height="52"/>
 </tile>
 <tile id="375" type="venues">
  <properties>
   <property name="kind" value="supply store product shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="supply store low shelf nails"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_store_low_shelf_nails.png" width="64" height="52"/>
 </tile>
 <tile id="376" type="venues">
  <properties>
   <property name="kind" value="supply store product shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="supply store low shelf paint"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_store_low_shelf_paint.png" width="64" height="52"/>
 </tile>
 <tile id="377" type="venues">
  <properties>
   <property name="kind" value="supply store product shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="supply store low shelf tools"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_store_low_shelf_tools.png" width="64" height="52"/>
 </tile>
 <tile id="382" type="venues">
  <properties>
   <property name="frames" value="in use:2"/>
   <property name="looks" value="in use"/>
   <property name="name" value="table football"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/table_football.png" width="68" height="52"/>
 </tile>
 <tile id="383" type="venues">
  <properties>
   <property name="looks" value="in use"/>
   <property name="name" value="teacher desk"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/teacher_desk.png" width="66" height="56"/>
 </tile>
 <tile id="384" type="venues">
  <properties>
   <property name="frames" value="on:2"/>
   <property name="light" value="screen"/>
   <property name="looks" value="on"/>
   <property name="name" value="television"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/television.png" width="64" height="64"/>
 </tile>
 <tile id="385" type="venues">
  <properties>
   <property name="looks" value="open,broken"/>
   <property name="name" value="till"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/till.png" width="30" height="30"/>
 </tile>
 <tile id="386" type="venues">
  <properties>
   <property name="kind" value="behind the cafe counter"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="till cafe"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/till_cafe.png" width="30" height="30"/>
 </tile>
 <tile id="387" type="venues">
  <properties>
   <property name="kind" value="behind the grocery counter"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="till grocery"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/till_grocery.png" width="30" height="30"/>
 </tile>
 <tile id="388" type="venues">
  <properties>
   <property name="kind" value="behind the pharmacy counter"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="till pharmacy"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/till_pharmacy.png" width="30" height="30"/>
 </tile>
 <tile id="389" type="venues">
  <properties>
   <property name="kind" value="behind the supply store counter"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="till supply"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/till_supply.png" width="30" height="30"/>
 </tile>
 <tile id="390" type="venues">
  <properties>
   <property name="frames" value="in use:2"/>
   <property name="light" value="screen"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="vending machine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/vending_machine.png" width="42" height="76"/>
 </tile>
 <tile id="391" type="venues">
  <properties>
   <property name="name" value="waiting chairs"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/waiting_chairs.png" width="64" height="42"/>
 </tile>
 <tile id="392" type="homeware">
  <properties>
   <property name="name" value="armchair blue down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_blue_down.png" width="36" height="46"/>
 </tile>
 <tile id="393" type="homeware">
  <properties>
   <property name="name" value="armchair blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_blue_left.png" width="36" height="46"/>
 </tile>
 <tile id="394" type="homeware">
  <properties>
   <property name="name" value="armchair blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_blue_right.png" width="36" height="46"/>
 </tile>
 <tile id="395" type="homeware">
  <properties>
   <property name="name" value="armchair blue up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_blue_up.png" width="36" height="46"/>
 </tile>
 <tile id="396" type="homeware">
  <properties>
   <property name="name" value="armchair brown down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_brown_down.png" width="36" height="46"/>
 </tile>
 <tile id="397" type="homeware">
  <properties>
   <property name="name" value="armchair brown left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_brown_left.png" width="36" height="46"/>
 </tile>
 <tile id="398" type="homeware">
  <properties>
   <property name="name" value="armchair brown right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_brown_right.png" width="36" height="46"/>
 </tile>
 <tile id="399" type="homeware">
  <properties>
   <property name="name" value="armchair brown up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_brown_up.png" width="36" height="46"/>
 </tile>
 <tile id="400" type="homeware">
  <properties>
   <property name="name" value="armchair cream down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_cream_down.png" width="36" height="46"/>
 </tile>
 <tile id="401" type="homeware">
  <properties>
   <property name="name" value="armchair cream left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_cream_left.png" width="36" height="46"/>
 </tile>
 <tile id="402" type="homeware">
  <properties>
   <property name="name" value="armchair cream right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_cream_right.png" width="36" height="46"/>
 </tile>
 <tile id="403" type="homeware">
  <properties>
   <property name="name" value="armchair cream up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_cream_up.png" width="36" height="46"/>
 </tile>
 <tile id="404" type="homeware">
  <properties>
   <property name="name" value="armchair green down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_green_down.png" width="36" height="46"/>
 </tile>
 <tile id="405" type="homeware">
  <properties>
   <property name="name" value="armchair green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_green_left.png" width="36" height="46"/>
 </tile>
 <tile id="406" type="homeware">
  <properties>
   <property name="name" value="armchair green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_green_right.png" width="36" height="46"/>
 </tile>
 <tile id="407" type="homeware">
  <properties>
   <property name="name" value="armchair green up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_green_up.png" width="36" height="46"/>
 </tile>
 <tile id="408" type="homeware">
  <properties>
   <property name="name" value="armchair pink down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_pink_down.png" width="36" height="46"/>
 </tile>
 <tile id="409" type="homeware">
  <properties>
   <property name="name" value="armchair pink left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_pink_left.png" width="36" height="46"/>
 </tile>
 <tile id="410" type="homeware">
  <properties>
   <property name="name" value="armchair pink right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_pink_right.png" width="36" height="46"/>
 </tile>
 <tile id="411" type="homeware">
  <properties>
   <property name="name" value="armchair pink up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_pink_up.png" width="36" height="46"/>
 </tile>
 <tile id="412" type="homeware">
  <properties>
   <property name="name" value="armchair red down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_red_down.png" width="36" height="46"/>
 </tile>
 <tile id="413" type="homeware">
  <properties>
   <property name="name" value="armchair red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_red_left.png" width="36" height="46"/>
 </tile>
 <tile id="414" type="homeware">
  <properties>
   <property name="name" value="armchair red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_red_right.png" width="36" height="46"/>
 </tile>
 <tile id="415" type="homeware">
  <properties>
   <property name="name" value="armchair red up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_red_up.png" width="36" height="46"/>
 </tile>
 <tile id="416" type="homeware">
  <properties>
   <property name="name" value="armchair teal down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_teal_down.png" width="36" height="46"/>
 </tile>
 <tile id="417" type="homeware">
  <properties>
   <property name="name" value="armchair teal left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_teal_left.png" width="36" height="46"/>
 </tile>
 <tile id="418" type="homeware">
  <properties>
   <property name="name" value="armchair teal right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_teal_right.png" width="36" height="46"/>
 </tile>
 <tile id="419" type="homeware">
  <properties>
   <property name="name" value="armchair teal up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_teal_up.png" width="36" height="46"/>
 </tile>
 <tile id="420" type="homeware">
  <properties>
   <property name="name" value="armchair violet down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_violet_down.png" width="36" height="46"/>
 </tile>
 <tile id="421" type="homeware">
  <properties>
   <property name="name" value="armchair violet left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_violet_left.png" width="36" height="46"/>
 </tile>
 <tile id="422" type="homeware">
  <properties>
   <property name="name" value="armchair violet right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_violet_right.png" width="36" height="46"/>
 </tile>
 <tile id="423" type="homeware">
  <properties>
   <property name="name" value="armchair violet up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_violet_up.png" width="36" height="46"/>
 </tile>
 <tile id="424" type="homeware">
  <properties>
   <property name="name" value="armchair yellow down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_yellow_down.png" width="36" height="46"/>
 </tile>
 <tile id="425" type="homeware">
  <properties>
   <property name="name" value="armchair yellow left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_yellow_left.png" width="36" height="46"/>
 </tile>
 <tile id="426" type="homeware">
  <properties>
   <property name="name" value="armchair yellow right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_yellow_right.png" width="36" height="46"/>
 </tile>
 <tile id="427" type="homeware">
  <properties>
   <property name="name" value="armchair yellow up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/armchair_yellow_up.png" width="36" height="46"/>
 </tile>
 <tile id="428" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="bath mat blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bath_mat_blue.png" width="34" height="22"/>
 </tile>
 <tile id="429" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="bath mat green"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bath_mat_green.png" width="34" height="22"/>
 </tile>
 <tile id="430" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="bath mat pink"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bath_mat_pink.png" width="34" height="22"/>
 </tile>
 <tile id="431" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="bath mat teal"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bath_mat_teal.png" width="34" height="22"/>
 </tile>
 <tile id="432" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="bath mat violet"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bath_mat_violet.png" width="34" height="22"/>
 </tile>
 <tile id="433" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="bath mat white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bath_mat_white.png" width="34" height="22"/>
 </tile>
 <tile id="434" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="bath mat yellow"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bath_mat_yellow.png" width="34" height="22"/>
 </tile>
 <tile id="435" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="bathroom sink"/>
   <property name="looks" value="in use,leaking"/>
   <property name="name" value="bathroom sink blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bathroom_sink_blue.png" width="32" height="46"/>
 </tile>
 <tile id="436" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="bathroom sink"/>
   <property name="looks" value="in use,leaking"/>
   <property name="name" value="bathroom sink brown"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bathroom_sink_brown.png" width="32" height="46"/>
 </tile>
 <tile id="437" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="bathroom sink"/>
   <property name="looks" value="in use,leaking"/>
   <property name="name" value="bathroom sink green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bathroom_sink_green.png" width="32" height="46"/>
 </tile>
 <tile id="438" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="bathroom sink"/>
   <property name="looks" value="in use,leaking"/>
   <property name="name" value="bathroom sink pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bathroom_sink_pink.png" width="32" height="46"/>
 </tile>
 <tile id="439" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="bathroom sink"/>
   <property name="looks" value="in use,leaking"/>
   <property name="name" value="bathroom sink teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bathroom_sink_teal.png" width="32" height="46"/>
 </tile>
 <tile id="440" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="bathroom sink"/>
   <property name="looks" value="in use,leaking"/>
   <property name="name" value="bathroom sink violet"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bathroom_sink_violet.png" width="32" height="46"/>
 </tile>
 <tile id="441" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="bathroom sink"/>
   <property name="looks" value="in use,leaking"/>
   <property name="name" value="bathroom sink white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bathroom_sink_white.png" width="32" height="46"/>
 </tile>
 <tile id="442" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double oak blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_oak_blue.png" width="64" height="67"/>
 </tile>
 <tile id="443" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double oak green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_oak_green.png" width="64" height="67"/>
 </tile>
 <tile id="444" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double oak pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_oak_pink.png" width="64" height="67"/>
 </tile>
 <tile id="445" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double oak red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_oak_red.png" width="64" height="67"/>
 </tile>
 <tile id="446" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double oak teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_oak_teal.png" width="64" height="67"/>
 </tile>
 <tile id="447" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double oak violet"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_oak_violet.png" width="64" height="67"/>
 </tile>
 <tile id="448" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double oak yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_oak_yellow.png" width="64" height="67"/>
 </tile>
 <tile id="449" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double pine blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_pine_blue.png" width="64" height="67"/>
 </tile>
 <tile id="450" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double pine green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_pine_green.png" width="64" height="67"/>
 </tile>
 <tile id="451" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double pine pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_pine_pink.png" width="64" height="67"/>
 </tile>
 <tile id="452" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double pine red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_pine_red.png" width="64" height="67"/>
 </tile>
 <tile id="453" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double pine teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_pine_teal.png" width="64" height="67"/>
 </tile>
 <tile id="454" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double pine violet"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_pine_violet.png" width="64" height="67"/>
 </tile>
 <tile id="455" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double pine yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_pine_yellow.png" width="64" height="67"/>
 </tile>
 <tile id="456" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double walnut blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_walnut_blue.png" width="64" height="67"/>
 </tile>
 <tile id="457" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double walnut green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_walnut_green.png" width="64" height="67"/>
 </tile>
 <tile id="458" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double walnut pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_walnut_pink.png" width="64" height="67"/>
 </tile>
 <tile id="459" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double walnut red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_walnut_red.png" width="64" height="67"/>
 </tile>
 <tile id="460" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double walnut teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_walnut_teal.png" width="64" height="67"/>
 </tile>
 <tile id="461" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double walnut violet"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_walnut_violet.png" width="64" height="67"/>
 </tile>
 <tile id="462" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double walnut yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_walnut_yellow.png" width="64" height="67"/>
 </tile>
 <tile id="463" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double white blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_white_blue.png" width="64" height="67"/>
 </tile>
 <tile id="464" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double white green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_white_green.png" width="64" height="67"/>
 </tile>
 <tile id="465" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double white pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_white_pink.png" width="64" height="67"/>
 </tile>
 <tile id="466" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double white red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_white_red.png" width="64" height="67"/>
 </tile>
 <tile id="467" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double white teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_white_teal.png" width="64" height="67"/>
 </tile>
 <tile id="468" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double white violet"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_white_violet.png" width="64" height="67"/>
 </tile>
 <tile id="469" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed double white yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_double_white_yellow.png" width="64" height="67"/>
 </tile>
 <tile id="470" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_blue.png" width="32" height="67"/>
 </tile>
 <tile id="471" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_green.png" width="32" height="67"/>
 </tile>
 <tile id="472" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_pink.png" width="32" height="67"/>
 </tile>
 <tile id="473" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_red.png" width="32" height="67"/>
 </tile>
 <tile id="474" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_teal.png" width="32" height="67"/>
 </tile>
 <tile id="475" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak violet"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_violet.png" width="32" height="67"/>
 </tile>
 <tile id="476" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_yellow.png" width="32" height="67"/>
 </tile>
 <tile id="477" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_blue.png" width="32" height="67"/>
 </tile>
 <tile id="478" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_green.png" width="32" height="67"/>
 </tile>
 <tile id="479" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_pink.png" width="32" height="67"/>
 </tile>
 <tile id="480" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_red.png" width="32" height="67"/>
 </tile>
 <tile id="481" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_teal.png" width="32" height="67"/>
 </tile>
 <tile id="482" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine violet"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_violet.png" width="32" height="67"/>
 </tile>
 <tile id="483" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_yellow.png" width="32" height="67"/>
 </tile>
 <tile id="484" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_blue.png" width="32" height="67"/>
 </tile>
 <tile id="485" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_green.png" width="32" height="67"/>
 </tile>
 <tile id="486" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_pink.png" width="32" height="67"/>
 </tile>
 <tile id="487" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_red.png" width="32" height="67"/>
 </tile>
 <tile id="488" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_teal.png" width="32" height="67"/>
 </tile>
 <tile id="489" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut violet"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_violet.png" width="32" height="67"/>
 </tile>
 <tile id="490" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_yellow.png" width="32" height="67"/>
 </tile>
 <tile id="491" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_blue.png" width="32" height="67"/>
 </tile>
 <tile id="492" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_green.png" width="32" height="67"/>
 </tile>
 <tile id="493" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_pink.png" width="32" height="67"/>
 </tile>
 <tile id="494" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_red.png" width="32" height="67"/>
 </tile>
 <tile id="495" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_teal.png" width="32" height="67"/>
 </tile>
 <tile id="496" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white violet"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_violet.png" width="32" height="67"/>
 </tile>
 <tile id="497" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_yellow.png" width="32" height="67"/>
 </tile>
 <tile id="498" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookcase oak 1"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookcase_oak_1.png" width="34" height="64"/>
 </tile>
 <tile id="499" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookcase oak 2"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookcase_oak_2.png" width="34" height="64"/>
 </tile>
 <tile id="500" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookcase pine 1"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookcase_pine_1.png" width="34" height="64"/>
 </tile>
 <tile id="501" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookcase pine 2"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookcase_pine_2.png" width="34" height="64"/>
 </tile>
 <tile id="502" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookcase walnut 1"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookcase_walnut_1.png" width="34" height="64"/>
 </tile>
 <tile id="503" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookcase walnut 2"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookcase_walnut_2.png" width="34" height="64"/>
 </tile>
 <tile id="504" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookcase white 1"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookcase_white_1.png" width="34" height="64"/>
 </tile>
 <tile id="505" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookcase white 2"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookcase_white_2.png" width="34" height="64"/>
 </tile>
 <tile id="506" type="homeware">
  <properties>
   <property name="frames" value="on:2"/>
   <property name="light" value="candle"/>
   <property name="looks" value="on"/>
   <property name="name" value="candles"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/candles.png" width="20" height="24"/>
 </tile>
 <tile id="507" type="homeware">
  <properties>
   <property name="name" value="chair oak blue down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_blue_down.png" width="24" height="36"/>
 </tile>
 <tile id="508" type="homeware">
  <properties>
   <property name="name" value="chair oak blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_blue_left.png" width="24" height="36"/>
 </tile>
 <tile id="509" type="homeware">
  <properties>
   <property name="name" value="chair oak blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_blue_right.png" width="24" height="36"/>
 </tile>
 <tile id="510" type="homeware">
  <properties>
   <property name="name" value="chair oak blue up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_blue_up.png" width="24" height="36"/>
 </tile>
 <tile id="511" type="homeware">
  <properties>
   <property name="name" value="chair oak down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_down.png" width="24" height="36"/>
 </tile>
 <tile id="512" type="homeware">
  <properties>
   <property name="name" value="chair oak green down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_green_down.png" width="24" height="36"/>
 </tile>
 <tile id="513" type="homeware">
  <properties>
   <property name="name" value="chair oak green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_green_left.png" width="24" height="36"/>
 </tile>
 <tile id="514" type="homeware">
  <properties>
   <property name="name" value="chair oak green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_green_right.png" width="24" height="36"/>
 </tile>
 <tile id="515" type="homeware">
  <properties>
   <property name="name" value="chair oak green up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_green_up.png" width="24" height="36"/>
 </tile>
 <tile id="516" type="homeware">
  <properties>
   <property name="name" value="chair oak left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_left.png" width="24" height="36"/>
 </tile>
 <tile id="517" type="homeware">
  <properties>
   <property name="name" value="chair oak red down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_red_down.png" width="24" height="36"/>
 </tile>
 <tile id="518" type="homeware">
  <properties>
   <property name="name" value="chair oak red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_red_left.png" width="24" height="36"/>
 </tile>
 <tile id="519" type="homeware">
  <properties>
   <property name="name" value="chair oak red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_red_right.png" width="24" height="36"/>
 </tile>
 <tile id="520" type="homeware">
  <properties>
   <property name="name" value="chair oak red up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_red_up.png" width="24" height="36"/>
 </tile>
 <tile id="521" type="homeware">
  <properties>
   <property name="name" value="chair oak right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_right.png" width="24" height="36"/>
 </tile>
 <tile id="522" type="homeware">
  <properties>
   <property name="name" value="chair oak up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_up.png" width="24" height="36"/>
 </tile>
 <tile id="523" type="homeware">
  <properties>
   <property name="name" value="chair oak violet down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_violet_down.png" width="24" height="36"/>
 </tile>
 <tile id="524" type="homeware">
  <properties>
   <property name="name" value="chair oak violet left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_violet_left.png" width="24" height="36"/>
 </tile>
 <tile id="525" type="homeware">
  <properties>
   <property name="name" value="chair oak violet right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_violet_right.png" width="24" height="36"/>
 </tile>
 <tile id="526" type="homeware">
  <properties>
   <property name="name" value="chair oak violet up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_violet_up.png" width="24" height="36"/>
 </tile>
 <tile id="527" type="homeware">
  <properties>
   <property name="name" value="chair oak yellow down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_yellow_down.png" width="24" height="36"/>
 </tile>
 <tile id="528" type="homeware">
  <properties>
   <property name="name" value="chair oak yellow left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_yellow_left.png" width="24" height="36"/>
 </tile>
 <tile id="529" type="homeware">
  <properties>
   <property name="name" value="chair oak yellow right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_yellow_right.png" width="24" height="36"/>
 </tile>
 <tile id="530" type="homeware">
  <properties>
   <property name="name" value="chair oak yellow up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_oak_yellow_up.png" width="24" height="36"/>
 </tile>
 <tile id="531" type="homeware">
  <properties>
   <property name="name" value="chair pine blue down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_blue_down.png" width="24" height="36"/>
 </tile>
 <tile id="532" type="homeware">
  <properties>
   <property name="name" value="chair pine blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_blue_left.png" width="24" height="36"/>
 </tile>
 <tile id="533" type="homeware">
  <properties>
   <property name="name" value="chair pine blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_blue_right.png" width="24" height="36"/>
 </tile>
 <tile id="534" type="homeware">
  <properties>
   <property name="name" value="chair pine blue up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_blue_up.png" width="24" height="36"/>
 </tile>
 <tile id="535" type="homeware">
  <properties>
   <property name="name" value="chair pine down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_down.png" width="24" height="36"/>
 </tile>
 <tile id="536" type="homeware">
  <properties>
   <property name="name" value="chair pine green down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_green_down.png" width="24" height="36"/>
 </tile>
 <tile id="537" type="homeware">
  <properties>
   <property name="name" value="chair pine green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_green_left.png" width="24" height="36"/>
 </tile>
 <tile id="538" type="homeware">
  <properties>
   <property name="name" value="chair pine green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_green_right.png" width="24" height="36"/>
 </tile>
 <tile id="539" type="homeware">
  <properties>
   <property name="name" value="chair pine green up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_green_up.png" width="24" height="36"/>
 </tile>
 <tile id="540" type="homeware">
  <properties>
   <property name="name" value="chair pine left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_left.png" width="24" height="36"/>
 </tile>
 <tile id="541" type="homeware">
  <properties>
   <property name="name" value="chair pine red down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_red_down.png" width="24" height="36"/>
 </tile>
 <tile id="542" type="homeware">
  <properties>
   <property name="name" value="chair pine red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_red_left.png" width="24" height="36"/>
 </tile>
 <tile id="543" type="homeware">
  <properties>
   <property name="name" value="chair pine red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_red_right.png" width="24" height="36"/>
 </tile>
 <tile id="544" type="homeware">
  <properties>
   <property name="name" value="chair pine red up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_red_up.png" width="24" height="36"/>
 </tile>
 <tile id="545" type="homeware">
  <properties>
   <property name="name" value="chair pine right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_right.png" width="24" height="36"/>
 </tile>
 <tile id="546" type="homeware">
  <properties>
   <property name="name" value="chair pine up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_up.png" width="24" height="36"/>
 </tile>
 <tile id="547" type="homeware">
  <properties>
   <property name="name" value="chair pine violet down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_violet_down.png" width="24" height="36"/>
 </tile>
 <tile id="548" type="homeware">
  <properties>
   <property name="name" value="chair pine violet left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_violet_left.png" width="24" height="36"/>
 </tile>
 <tile id="549" type="homeware">
  <properties>
   <property name="name" value="chair pine violet right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_violet_right.png" width="24" height="36"/>
 </tile>
 <tile id="550" type="homeware">
  <properties>
   <property name="name" value="chair pine violet up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_violet_up.png" width="24" height="36"/>
 </tile>
 <tile id="551" type="homeware">
  <properties>
   <property name="name" value="chair pine yellow down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_yellow_down.png" width="24" height="36"/>
 </tile>
 <tile id="552" type="homeware">
  <properties>
   <property name="name" value="chair pine yellow left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_yellow_left.png" width="24" height="36"/>
 </tile>
 <tile id="553" type="homeware">
  <properties>
   <property name="name" value="chair pine yellow right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_yellow_right.png" width="24" height="36"/>
 </tile>
 <tile id="554" type="homeware">
  <properties>
   <property name="name" value="chair pine yellow up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_pine_yellow_up.png" width="24" height="36"/>
 </tile>
 <tile id="555" type="homeware">
  <properties>
   <property name="name" value="chair walnut blue down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_blue_down.png" width="24" height="36"/>
 </tile>
 <tile id="556" type="homeware">
  <properties>
   <property name="name" value="chair walnut blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_blue_left.png" width="24" height="36"/>
 </tile>
 <tile id="557" type="homeware">
  <properties>
   <property name="name" value="chair walnut blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_blue_right.png" width="24" height="36"/>
 </tile>
 <tile id="558" type="homeware">
  <properties>
   <property name="name" value="chair walnut blue up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_blue_up.png" width="24" height="36"/>
 </tile>
 <tile id="559" type="homeware">
  <properties>
   <property name="name" value="chair walnut down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_down.png" width="24" height="36"/>
 </tile>
 <tile id="560" type="homeware">
  <properties>
   <property name="name" value="chair walnut green down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_green_down.png" width="24" height="36"/>
 </tile>
 <tile id="561" type="homeware">
  <properties>
   <property name="name" value="chair walnut green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_green_left.png" width="24" height="36"/>
 </tile>
 <tile id="562" type="homeware">
  <properties>
   <property name="name" value="chair walnut green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_green_right.png" width="24" height="36"/>
 </tile>
 <tile id="563" type="homeware">
  <properties>
   <property name="name" value="chair walnut green up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_green_up.png" width="24" height="36"/>
 </tile>
 <tile id="564" type="homeware">
  <properties>
   <property name="name" value="chair walnut left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_left.png" width="24" height="36"/>
 </tile>
 <tile id="565" type="homeware">
  <properties>
   <property name="name" value="chair walnut red down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_red_down.png" width="24" height="36"/>
 </tile>
 <tile id="566" type="homeware">
  <properties>
   <property name="name" value="chair walnut red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_red_left.png" width="24" height="36"/>
 </tile>
 <tile id="567" type="homeware">
  <properties>
   <property name="name" value="chair walnut red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_red_right.png" width="24" height="36"/>
 </tile>
 <tile id="568" type="homeware">
  <properties>
   <property name="name" value="chair walnut red up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_red_up.png" width="24" height="36"/>
 </tile>
 <tile id="569" type="homeware">
  <properties>
   <property name="name" value="chair walnut right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_right.png" width="24" height="36"/>
 </tile>
 <tile id="570" type="homeware">
  <properties>
   <property name="name" value="chair walnut up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_up.png" width="24" height="36"/>
 </tile>
 <tile id="571" type="homeware">
  <properties>
   <property name="name" value="chair walnut violet down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_violet_down.png" width="24" height="36"/>
 </tile>
 <tile id="572" type="homeware">
  <properties>
   <property name="name" value="chair walnut violet left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_violet_left.png" width="24" height="36"/>
 </tile>
 <tile id="573" type="homeware">
  <properties>
   <property name="name" value="chair walnut violet right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_violet_right.png" width="24" height="36"/>
 </tile>
 <tile id="574" type="homeware">
  <properties>
   <property name="name" value="chair walnut violet up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_violet_up.png" width="24" height="36"/>
 </tile>
 <tile id="575" type="homeware">
  <properties>
   <property name="name" value="chair walnut yellow down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_yellow_down.png" width="24" height="36"/>
 </tile>
 <tile id="576" type="homeware">
  <properties>
   <property name="name" value="chair walnut yellow left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_yellow_left.png" width="24" height="36"/>
 </tile>
 <tile id="577" type="homeware">
  <properties>
   <property name="name" value="chair walnut yellow right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_yellow_right.png" width="24" height="36"/>
 </tile>
 <tile id="578" type="homeware">
  <properties>
   <property name="name" value="chair walnut yellow up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_walnut_yellow_up.png" width="24" height="36"/>
 </tile>
 <tile id="579" type="homeware">
  <properties>
   <property name="name" value="chair white blue down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_blue_down.png" width="24" height="36"/>
 </tile>
 <tile id="580" type="homeware">
  <properties>
   <property name="name" value="chair white blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_blue_left.png" width="24" height="36"/>
 </tile>
 <tile id="581" type="homeware">
  <properties>
   <property name="name" value="chair white blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_blue_right.png" width="24" height="36"/>
 </tile>
 <tile id="582" type="homeware">
  <properties>
   <property name="name" value="chair white blue up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_blue_up.png" width="24" height="36"/>
 </tile>
 <tile id="583" type="homeware">
  <properties>
   <property name="name" value="chair white down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_down.png" width="24" height="36"/>
 </tile>
 <tile id="584" type="homeware">
  <properties>
   <property name="name" value="chair white green down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_green_down.png" width="24" height="36"/>
 </tile>
 <tile id="585" type="homeware">
  <properties>
   <property name="name" value="chair white green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_green_left.png" width="24" height="36"/>
 </tile>
 <tile id="586" type="homeware">
  <properties>
   <property name="name" value="chair white green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_green_right.png" width="24" height="36"/>
 </tile>
 <tile id="587" type="homeware">
  <properties>
   <property name="name" value="chair white green up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_green_up.png" width="24" height="36"/>
 </tile>
 <tile id="588" type="homeware">
  <properties>
   <property name="name" value="chair white left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_left.png" width="24" height="36"/>
 </tile>
 <tile id="589" type="homeware">
  <properties>
   <property name="name" value="chair white red down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_red_down.png" width="24" height="36"/>
 </tile>
 <tile id="590" type="homeware">
  <properties>
   <property name="name" value="chair white red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_red_left.png" width="24" height="36"/>
 </tile>
 <tile id="591" type="homeware">
  <properties>
   <property name="name" value="chair white red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_red_right.png" width="24" height="36"/>
 </tile>
 <tile id="592" type="homeware">
  <properties>
   <property name="name" value="chair white red up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_red_up.png" width="24" height="36"/>
 </tile>
 <tile id="593" type="homeware">
  <properties>
   <property name="name" value="chair white right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_right.png" width="24" height="36"/>
 </tile>
 <tile id="594" type="homeware">
  <properties>
   <property name="name" value="chair white up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_up.png" width="24" height="36"/>
 </tile>
 <tile id="595" type="homeware">
  <properties>
   <property name="name" value="chair white violet down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_violet_down.png" width="24" height="36"/>
 </tile>
 <tile id="596" type="homeware">
  <properties>
   <property name="name" value="chair white violet left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_violet_left.png" width="24" height="36"/>
 </tile>
 <tile id="597" type="homeware">
  <properties>
   <property name="name" value="chair white violet right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_violet_right.png" width="24" height="36"/>
 </tile>
 <tile id="598" type="homeware">
  <properties>
   <property name="name" value="chair white violet up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_violet_up.png" width="24" height="36"/>
 </tile>
 <tile id="599" type="homeware">
  <properties>
   <property name="name" value="chair white yellow down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_yellow_down.png" width="24" height="36"/>
 </tile>
 <tile id="600" type="homeware">
  <properties>
   <property name="name" value="chair white yellow left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_yellow_left.png" width="24" height="36"/>
 </tile>
 <tile id="601" type="homeware">
  <properties>
   <property name="name" value="chair white yellow right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_yellow_right.png" width="24" height="36"/>
 </tile>
 <tile id="602" type="homeware">
  <properties>
   <property name="name" value="chair white yellow up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chair_white_yellow_up.png" width="24" height="36"/>
 </tile>
 <tile id="603" type="homeware">
  <properties>
   <property name="kind" value="closet"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="closet oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/closet_oak.png" width="34" height="64"/>
 </tile>
 <tile id="604" type="homeware">
  <properties>
   <property name="kind" value="closet"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="closet pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/closet_pine.png" width="34" height="64"/>
 </tile>
 <tile id="605" type="homeware">
  <properties>
   <property name="kind" value="closet"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="closet walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/closet_walnut.png" width="34" height="64"/>
 </tile>
 <tile id="606" type="homeware">
  <properties>
   <property name="kind" value="closet"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="closet white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/closet_white.png" width="34" height="64"/>
 </tile>
 <tile id="607" type="homeware">
  <properties>
   <property name="kind" value="closet"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="closet wide oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/closet_wide_oak.png" width="48" height="64"/>
 </tile>
 <tile id="608" type="homeware">
  <properties>
   <property name="kind" value="closet"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="closet wide pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/closet_wide_pine.png" width="48" height="64"/>
 </tile>
 <tile id="609" type="homeware">
  <properties>
   <property name="kind" value="closet"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="closet wide walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/closet_wide_walnut.png" width="48" height="64"/>
 </tile>
 <tile id="610" type="homeware">
  <properties>
   <property name="kind" value="closet"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="closet wide white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/closet_wide_white.png" width="48" height="64"/>
 </tile>
 <tile id="611" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa blue down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_blue_down.png" width="66" height="46"/>
 </tile>
 <tile id="612" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_blue_left.png" width="36" height="78"/>
 </tile>
 <tile id="613" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_blue_right.png" width="36" height="78"/>
 </tile>
 <tile id="614" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa blue up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_blue_up.png" width="66" height="46"/>
 </tile>
 <tile id="615" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa brown down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_brown_down.png" width="66" height="46"/>
 </tile>
 <tile id="616" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa brown left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_brown_left.png" width="36" height="78"/>
 </tile>
 <tile id="617" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa brown right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_brown_right.png" width="36" height="78"/>
 </tile>
 <tile id="618" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa brown up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_brown_up.png" width="66" height="46"/>
 </tile>
 <tile id="619" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa cream down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_cream_down.png" width="66" height="46"/>
 </tile>
 <tile id="620" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa cream left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_cream_left.png" width="36" height="78"/>
 </tile>
 <tile id="621" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa cream right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_cream_right.png" width="36" height="78"/>
 </tile>
 <tile id="622" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa cream up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_cream_up.png" width="66" height="46"/>
 </tile>
 <tile id="623" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa green down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_green_down.png" width="66" height="46"/>
 </tile>
 <tile id="624" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_green_left.png" width="36" height="78"/>
 </tile>
 <tile id="625" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_green_right.png" width="36" height="78"/>
 </tile>
 <tile id="626" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa green up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_green_up.png" width="66" height="46"/>
 </tile>
 <tile id="627" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa pink down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_pink_down.png" width="66" height="46"/>
 </tile>
 <tile id="628" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa pink left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_pink_left.png" width="36" height="78"/>
 </tile>
 <tile id="629" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa pink right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_pink_right.png" width="36" height="78"/>
 </tile>
 <tile id="630" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa pink up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_pink_up.png" width="66" height="46"/>
 </tile>
 <tile id="631" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa red down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_red_down.png" width="66" height="46"/>
 </tile>
 <tile id="632" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_red_left.png" width="36" height="78"/>
 </tile>
 <tile id="633" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_red_right.png" width="36" height="78"/>
 </tile>
 <tile id="634" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa red up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_red_up.png" width="66" height="46"/>
 </tile>
 <tile id="635" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa teal down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_teal_down.png" width="66" height="46"/>
 </tile>
 <tile id="636" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa teal left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_teal_left.png" width="36" height="78"/>
 </tile>
 <tile id="637" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa teal right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_teal_right.png" width="36" height="78"/>
 </tile>
 <tile id="638" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa teal up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_teal_up.png" width="66" height="46"/>
 </tile>
 <tile id="639" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa violet down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_violet_down.png" width="66" height="46"/>
 </tile>
 <tile id="640" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa violet left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_violet_left.png" width="36" height="78"/>
 </tile>
 <tile id="641" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa violet right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_violet_right.png" width="36" height="78"/>
 </tile>
 <tile id="642" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa violet up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_violet_up.png" width="66" height="46"/>
 </tile>
 <tile id="643" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa yellow down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_yellow_down.png" width="66" height="46"/>
 </tile>
 <tile id="644" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa yellow left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_yellow_left.png" width="36" height="78"/>
 </tile>
 <tile id="645" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa yellow right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_yellow_right.png" width="36" height="78"/>
 </tile>
 <tile id="646" type="homeware">
  <properties>
   <property name="kind" value="common room sofa"/>
   <property name="looks" value="broken"/>
   <property name="name" value="common room sofa yellow up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_sofa_yellow_up.png" width="66" height="46"/>
 </tile>
 <tile id="647" type="homeware">
  <properties>
   <property name="kind" value="common room table"/>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="common room table oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_table_oak.png" width="64" height="38"/>
 </tile>
 <tile id="648" type="homeware">
  <properties>
   <property name="kind" value="common room table"/>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="common room table pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_table_pine.png" width="64" height="38"/>
 </tile>
 <tile id="649" type="homeware">
  <properties>
   <property name="kind" value="common room table"/>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="common room table walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_table_walnut.png" width="64" height="38"/>
 </tile>
 <tile id="650" type="homeware">
  <properties>
   <property name="kind" value="common room table"/>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="common room table white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/common_room_table_white.png" width="64" height="38"/>
 </tile>
 <tile id="651" type="homeware">
  <properties>
   <property name="frames" value="in use:2,broken:2"/>
   <property name="kind" value="computer"/>
   <property name="looks" value="in use,on,broken"/>
   <property name="name" value="computer"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/computer.png" width="36" height="54"/>
 </tile>
 <tile id="652" type="homeware">
  <properties>
   <property name="kind" value="computer desk"/>
   <property name="looks" value="in use,on,broken"/>
   <property name="name" value="computer desk oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/computer_desk_oak.png" width="64" height="56"/>
 </tile>
 <tile id="653" type="homeware">
  <properties>
   <property name="kind" value="computer desk"/>
   <property name="looks" value="in use,on,broken"/>
   <property name="name" value="computer desk pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/computer_desk_pine.png" width="64" height="56"/>
 </tile>
 <tile id="654" type="homeware">
  <properties>
   <property name="kind" value="computer desk"/>
   <property name="looks" value="in use,on,broken"/>
   <property name="name" value="computer desk walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/computer_desk_walnut.png" width="64" height="56"/>
 </tile>
 <tile id="655" type="homeware">
  <properties>
   <property name="kind" value="computer desk"/>
   <property name="looks" value="in use,on,broken"/>
   <property name="name" value="computer desk white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/computer_desk_white.png" width="64" height="56"/>
 </tile>
 <tile id="656" type="homeware">
  <properties>
   <property name="frames" value="in use:2,burning:3"/>
   <property name="kind" value="cooking area"/>
   <property name="looks" value="in use,burning,dirty"/>
   <property name="name" value="cooking area black"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cooking_area_black.png" width="32" height="64"/>
 </tile>
 <tile id="657" type="homeware">
  <properties>
   <property name="frames" value="in use:2,burning:3"/>
   <property name="kind" value="cooking area"/>
   <property name="looks" value="in use,burning,dirty"/>
   <property name="name" value="cooking area cream"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cooking_area_cream.png" width="32" height="64"/>
 </tile>
 <tile id="658" type="homeware">
  <properties>
   <property name="frames" value="in use:2,burning:3"/>
   <property name="kind" value="cooking area"/>
   <property name="looks" value="in use,burning,dirty"/>
   <property name="name" value="cooking area red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cooking_area_red.png" width="32" height="64"/>
 </tile>
 <tile id="659" type="homeware">
  <properties>
   <property name="frames" value="in use:2,burning:3"/>
   <property name="kind" value="cooking area"/>
   <property name="looks" value="in use,burning,dirty"/>
   <property name="name" value="cooking area steel"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cooking_area_steel.png" width="32" height="64"/>
 </tile>
 <tile id="660" type="homeware">
  <properties>
   <property name="frames" value="in use:2,burning:3"/>
   <property name="kind" value="cooking area"/>
   <property name="looks" value="in use,burning,dirty"/>
   <property name="name" value="cooking area teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cooking_area_teal.png" width="32" height="64"/>
 </tile>
 <tile id="661" type="homeware">
  <properties>
   <property name="frames" value="in use:2,burning:3"/>
   <property name="kind" value="cooking area"/>
   <property name="looks" value="in use,burning,dirty"/>
   <property name="name" value="cooking area white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/cooking_area_white.png" width="32" height="64"/>
 </tile>
 <tile id="662" type="homeware">
  <properties>
   <property name="kind" value="desk"/>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="desk oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/desk_oak.png" width="64" height="50"/>
 </tile>
 <tile id="663" type="homeware">
  <properties>
   <property name="kind" value="desk"/>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="desk pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/desk_pine.png" width="64" height="50"/>
 </tile>
 <tile id="664" type="homeware">
  <properties>
   <property name="kind" value="desk"/>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="desk walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/desk_walnut.png" width="64" height="50"/>
 </tile>
 <tile id="665" type="homeware">
  <properties>
   <property name="kind" value="desk"/>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="desk white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/desk_white.png" width="64" height="50"/>
 </tile>
 <tile id="666" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table oak bare"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_oak_bare.png" width="64" height="46"/>
 </tile>
 <tile id="667" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table oak blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_oak_blue.png" width="64" height="46"/>
 </tile>
 <tile id="668" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table oak green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_oak_green.png" width="64" height="46"/>
 </tile>
 <tile id="669" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table oak pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_oak_pink.png" width="64" height="46"/>
 </tile>
 <tile id="670" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table oak red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_oak_red.png" width="64" height="46"/>
 </tile>
 <tile id="671" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table oak white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_oak_white.png" width="64" height="46"/>
 </tile>
 <tile id="672" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table oak yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_oak_yellow.png" width="64" height="46"/>
 </tile>
 <tile id="673" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table pine bare"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_pine_bare.png" width="64" height="46"/>
 </tile>
 <tile id="674" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table pine blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_pine_blue.png" width="64" height="46"/>
 </tile>
 <tile id="675" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table pine green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_pine_green.png" width="64" height="46"/>
 </tile>
 <tile id="676" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table pine pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_pine_pink.png" width="64" height="46"/>
 </tile>
 <tile id="677" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table pine red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_pine_red.png" width="64" height="46"/>
 </tile>
 <tile id="678" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table pine white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_pine_white.png" width="64" height="46"/>
 </tile>
 <tile id="679" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table pine yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_pine_yellow.png" width="64" height="46"/>
 </tile>
 <tile id="680" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table walnut bare"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_walnut_bare.png" width="64" height="46"/>
 </tile>
 <tile id="681" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table walnut blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_walnut_blue.png" width="64" height="46"/>
 </tile>
 <tile id="682" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table walnut green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_walnut_green.png" width="64" height="46"/>
 </tile>
 <tile id="683" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table walnut pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_walnut_pink.png" width="64" height="46"/>
 </tile>
 <tile id="684" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table walnut red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_walnut_red.png" width="64" height="46"/>
 </tile>
 <tile id="685" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table walnut white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_walnut_white.png" width="64" height="46"/>
 </tile>
 <tile id="686" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table walnut yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_walnut_yellow.png" width="64" height="46"/>
 </tile>
 <tile id="687" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table white bare"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_white_bare.png" width="64" height="46"/>
 </tile>
 <tile id="688" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table white blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_white_blue.png" width="64" height="46"/>
 </tile>
 <tile id="689" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table white green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_white_green.png" width="64" height="46"/>
 </tile>
 <tile id="690" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table white pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_white_pink.png" width="64" height="46"/>
 </tile>
 <tile id="691" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table white red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_white_red.png" width="64" height="46"/>
 </tile>
 <tile id="692" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table white white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_white_white.png" width="64" height="46"/>
 </tile>
 <tile id="693" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="dining table white yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dining_table_white_yellow.png" width="64" height="46"/>
 </tile>
 <tile id="694" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="doormat blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/doormat_blue.png" width="32" height="20"/>
 </tile>
 <tile id="695" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="doormat brown"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/doormat_brown.png" width="32" height="20"/>
 </tile>
 <tile id="696" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="doormat green"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/doormat_green.png" width="32" height="20"/>
 </tile>
 <tile id="697" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="doormat red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/doormat_red.png" width="32" height="20"/>
 </tile>
 <tile id="698" type="homeware">
  <properties>
   <property name="name" value="drawers oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/drawers_oak.png" width="34" height="46"/>
 </tile>
 <tile id="699" type="homeware">
  <properties>
   <property name="name" value="drawers pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/drawers_pine.png" width="34" height="46"/>
 </tile>
 <tile id="700" type="homeware">
  <properties>
   <property name="name" value="drawers walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/drawers_walnut.png" width="34" height="46"/>
 </tile>
 <tile id="701" type="homeware">
  <properties>
   <property name="name" value="drawers white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/drawers_white.png" width="34" height="46"/>
 </tile>
 <tile id="702" type="homeware">
  <properties>
   <property name="frames" value="burning:3"/>
   <property name="light" value="fire"/>
   <property name="looks" value="burning"/>
   <property name="name" value="fireplace brick"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/fireplace_brick.png" width="64" height="72"/>
 </tile>
 <tile id="703" type="homeware">
  <properties>
   <property name="frames" value="burning:3"/>
   <property name="light" value="fire"/>
   <property name="looks" value="burning"/>
   <property name="name" value="fireplace marble"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/fireplace_marble.png" width="64" height="72"/>
 </tile>
 <tile id="704" type="homeware">
  <properties>
   <property name="frames" value="burning:3"/>
   <property name="light" value="fire"/>
   <property name="looks" value="burning"/>
   <property name="name" value="fireplace stone"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/fireplace_stone.png" width="64" height="72"/>
 </tile>
 <tile id="705" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="floor lamp blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/floor_lamp_blue.png" width="26" height="66"/>
 </tile>
 <tile id="706" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="floor lamp cream"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/floor_lamp_cream.png" width="26" height="66"/>
 </tile>
 <tile id="707" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="floor lamp green"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/floor_lamp_green.png" width="26" height="66"/>
 </tile>
 <tile id="708" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="floor lamp pink"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/floor_lamp_pink.png" width="26" height="66"/>
 </tile>
 <tile id="709" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="floor lamp red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/floor_lamp_red.png" width="26" height="66"/>
 </tile>
 <tile id="710" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="floor lamp yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/floor_lamp_yellow.png" width="26" height="66"/>
 </tile>
 <tile id="711" type="homeware">
  <properties>
   <property name="name" value="flower pot gold blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_gold_blue.png" width="18" height="22"/>
 </tile>
 <tile id="712" type="homeware">
  <properties>
   <property name="name" value="flower pot gold red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_gold_red.png" width="18" height="22"/>
 </tile>
 <tile id="713" type="homeware">
  <properties>
   <property name="name" value="flower pot gold white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_gold_white.png" width="18" height="22"/>
 </tile>
 <tile id="714" type="homeware">
  <properties>
   <property name="name" value="flower pot herbs blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_herbs_blue.png" width="18" height="22"/>
 </tile>
 <tile id="715" type="homeware">
  <properties>
   <property name="name" value="flower pot herbs red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_herbs_red.png" width="18" height="22"/>
 </tile>
 <tile id="716" type="homeware">
  <properties>
   <property name="name" value="flower pot herbs white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_herbs_white.png" width="18" height="22"/>
 </tile>
 <tile id="717" type="homeware">
  <properties>
   <property name="name" value="flower pot pink blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_pink_blue.png" width="18" height="22"/>
 </tile>
 <tile id="718" type="homeware">
  <properties>
   <property name="name" value="flower pot pink red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_pink_red.png" width="18" height="22"/>
 </tile>
 <tile id="719" type="homeware">
  <properties>
   <property name="name" value="flower pot pink white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_pink_white.png" width="18" height="22"/>
 </tile>
 <tile id="720" type="homeware">
  <properties>
   <property name="name" value="flower pot violet blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_violet_blue.png" width="18" height="22"/>
 </tile>
 <tile id="721" type="homeware">
  <properties>
   <property name="name" value="flower pot violet red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_violet_red.png" width="18" height="22"/>
 </tile>
 <tile id="722" type="homeware">
  <properties>
   <property name="name" value="flower pot violet white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_pot_violet_white.png" width="18" height="22"/>
 </tile>
 <tile id="723" type="homeware">
  <properties>
   <property name="name" value="kitchen counter"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter.png" width="32" height="52"/>
 </tile>
 <tile id="724" type="homeware">
  <properties>
   <property name="name" value="kitchen counter blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_blue.png" width="32" height="52"/>
 </tile>
 <tile id="725" type="homeware">
  <properties>
   <property name="name" value="kitchen counter blue bread"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_blue_bread.png" width="32" height="52"/>
 </tile>
 <tile id="726" type="homeware">
  <properties>
   <property name="name" value="kitchen counter blue fruit"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_blue_fruit.png" width="32" height="52"/>
 </tile>
 <tile id="727" type="homeware">
  <properties>
   <property name="name" value="kitchen counter blue jars"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_blue_jars.png" width="32" height="52"/>
 </tile>
 <tile id="728" type="homeware">
  <properties>
   <property name="name" value="kitchen counter blue knives"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_blue_knives.png" width="32" height="52"/>
 </tile>
 <tile id="729" type="homeware">
  <properties>
   <property name="name" value="kitchen counter green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_green.png" width="32" height="52"/>
 </tile>
 <tile id="730" type="homeware">
  <properties>
   <property name="name" value="kitchen counter green bread"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_green_bread.png" width="32" height="52"/>
 </tile>
 <tile id="731" type="homeware">
  <properties>
   <property name="name" value="kitchen counter green fruit"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_green_fruit.png" width="32" height="52"/>
 </tile>
 <tile id="732" type="homeware">
  <properties>
   <property name="name" value="kitchen counter green jars"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_green_jars.png" width="32" height="52"/>
 </tile>
 <tile id="733" type="homeware">
  <properties>
   <property name="name" value="kitchen counter green knives"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_green_knives.png" width="32" height="52"/>
 </tile>
 <tile id="734" type="homeware">
  <properties>
   <property name="name" value="kitchen counter oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_oak.png" width="32" height="52"/>
 </tile>
 <tile id="735" type="homeware">
  <properties>
   <property name="name" value="kitchen counter oak bread"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_oak_bread.png" width="32" height="52"/>
 </tile>
 <tile id="736" type="homeware">
  <properties>
   <property name="name" value="kitchen counter oak fruit"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_oak_fruit.png" width="32" height="52"/>
 </tile>
 <tile id="737" type="homeware">
  <properties>
   <property name="name" value="kitchen counter oak jars"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_oak_jars.png" width="32" height="52"/>
 </tile>
 <tile id="738" type="homeware">
  <properties>
   <property name="name" value="kitchen counter oak knives"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_oak_knives.png" width="32" height="52"/>
 </tile>
 <tile id="739" type="homeware">
  <properties>
   <property name="name" value="kitchen counter pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_pine.png" width="32" height="52"/>
 </tile>
 <tile id="740" type="homeware">
  <properties>
   <property name="name" value="kitchen counter pine bread"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_pine_bread.png" width="32" height="52"/>
 </tile>
 <tile id="741" type="homeware">
  <properties>
   <property name="name" value="kitchen counter pine fruit"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_pine_fruit.png" width="32" height="52"/>
 </tile>
 <tile id="742" type="homeware">
  <properties>
   <property name="name" value="kitchen counter pine jars"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_pine_jars.png" width="32" height="52"/>
 </tile>
 <tile id="743" type="homeware">
  <properties>
   <property name="name" value="kitchen counter pine knives"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_pine_knives.png" width="32" height="52"/>
 </tile>
 <tile id="744" type="homeware">
  <properties>
   <property name="name" value="kitchen counter red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_red.png" width="32" height="52"/>
 </tile>
 <tile id="745" type="homeware">
  <properties>
   <property name="name" value="kitchen counter red bread"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_red_bread.png" width="32" height="52"/>
 </tile>
 <tile id="746" type="homeware">
  <properties>
   <property name="name" value="kitchen counter red fruit"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_red_fruit.png" width="32" height="52"/>
 </tile>
 <tile id="747" type="homeware">
  <properties>
   <property name="name" value="kitchen counter red jars"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_red_jars.png" width="32" height="52"/>
 </tile>
 <tile id="748" type="homeware">
  <properties>
   <property name="name" value="kitchen counter red knives"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_red_knives.png" width="32" height="52"/>
 </tile>
 <tile id="749" type="homeware">
  <properties>
   <property name="name" value="kitchen counter walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_walnut.png" width="32" height="52"/>
 </tile>
 <tile id="750" type="homeware">
  <properties>
   <property name="name" value="kitchen counter walnut bread"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_walnut_bread.png" width="32" height="52"/>
 </tile>
 <tile id="751" type="homeware">
  <properties>
   <property name="name" value="kitchen counter walnut fruit"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_walnut_fruit.png" width="32" height="52"/>
 </tile>
 <tile id="752" type="homeware">
  <properties>
   <property name="name" value="kitchen counter walnut jars"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_walnut_jars.png" width="32" height="52"/>
 </tile>
 <tile id="753" type="homeware">
  <properties>
   <property name="name" value="kitchen counter walnut knives"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_walnut_knives.png" width="32" height="52"/>
 </tile>
 <tile id="754" type="homeware">
  <properties>
   <property name="name" value="kitchen counter white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_white.png" width="32" height="52"/>
 </tile>
 <tile id="755" type="homeware">
  <properties>
   <property name="name" value="kitchen counter white bread"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_white_bread.png" width="32" height="52"/>
 </tile>
 <tile id="756" type="homeware">
  <properties>
   <property name="name" value="kitchen counter white fruit"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_white_fruit.png" width="32" height="52"/>
 </tile>
 <tile id="757" type="homeware">
  <properties>
   <property name="name" value="kitchen counter white jars"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_white_jars.png" width="32" height="52"/>
 </tile>
 <tile id="758" type="homeware">
  <properties>
   <property name="name" value="kitchen counter white knives"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_counter_white_knives.png" width="32" height="52"/>
 </tile>
 <tile id="759" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="kitchen sink"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="kitchen sink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_sink.png" width="32" height="52"/>
 </tile>
 <tile id="760" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="kitchen sink"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="kitchen sink blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_sink_blue.png" width="32" height="52"/>
 </tile>
 <tile id="761" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="kitchen sink"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="kitchen sink green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_sink_green.png" width="32" height="52"/>
 </tile>
 <tile id="762" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="kitchen sink"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="kitchen sink oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_sink_oak.png" width="32" height="52"/>
 </tile>
 <tile id="763" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="kitchen sink"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="kitchen sink pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_sink_pine.png" width="32" height="52"/>
 </tile>
 <tile id="764" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="kitchen sink"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="kitchen sink red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_sink_red.png" width="32" height="52"/>
 </tile>
 <tile id="765" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="kitchen sink"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="kitchen sink walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_sink_walnut.png" width="32" height="52"/>
 </tile>
 <tile id="766" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="kitchen sink"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="kitchen sink white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_sink_white.png" width="32" height="52"/>
 </tile>
 <tile id="767" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table oak bare"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_oak_bare.png" width="42" height="46"/>
 </tile>
 <tile id="768" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table oak blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_oak_blue.png" width="42" height="46"/>
 </tile>
 <tile id="769" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table oak green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_oak_green.png" width="42" height="46"/>
 </tile>
 <tile id="770" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table oak red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_oak_red.png" width="42" height="46"/>
 </tile>
 <tile id="771" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table oak yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_oak_yellow.png" width="42" height="46"/>
 </tile>
 <tile id="772" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table pine bare"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_pine_bare.png" width="42" height="46"/>
 </tile>
 <tile id="773" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table pine blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_pine_blue.png" width="42" height="46"/>
 </tile>
 <tile id="774" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table pine green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_pine_green.png" width="42" height="46"/>
 </tile>
 <tile id="775" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table pine red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_pine_red.png" width="42" height="46"/>
 </tile>
 <tile id="776" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table pine yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_pine_yellow.png" width="42" height="46"/>
 </tile>
 <tile id="777" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table walnut bare"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_walnut_bare.png" width="42" height="46"/>
 </tile>
 <tile id="778" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table walnut blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_walnut_blue.png" width="42" height="46"/>
 </tile>
 <tile id="779" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table walnut green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_walnut_green.png" width="42" height="46"/>
 </tile>
 <tile id="780" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table walnut red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_walnut_red.png" width="42" height="46"/>
 </tile>
 <tile id="781" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table walnut yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_walnut_yellow.png" width="42" height="46"/>
 </tile>
 <tile id="782" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table white bare"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_white_bare.png" width="42" height="46"/>
 </tile>
 <tile id="783" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table white blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_white_blue.png" width="42" height="46"/>
 </tile>
 <tile id="784" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table white green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_white_green.png" width="42" height="46"/>
 </tile>
 <tile id="785" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table white red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_white_red.png" width="42" height="46"/>
 </tile>
 <tile id="786" type="homeware">
  <properties>
   <property name="looks" value="in use,dirty"/>
   <property name="name" value="kitchen table white yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/kitchen_table_white_yellow.png" width="42" height="46"/>
 </tile>
 <tile id="787" type="homeware">
  <properties>
   <property name="name" value="laundry basket"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/laundry_basket.png" width="26" height="30"/>
 </tile>
 <tile id="788" type="homeware">
  <properties>
   <property name="frames" value=":3"/>
   <property name="light" value="candle"/>
   <property name="name" value="lava lamp"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/lava_lamp.png" width="16" height="32"/>
 </tile>
 <tile id="789" type="homeware">
  <properties>
   <property name="name" value="nightstand oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/nightstand_oak.png" width="22" height="30"/>
 </tile>
 <tile id="790" type="homeware">
  <properties>
   <property name="name" value="nightstand pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/nightstand_pine.png" width="22" height="30"/>
 </tile>
 <tile id="791" type="homeware">
  <properties>
   <property name="name" value="nightstand walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/nightstand_walnut.png" width="22" height="30"/>
 </tile>
 <tile id="792" type="homeware">
  <properties>
   <property name="name" value="nightstand white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/nightstand_white.png" width="22" height="30"/>
 </tile>
 <tile id="793" type="homeware">
  <properties>
   <property name="name" value="plant cactus blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_cactus_blue.png" width="26" height="40"/>
 </tile>
 <tile id="794" type="homeware">
  <properties>
   <property name="name" value="plant cactus red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_cactus_red.png" width="26" height="40"/>
 </tile>
 <tile id="795" type="homeware">
  <properties>
   <property name="name" value="plant cactus teal"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_cactus_teal.png" width="26" height="40"/>
 </tile>
 <tile id="796" type="homeware">
  <properties>
   <property name="name" value="plant cactus violet"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_cactus_violet.png" width="26" height="40"/>
 </tile>
 <tile id="797" type="homeware">
  <properties>
   <property name="name" value="plant cactus white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_cactus_white.png" width="26" height="40"/>
 </tile>
 <tile id="798" type="homeware">
  <properties>
   <property name="name" value="plant cactus yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_cactus_yellow.png" width="26" height="40"/>
 </tile>
 <tile id="799" type="homeware">
  <properties>
   <property name="name" value="plant camellia blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_camellia_blue.png" width="32" height="50"/>
 </tile>
 <tile id="800" type="homeware">
  <properties>
   <property name="name" value="plant camellia red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_camellia_red.png" width="32" height="50"/>
 </tile>
 <tile id="801" type="homeware">
  <properties>
   <property name="name" value="plant camellia teal"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_camellia_teal.png" width="32" height="50"/>
 </tile>
 <tile id="802" type="homeware">
  <properties>
   <property name="name" value="plant camellia violet"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_camellia_violet.png" width="32" height="50"/>
 </tile>
 <tile id="803" type="homeware">
  <properties>
   <property name="name" value="plant camellia white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_camellia_white.png" width="32" height="50"/>
 </tile>
 <tile id="804" type="homeware">
  <properties>
   <property name="name" value="plant camellia yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_camellia_yellow.png" width="32" height="50"/>
 </tile>
 <tile id="805" type="homeware">
  <properties>
   <property name="name" value="plant fern blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_fern_blue.png" width="34" height="46"/>
 </tile>
 <tile id="806" type="homeware">
  <properties>
   <property name="name" value="plant fern red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_fern_red.png" width="34" height="46"/>
 </tile>
 <tile id="807" type="homeware">
  <properties>
   <property name="name" value="plant fern teal"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_fern_teal.png" width="34" height="46"/>
 </tile>
 <tile id="808" type="homeware">
  <properties>
   <property name="name" value="plant fern violet"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_fern_violet.png" width="34" height="46"/>
 </tile>
 <tile id="809" type="homeware">
  <properties>
   <property name="name" value="plant fern white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_fern_white.png" width="34" height="46"/>
 </tile>
 <tile id="810" type="homeware">
  <properties>
   <property name="name" value="plant fern yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_fern_yellow.png" width="34" height="46"/>
 </tile>
 <tile id="811" type="homeware">
  <properties>
   <property name="name" value="plant orange tree blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_orange_tree_blue.png" width="32" height="50"/>
 </tile>
 <tile id="812" type="homeware">
  <properties>
   <property name="name" value="plant orange tree red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_orange_tree_red.png" width="32" height="50"/>
 </tile>
 <tile id="813" type="homeware">
  <properties>
   <property name="name" value="plant orange tree teal"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_orange_tree_teal.png" width="32" height="50"/>
 </tile>
 <tile id="814" type="homeware">
  <properties>
   <property name="name" value="plant orange tree violet"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_orange_tree_violet.png" width="32" height="50"/>
 </tile>
 <tile id="815" type="homeware">
  <properties>
   <property name="name" value="plant orange tree white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_orange_tree_white.png" width="32" height="50"/>
 </tile>
 <tile id="816" type="homeware">
  <properties>
   <property name="name" value="plant orange tree yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_orange_tree_yellow.png" width="32" height="50"/>
 </tile>
 <tile id="817" type="homeware">
  <properties>
   <property name="name" value="plant palm blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_palm_blue.png" width="44" height="62"/>
 </tile>
 <tile id="818" type="homeware">
  <properties>
   <property name="name" value="plant palm red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_palm_red.png" width="44" height="62"/>
 </tile>
 <tile id="819" type="homeware">
  <properties>
   <property name="name" value="plant palm teal"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_palm_teal.png" width="44" height="62"/>
 </tile>
 <tile id="820" type="homeware">
  <properties>
   <property name="name" value="plant palm violet"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_palm_violet.png" width="44" height="62"/>
 </tile>
 <tile id="821" type="homeware">
  <properties>
   <property name="name" value="plant palm white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_palm_white.png" width="44" height="62"/>
 </tile>
 <tile id="822" type="homeware">
  <properties>
   <property name="name" value="plant palm yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_palm_yellow.png" width="44" height="62"/>
 </tile>
 <tile id="823" type="homeware">
  <properties>
   <property name="name" value="plant roses blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_roses_blue.png" width="32" height="50"/>
 </tile>
 <tile id="824" type="homeware">
  <properties>
   <property name="name" value="plant roses red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_roses_red.png" width="32" height="50"/>
 </tile>
 <tile id="825" type="homeware">
  <properties>
   <property name="name" value="plant roses teal"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_roses_teal.png" width="32" height="50"/>
 </tile>
 <tile id="826" type="homeware">
  <properties>
   <property name="name" value="plant roses violet"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_roses_violet.png" width="32" height="50"/>
 </tile>
 <tile id="827" type="homeware">
  <properties>
   <property name="name" value="plant roses white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_roses_white.png" width="32" height="50"/>
 </tile>
 <tile id="828" type="homeware">
  <properties>
   <property name="name" value="plant roses yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_roses_yellow.png" width="32" height="50"/>
 </tile>
 <tile id="829" type="homeware">
  <properties>
   <property name="name" value="plant rubber tree blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_rubber_tree_blue.png" width="34" height="58"/>
 </tile>
 <tile id="830" type="homeware">
  <properties>
   <property name="name" value="plant rubber tree red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_rubber_tree_red.png" width="34" height="58"/>
 </tile>
 <tile id="831" type="homeware">
  <properties>
   <property name="name" value="plant rubber tree teal"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_rubber_tree_teal.png" width="34" height="58"/>
 </tile>
 <tile id="832" type="homeware">
  <properties>
   <property name="name" value="plant rubber tree violet"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_rubber_tree_violet.png" width="34" height="58"/>
 </tile>
 <tile id="833" type="homeware">
  <properties>
   <property name="name" value="plant rubber tree white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_rubber_tree_white.png" width="34" height="58"/>
 </tile>
 <tile id="834" type="homeware">
  <properties>
   <property name="name" value="plant rubber tree yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_rubber_tree_yellow.png" width="34" height="58"/>
 </tile>
 <tile id="835" type="homeware">
  <properties>
   <property name="name" value="plant snake blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_snake_blue.png" width="28" height="48"/>
 </tile>
 <tile id="836" type="homeware">
  <properties>
   <property name="name" value="plant snake red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_snake_red.png" width="28" height="48"/>
 </tile>
 <tile id="837" type="homeware">
  <properties>
   <property name="name" value="plant snake teal"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_snake_teal.png" width="28" height="48"/>
 </tile>
 <tile id="838" type="homeware">
  <properties>
   <property name="name" value="plant snake violet"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_snake_violet.png" width="28" height="48"/>
 </tile>
 <tile id="839" type="homeware">
  <properties>
   <property name="name" value="plant snake white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_snake_white.png" width="28" height="48"/>
 </tile>
 <tile id="840" type="homeware">
  <properties>
   <property name="name" value="plant snake yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/plant_snake_yellow.png" width="28" height="48"/>
 </tile>
 <tile id="841" type="homeware">
  <properties>
   <property name="name" value="pouf red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/pouf_red.png" width="26" height="24"/>
 </tile>
 <tile id="842" type="homeware">
  <properties>
   <property name="name" value="pouf teal"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/pouf_teal.png" width="26" height="24"/>
 </tile>
 <tile id="843" type="homeware">
  <properties>
   <property name="name" value="pouf violet"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/pouf_violet.png" width="26" height="24"/>
 </tile>
 <tile id="844" type="homeware">
  <properties>
   <property name="name" value="pouf yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/pouf_yellow.png" width="26" height="24"/>
 </tile>
 <tile id="845" type="homeware">
  <properties>
   <property name="kind" value="refrigerator"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="refrigerator black"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/refrigerator_black.png" width="32" height="72"/>
 </tile>
 <tile id="846" type="homeware">
  <properties>
   <property name="kind" value="refrigerator"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="refrigerator blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/refrigerator_blue.png" width="32" height="72"/>
 </tile>
 <tile id="847" type="homeware">
  <properties>
   <property name="kind" value="refrigerator"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="refrigerator cream"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/refrigerator_cream.png" width="32" height="72"/>
 </tile>
 <tile id="848" type="homeware">
  <properties>
   <property name="kind" value="refrigerator"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="refrigerator pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/refrigerator_pink.png" width="32" height="72"/>
 </tile>
 <tile id="849" type="homeware">
  <properties>
   <property name="kind" value="refrigerator"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="refrigerator red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/refrigerator_red.png" width="32" height="72"/>
 </tile>
 <tile id="850" type="homeware">
  <properties>
   <property name="kind" value="refrigerator"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="refrigerator steel"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/refrigerator_steel.png" width="32" height="72"/>
 </tile>
 <tile id="851" type="homeware">
  <properties>
   <property name="kind" value="refrigerator"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="refrigerator teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/refrigerator_teal.png" width="32" height="72"/>
 </tile>
 <tile id="852" type="homeware">
  <properties>
   <property name="kind" value="refrigerator"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="refrigerator white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/refrigerator_white.png" width="32" height="72"/>
 </tile>
 <tile id="853" type="homeware">
  <properties>
   <property name="kind" value="refrigerator"/>
   <property name="looks" value="open,broken"/>
   <property name="name" value="refrigerator yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/refrigerator_yellow.png" width="32" height="72"/>
 </tile>
 <tile id="854" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked blue medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_blue_medium.png" width="96" height="64"/>
 </tile>
 <tile id="855" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked blue small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_blue_small.png" width="64" height="48"/>
 </tile>
 <tile id="856" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked green medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_green_medium.png" width="96" height="64"/>
 </tile>
 <tile id="857" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked green small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_green_small.png" width="64" height="48"/>
 </tile>
 <tile id="858" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked grey medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_grey_medium.png" width="96" height="64"/>
 </tile>
 <tile id="859" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked grey small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_grey_small.png" width="64" height="48"/>
 </tile>
 <tile id="860" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked pink medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_pink_medium.png" width="96" height="64"/>
 </tile>
 <tile id="861" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked pink small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_pink_small.png" width="64" height="48"/>
 </tile>
 <tile id="862" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked red medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_red_medium.png" width="96" height="64"/>
 </tile>
 <tile id="863" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked red small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_red_small.png" width="64" height="48"/>
 </tile>
 <tile id="864" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked violet medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_violet_medium.png" width="96" height="64"/>
 </tile>
 <tile id="865" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug checked violet small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_checked_violet_small.png" width="64" height="48"/>
 </tile>
 <tile id="866" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian blue large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_blue_large.png" width="128" height="96"/>
 </tile>
 <tile id="867" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian blue medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_blue_medium.png" width="96" height="64"/>
 </tile>
 <tile id="868" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian blue small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_blue_small.png" width="64" height="48"/>
 </tile>
 <tile id="869" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian brown large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_brown_large.png" width="128" height="96"/>
 </tile>
 <tile id="870" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian brown medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_brown_medium.png" width="96" height="64"/>
 </tile>
 <tile id="871" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian brown small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_brown_small.png" width="64" height="48"/>
 </tile>
 <tile id="872" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian green large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_green_large.png" width="128" height="96"/>
 </tile>
 <tile id="873" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian green medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_green_medium.png" width="96" height="64"/>
 </tile>
 <tile id="874" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian green small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_green_small.png" width="64" height="48"/>
 </tile>
 <tile id="875" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian navy large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_navy_large.png" width="128" height="96"/>
 </tile>
 <tile id="876" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian navy medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_navy_medium.png" width="96" height="64"/>
 </tile>
 <tile id="877" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian navy small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_navy_small.png" width="64" height="48"/>
 </tile>
 <tile id="878" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian pink large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_pink_large.png" width="128" height="96"/>
 </tile>
 <tile id="879" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian pink medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_pink_medium.png" width="96" height="64"/>
 </tile>
 <tile id="880" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian pink small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_pink_small.png" width="64" height="48"/>
 </tile>
 <tile id="881" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian red large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_red_large.png" width="128" height="96"/>
 </tile>
 <tile id="882" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian red medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_red_medium.png" width="96" height="64"/>
 </tile>
 <tile id="883" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian red small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_red_small.png" width="64" height="48"/>
 </tile>
 <tile id="884" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian teal large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_teal_large.png" width="128" height="96"/>
 </tile>
 <tile id="885" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian teal medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_teal_medium.png" width="96" height="64"/>
 </tile>
 <tile id="886" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian teal small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_teal_small.png" width="64" height="48"/>
 </tile>
 <tile id="887" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian violet large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_violet_large.png" width="128" height="96"/>
 </tile>
 <tile id="888" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian violet medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_violet_medium.png" width="96" height="64"/>
 </tile>
 <tile id="889" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug persian violet small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_persian_violet_small.png" width="64" height="48"/>
 </tile>
 <tile id="890" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round blue large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_blue_large.png" width="96" height="69"/>
 </tile>
 <tile id="891" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round blue small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_blue_small.png" width="64" height="46"/>
 </tile>
 <tile id="892" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round green large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_green_large.png" width="96" height="69"/>
 </tile>
 <tile id="893" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round green small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_green_small.png" width="64" height="46"/>
 </tile>
 <tile id="894" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round red large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_red_large.png" width="96" height="69"/>
 </tile>
 <tile id="895" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round red small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_red_small.png" width="64" height="46"/>
 </tile>
 <tile id="896" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round teal large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_teal_large.png" width="96" height="69"/>
 </tile>
 <tile id="897" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round teal small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_teal_small.png" width="64" height="46"/>
 </tile>
 <tile id="898" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round violet large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_violet_large.png" width="96" height="69"/>
 </tile>
 <tile id="899" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round violet small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_violet_small.png" width="64" height="46"/>
 </tile>
 <tile id="900" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round yellow large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_yellow_large.png" width="96" height="69"/>
 </tile>
 <tile id="901" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug round yellow small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_round_yellow_small.png" width="64" height="46"/>
 </tile>
 <tile id="902" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug runner blue h"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_runner_blue_h.png" width="128" height="34"/>
 </tile>
 <tile id="903" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug runner blue v"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_runner_blue_v.png" width="34" height="128"/>
 </tile>
 <tile id="904" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug runner brown h"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_runner_brown_h.png" width="128" height="34"/>
 </tile>
 <tile id="905" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug runner brown v"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_runner_brown_v.png" width="34" height="128"/>
 </tile>
 <tile id="906" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug runner green h"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_runner_green_h.png" width="128" height="34"/>
 </tile>
 <tile id="907" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug runner green v"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_runner_green_v.png" width="34" height="128"/>
 </tile>
 <tile id="908" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug runner red h"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_runner_red_h.png" width="128" height="34"/>
 </tile>
 <tile id="909" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug runner red v"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_runner_red_v.png" width="34" height="128"/>
 </tile>
 <tile id="910" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug shaggy brown"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_shaggy_brown.png" width="80" height="56"/>
 </tile>
 <tile id="911" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug shaggy cream"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_shaggy_cream.png" width="80" height="56"/>
 </tile>
 <tile id="912" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug shaggy grey"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_shaggy_grey.png" width="80" height="56"/>
 </tile>
 <tile id="913" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug shaggy pink"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_shaggy_pink.png" width="80" height="56"/>
 </tile>
 <tile id="914" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug shaggy white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_shaggy_white.png" width="80" height="56"/>
 </tile>
 <tile id="915" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug space"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_space.png" width="96" height="64"/>
 </tile>
 <tile id="916" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped blue medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_blue_medium.png" width="96" height="64"/>
 </tile>
 <tile id="917" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped blue small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_blue_small.png" width="64" height="48"/>
 </tile>
 <tile id="918" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped brown medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_brown_medium.png" width="96" height="64"/>
 </tile>
 <tile id="919" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped brown small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_brown_small.png" width="64" height="48"/>
 </tile>
 <tile id="920" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped green medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_green_medium.png" width="96" height="64"/>
 </tile>
 <tile id="921" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped green small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_green_small.png" width="64" height="48"/>
 </tile>
 <tile id="922" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped red medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_red_medium.png" width="96" height="64"/>
 </tile>
 <tile id="923" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped red small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_red_small.png" width="64" height="48"/>
 </tile>
 <tile id="924" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped teal medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_teal_medium.png" width="96" height="64"/>
 </tile>
 <tile id="925" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped teal small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_teal_small.png" width="64" height="48"/>
 </tile>
 <tile id="926" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped violet medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_violet_medium.png" width="96" height="64"/>
 </tile>
 <tile id="927" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped violet small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_violet_small.png" width="64" height="48"/>
 </tile>
 <tile id="928" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped yellow medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_yellow_medium.png" width="96" height="64"/>
 </tile>
 <tile id="929" type="homeware">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="rug striped yellow small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/rug_striped_yellow_small.png" width="64" height="48"/>
 </tile>
 <tile id="930" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="shelf oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shelf_oak.png" width="34" height="64"/>
 </tile>
 <tile id="931" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="shelf pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shelf_pine.png" width="34" height="64"/>
 </tile>
 <tile id="932" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="shelf walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shelf_walnut.png" width="34" height="64"/>
 </tile>
 <tile id="933" type="homeware">
  <properties>
   <property name="kind" value="shelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="shelf white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shelf_white.png" width="34" height="64"/>
 </tile>
 <tile id="934" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="shower"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="shower blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shower_blue.png" width="34" height="72"/>
 </tile>
 <tile id="935" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="shower"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="shower green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shower_green.png" width="34" height="72"/>
 </tile>
 <tile id="936" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="shower"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="shower pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shower_pink.png" width="34" height="72"/>
 </tile>
 <tile id="937" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="shower"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="shower red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shower_red.png" width="34" height="72"/>
 </tile>
 <tile id="938" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="shower"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="shower teal"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shower_teal.png" width="34" height="72"/>
 </tile>
 <tile id="939" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="shower"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="shower violet"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shower_violet.png" width="34" height="72"/>
 </tile>
 <tile id="940" type="homeware">
  <properties>
   <property name="frames" value="in use:2,leaking:2"/>
   <property name="kind" value="shower"/>
   <property name="looks" value="in use,leaking,dirty"/>
   <property name="name" value="shower yellow"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/shower_yellow.png" width="34" height="72"/>
 </tile>
 <tile id="941" type="homeware">
  <properties>
   <property name="name" value="side table oak"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/side_table_oak.png" width="26" height="36"/>
 </tile>
 <tile id="942" type="homeware">
  <properties>
   <property name="name" value="side table pine"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/side_table_pine.png" width="26" height="36"/>
 </tile>
 <tile id="943" type="homeware">
  <properties>
   <property name="name" value="side table walnut"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/side_table_walnut.png" width="26" height="36"/>
 </tile>
 <tile id="944" type="homeware">
  <properties>
   <property name="name" value="side table white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/side_table_white.png" width="26" height="36"/>
 </tile>
 <tile id="945" type="homeware">
  <properties>
   <property name="name" value="stool oak"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/stool_oak.png" width="22" height="25"/>
 </tile>
 <tile id="946" type="homeware">
  <properties>
   <property name="name" value="stool pine"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/stool_pine.png" width="22" height="25"/>
 </tile>
 <tile id="947" type="homeware">
  <properties>
   <property name="name" value="stool walnut"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/stool_walnut.png" width="22" height="25"/>
 </tile>
 <tile id="948" type="homeware">
  <properties>
   <property name="name" value="stool white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/stool_white.png" width="22" height="25"/>
 </tile>
 <tile id="949" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="table lamp blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/table_lamp_blue.png" width="20" height="28"/>
 </tile>
 <tile id="950" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="table lamp cream"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/table_lamp_cream.png" width="20" height="28"/>
 </tile>
 <tile id="951" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="table lamp green"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/table_lamp_green.png" width="20" height="28"/>
 </tile>
 <tile id="952" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="table lamp pink"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/table_lamp_pink.png" width="20" height="28"/>
 </tile>
 <tile id="953" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="table lamp red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/table_lamp_red.png" width="20" height="28"/>
 </tile>
 <tile id="954" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="table lamp yellow"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/table_lamp_yellow.png" width="20" height="28"/>
 </tile>
 <tile id="955" type="homeware">
  <properties>
   <property name="frames" value="in use:2,burning:3"/>
   <property name="kind" value="toaster"/>
   <property name="looks" value="in use,burning"/>
   <property name="name" value="toaster"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/toaster.png" width="22" height="32"/>
 </tile>
 <tile id="956" type="homeware">
  <properties>
   <property name="kind" value="toilet"/>
   <property name="looks" value="leaking,dirty"/>
   <property name="name" value="toilet"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/toilet.png" width="26" height="42"/>
 </tile>
 <tile id="957" type="homeware">
  <properties>
   <property name="name" value="towel stand blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/towel_stand_blue.png" width="28" height="42"/>
 </tile>
 <tile id="958" type="homeware">
  <properties>
   <property name="name" value="towel stand green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/towel_stand_green.png" width="28" height="42"/>
 </tile>
 <tile id="959" type="homeware">
  <properties>
   <property name="name" value="towel stand pink"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/towel_stand_pink.png" width="28" height="42"/>
 </tile>
 <tile id="960" type="homeware">
  <properties>
   <property name="name" value="towel stand red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/towel_stand_red.png" width="28" height="42"/>
 </tile>
 <tile id="961" type="homeware">
  <properties>
   <property name="name" value="vase mixed blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vase_mixed_blue.png" width="20" height="28"/>
 </tile>
 <tile id="962" type="homeware">
  <properties>
   <property name="name" value="vase mixed teal"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vase_mixed_teal.png" width="20" height="28"/>
 </tile>
 <tile id="963" type="homeware">
  <properties>
   <property name="name" value="vase mixed white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vase_mixed_white.png" width="20" height="28"/>
 </tile>
 <tile id="964" type="homeware">
  <properties>
   <property name="name" value="vase roses blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vase_roses_blue.png" width="20" height="28"/>
 </tile>
 <tile id="965" type="homeware">
  <properties>
   <property name="name" value="vase roses teal"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vase_roses_teal.png" width="20" height="28"/>
 </tile>
 <tile id="966" type="homeware">
  <properties>
   <property name="name" value="vase roses white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vase_roses_white.png" width="20" height="28"/>
 </tile>
 <tile id="967" type="homeware">
  <properties>
   <property name="name" value="vase sunflowers blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vase_sunflowers_blue.png" width="20" height="28"/>
 </tile>
 <tile id="968" type="homeware">
  <properties>
   <property name="name" value="vase sunflowers teal"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vase_sunflowers_teal.png" width="20" height="28"/>
 </tile>
 <tile id="969" type="homeware">
  <properties>
   <property name="name" value="vase sunflowers white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vase_sunflowers_white.png" width="20" height="28"/>
 </tile>
 <tile id="970" type="homeware">
  <properties>
   <property name="frames" value="in use:3"/>
   <property name="looks" value="in use"/>
   <property name="name" value="washing machine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/washing_machine.png" width="32" height="44"/>
 </tile>
 <tile id="971" type="homeware">
  <properties>
   <property name="frames" value=":4"/>
   <property name="light" value="screen"/>
   <property name="name" value="aquarium"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/aquarium.png" width="44" height="52"/>
 </tile>
 <tile id="972" type="homeware">
  <properties>
   <property name="kind" value="blackboard"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="blackboard small"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/blackboard_small.png" width="50" height="58"/>
 </tile>
 <tile id="973" type="homeware">
  <properties>
   <property name="name" value="book pile"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/book_pile.png" width="24" height="24"/>
 </tile>
 <tile id="974" type="homeware">
  <properties>
   <property name="name" value="bread box"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bread_box.png" width="30" height="20"/>
 </tile>
 <tile id="975" type="homeware">
  <properties>
   <property name="name" value="camera tripod"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/camera_tripod.png" width="30" height="54"/>
 </tile>
 <tile id="976" type="homeware">
  <properties>
   <property name="name" value="canvases"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/canvases.png" width="38" height="36"/>
 </tile>
 <tile id="977" type="homeware">
  <properties>
   <property name="frames" value=":3"/>
   <property name="name" value="cat black"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/cat_black.png" width="28" height="20"/>
 </tile>
 <tile id="978" type="homeware">
  <properties>
   <property name="frames" value=":3"/>
   <property name="name" value="cat ginger"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/cat_ginger.png" width="28" height="20"/>
 </tile>
 <tile id="979" type="homeware">
  <properties>
   <property name="frames" value=":3"/>
   <property name="name" value="cat grey"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/cat_grey.png" width="28" height="20"/>
 </tile>
 <tile id="980" type="homeware">
  <properties>
   <property name="name" value="chemistry bench"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chemistry_bench.png" width="40" height="42"/>
 </tile>
 <tile id="981" type="homeware">
  <properties>
   <property name="name" value="coat stand oak"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/coat_stand_oak.png" width="30" height="64"/>
 </tile>
 <tile id="982" type="homeware">
  <properties>
   <property name="name" value="coat stand pine"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/coat_stand_pine.png" width="30" height="64"/>
 </tile>
 <tile id="983" type="homeware">
  <properties>
   <property name="name" value="coat stand walnut"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/coat_stand_walnut.png" width="30" height="64"/>
 </tile>
 <tile id="984" type="homeware">
  <properties>
   <property name="name" value="coat stand white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/coat_stand_white.png" width="30" height="64"/>
 </tile>
 <tile id="985" type="homeware">
  <properties>
   <property name="name" value="dresser oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dresser_oak.png" width="48" height="72"/>
 </tile>
 <tile id="986" type="homeware">
  <properties>
   <property name="name" value="dresser pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dresser_pine.png" width="48" height="72"/>
 </tile>
 <tile id="987" type="homeware">
  <properties>
   <property name="name" value="dresser walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dresser_walnut.png" width="48" height="72"/>
 </tile>
 <tile id="988" type="homeware">
  <properties>
   <property name="name" value="dresser white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dresser_white.png" width="48" height="72"/>
 </tile>
 <tile id="989" type="homeware">
  <properties>
   <property name="name" value="dressing table oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dressing_table_oak.png" width="42" height="62"/>
 </tile>
 <tile id="990" type="homeware">
  <properties>
   <property name="name" value="dressing table pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dressing_table_pine.png" width="42" height="62"/>
 </tile>
 <tile id="991" type="homeware">
  <properties>
   <property name="name" value="dressing table walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dressing_table_walnut.png" width="42" height="62"/>
 </tile>
 <tile id="992" type="homeware">
  <properties>
   <property name="name" value="dressing table white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/dressing_table_white.png" width="42" height="62"/>
 </tile>
 <tile id="993" type="homeware">
  <properties>
   <property name="kind" value="easel"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="easel"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/easel.png" width="36" height="62"/>
 </tile>
 <tile id="994" type="homeware">
  <properties>
   <property name="kind" value="easel"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="easel abstract"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/easel_abstract.png" width="36" height="62"/>
 </tile>
 <tile id="995" type="homeware">
  <properties>
   <property name="kind" value="easel"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="easel flowers"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/easel_flowers.png" width="36" height="62"/>
 </tile>
 <tile id="996" type="homeware">
  <properties>
   <property name="kind" value="easel"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="easel landscape"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/easel_landscape.png" width="36" height="62"/>
 </tile>
 <tile id="997" type="homeware">
  <properties>
   <property name="kind" value="easel"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="easel portrait"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/easel_portrait.png" width="36" height="62"/>
 </tile>
 <tile id="998" type="homeware">
  <properties>
   <property name="kind" value="easel"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="easel sea"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/easel_sea.png" width="36" height="62"/>
 </tile>
 <tile id="999" type="homeware">
  <properties>
   <property name="name" value="folding screen blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/folding_screen_blue.png" width="50" height="62"/>
 </tile>
 <tile id="1000" type="homeware">
  <properties>
   <property name="name" value="folding screen green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/folding_screen_green.png" width="50" height="62"/>
 </tile>
 <tile id="1001" type="homeware">
  <properties>
   <property name="name" value="folding screen red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/folding_screen_red.png" width="50" height="62"/>
 </tile>
 <tile id="1002" type="homeware">
  <properties>
   <property name="frames" value="in use:2,on:2,broken:2"/>
   <property name="kind" value="game console"/>
   <property name="light" value="screen"/>
   <property name="looks" value="in use,on,broken"/>
   <property name="name" value="game console"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/game_console.png" width="50" height="58"/>
 </tile>
 <tile id="1003" type="homeware">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="grandfather clock oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grandfather_clock_oak.png" width="24" height="76"/>
 </tile>
 <tile id="1004" type="homeware">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="grandfather clock pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grandfather_clock_pine.png" width="24" height="76"/>
 </tile>
 <tile id="1005" type="homeware">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="grandfather clock walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grandfather_clock_walnut.png" width="24" height="76"/>
 </tile>
 <tile id="1006" type="homeware">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="grandfather clock white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/grandfather_clock_white.png" width="24" height="76"/>
 </tile>
 <tile id="1007" type="homeware">
  <properties>
   <property name="frames" value="in use:2"/>
   <property name="kind" value="guitar"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="guitar"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/guitar.png" width="28" height="58"/>
 </tile>
 <tile id="1008" type="homeware">
  <properties>
   <property name="frames" value="in use:2"/>
   <property name="kind" value="guitar"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="guitar amber"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/guitar_amber.png" width="28" height="58"/>
 </tile>
 <tile id="1009" type="homeware">
  <properties>
   <property name="frames" value="in use:2"/>
   <property name="kind" value="guitar"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="guitar blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/guitar_blue.png" width="28" height="58"/>
 </tile>
 <tile id="1010" type="homeware">
  <properties>
   <property name="frames" value="in use:2"/>
   <property name="kind" value="guitar"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="guitar brown"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/guitar_brown.png" width="28" height="58"/>
 </tile>
 <tile id="1011" type="homeware">
  <properties>
   <property name="frames" value="in use:2"/>
   <property name="kind" value="guitar"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="guitar red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/guitar_red.png" width="28" height="58"/>
 </tile>
 <tile id="1012" type="homeware">
  <properties>
   <property name="frames" value="in use:2"/>
   <property name="kind" value="harp"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="harp"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/harp.png" width="46" height="76"/>
 </tile>
 <tile id="1013" type="homeware">
  <properties>
   <property name="name" value="ironing board"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/ironing_board.png" width="50" height="38"/>
 </tile>
 <tile id="1014" type="homeware">
  <properties>
   <property name="frames" value="in use:2"/>
   <property name="looks" value="in use"/>
   <property name="name" value="keyboard"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/keyboard.png" width="56" height="40"/>
 </tile>
 <tile id="1015" type="homeware">
  <properties>
   <property name="name" value="knife block"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/knife_block.png" width="16" height="24"/>
 </tile>
 <tile id="1016" type="homeware">
  <properties>
   <property name="kind" value="lifting weight"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="lifting weight"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/lifting_weight.png" width="64" height="54"/>
 </tile>
 <tile id="1017" type="homeware">
  <properties>
   <property name="name" value="log basket"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/log_basket.png" width="32" height="28"/>
 </tile>
 <tile id="1018" type="homeware">
  <properties>
   <property name="name" value="model ship"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/model_ship.png" width="34" height="34"/>
 </tile>
 <tile id="1019" type="homeware">
  <properties>
   <property name="name" value="moving box"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/moving_box.png" width="38" height="32"/>
 </tile>
 <tile id="1020" type="homeware">
  <properties>
   <property name="name" value="moving boxes"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/moving_boxes.png" width="38" height="52"/>
 </tile>
 <tile id="1021" type="homeware">
  <properties>
   <property name="name" value="music stand"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/music_stand.png" width="26" height="46"/>
 </tile>
 <tile id="1022" type="homeware">
  <properties>
   <property name="name" value="paint pots"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/paint_pots.png" width="32" height="24"/>
 </tile>
 <tile id="1023" type="homeware">
  <properties>
   <property name="name" value="pet basket blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/pet_basket_blue.png" width="34" height="24"/>
 </tile>
 <tile id="1024" type="homeware">
  <properties>
   <property name="name" value="pet basket green"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/pet_basket_green.png" width="34" height="24"/>
 </tile>
 <tile id="1025" type="homeware">
  <properties>
   <property name="name" value="pet basket red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/pet_basket_red.png" width="34" height="24"/>
 </tile>
 <tile id="1026" type="homeware">
  <properties>
   <property name="name" value="pet bowls"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/pet_bowls.png" width="26" height="13"/>
 </tile>
 <tile id="1027" type="homeware">
  <properties>
   <property name="name" value="photographs"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/photographs.png" width="24" height="18"/>
 </tile>
 <tile id="1028" type="homeware">
  <properties>
   <property name="name" value="podcast microphone"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/podcast_microphone.png" width="28" height="30"/>
 </tile>
 <tile id="1029" type="homeware">
  <properties>
   <property name="name" value="printer"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/printer.png" width="26" height="22"/>
 </tile>
 <tile id="1030" type="homeware">
  <properties>
   <property name="name" value="radio"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/radio.png" width="24" height="20"/>
 </tile>
 <tile id="1031" type="homeware">
  <properties>
   <property name="frames" value="in use:3"/>
   <property name="looks" value="in use"/>
   <property name="name" value="record player"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/record_player.png" width="36" height="46"/>
 </tile>
 <tile id="1032" type="homeware">
  <properties>
   <property name="name" value="solids"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/solids.png" width="34" height="22"/>
 </tile>
 <tile id="1033" type="homeware">
  <properties>
   <property name="name" value="suitcase"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/suitcase.png" width="34" height="28"/>
 </tile>
 <tile id="1034" type="homeware">
  <properties>
   <property name="name" value="tea set"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/tea_set.png" width="30" height="22"/>
 </tile>
 <tile id="1035" type="homeware">
  <properties>
   <property name="name" value="telescope"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/telescope.png" width="36" height="54"/>
 </tile>
 <tile id="1036" type="homeware">
  <properties>
   <property name="name" value="toys"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/toys.png" width="44" height="28"/>
 </tile>
 <tile id="1037" type="homeware">
  <properties>
   <property name="name" value="trophy"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/trophy.png" width="18" height="26"/>
 </tile>
 <tile id="1038" type="homeware">
  <properties>
   <property name="name" value="typewriter"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/typewriter.png" width="24" height="24"/>
 </tile>
 <tile id="1039" type="homeware">
  <properties>
   <property name="name" value="umbrella stand"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/umbrella_stand.png" width="20" height="40"/>
 </tile>
 <tile id="1040" type="homeware">
  <properties>
   <property name="name" value="waste basket"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/waste_basket.png" width="20" height="22"/>
 </tile>
 <tile id="1041" type="masonry">
  <properties>
   <property name="light" value="candle"/>
   <property name="looks" value="on"/>
   <property name="name" value="candle brass"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/candle_brass.png" width="16" height="28"/>
 </tile>
 <tile id="1042" type="masonry">
  <properties>
   <property name="name" value="cellar window"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/cellar_window.png" width="22" height="13"/>
 </tile>
 <tile id="1043" type="masonry">
  <properties>
   <property name="frames" value="in use:4"/>
   <property name="looks" value="in use"/>
   <property name="name" value="chimney brick"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/chimney_brick.png" width="26" height="54"/>
 </tile>
 <tile id="1044" type="masonry">
  <properties>
   <property name="frames" value="in use:4"/>
   <property name="looks" value="in use"/>
   <property name="name" value="chimney red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/chimney_red.png" width="26" height="54"/>
 </tile>
 <tile id="1045" type="masonry">
  <properties>
   <property name="frames" value="in use:4"/>
   <property name="looks" value="in use"/>
   <property name="name" value="chimney stone"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/chimney_stone.png" width="26" height="54"/>
 </tile>
 <tile id="1046" type="masonry">
  <properties>
   <property name="name" value="clock gable"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/clock_gable.png" width="72" height="52"/>
 </tile>
 <tile id="1047" type="masonry">
  <properties>
   <property name="name" value="clock pendulum"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/clock_pendulum.png" width="22" height="40"/>
 </tile>
 <tile id="1048" type="masonry">
  <properties>
   <property name="name" value="clock round"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/clock_round.png" width="22" height="22"/>
 </tile>
 <tile id="1049" type="masonry">
  <properties>
   <property name="name" value="clock school"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/clock_school.png" width="22" height="22"/>
 </tile>
 <tile id="1050" type="masonry">
  <properties>
   <property name="name" value="coat hooks aprons"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/coat_hooks_aprons.png" width="44" height="36"/>
 </tile>
 <tile id="1051" type="masonry">
  <properties>
   <property name="name" value="coat hooks coats"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/coat_hooks_coats.png" width="44" height="36"/>
 </tile>
 <tile id="1052" type="masonry">
  <properties>
   <property name="name" value="coat hooks hats"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/coat_hooks_hats.png" width="44" height="36"/>
 </tile>
 <tile id="1053" type="masonry">
  <properties>
   <property name="name" value="dartboard"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/dartboard.png" width="28" height="28"/>
 </tile>
 <tile id="1054" type="masonry">
  <properties>
   <property name="name" value="drainpipe copper"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/drainpipe_copper.png" width="12" height="52"/>
 </tile>
 <tile id="1055" type="masonry">
  <properties>
   <property name="name" value="drainpipe steel"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/drainpipe_steel.png" width="12" height="52"/>
 </tile>
 <tile id="1056" type="masonry">
  <properties>
   <property name="name" value="drainpipe white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/drainpipe_white.png" width="12" height="52"/>
 </tile>
 <tile id="1057" type="masonry">
  <properties>
   <property name="name" value="finial sandstone"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/finial_sandstone.png" width="16" height="20"/>
 </tile>
 <tile id="1058" type="masonry">
  <properties>
   <property name="name" value="finial stone"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/finial_stone.png" width="16" height="20"/>
 </tile>
 <tile id="1059" type="masonry">
  <properties>
   <property name="name" value="finial wood"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/finial_wood.png" width="16" height="20"/>
 </tile>
 <tile id="1060" type="masonry">
  <properties>
   <property name="name" value="flower basket mixed"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/flower_basket_mixed.png" width="24" height="34"/>
 </tile>
 <tile id="1061" type="masonry">
  <properties>
   <property name="name" value="flower basket pink"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/flower_basket_pink.png" width="24" height="34"/>
 </tile>
 <tile id="1062" type="masonry">
  <properties>
   <property name="name" value="flower basket red"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/flower_basket_red.png" width="24" height="34"/>
 </tile>
 <tile id="1063" type="masonry">
  <properties>
   <property name="name" value="flower basket violet"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/flower_basket_violet.png" width="24" height="34"/>
 </tile>
 <tile id="1064" type="masonry">
  <properties>
   <property name="name" value="flower basket white"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/flower_basket_white.png" width="24" height="34"/>
 </tile>
 <tile id="1065" type="masonry">
  <properties>
   <property name="name" value="flower basket yellow"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/flower_basket_yellow.png" width="24" height="34"/>
 </tile>
 <tile id="1066" type="masonry">
  <properties>
   <property name="name" value="flower box mixed"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_mixed.png" width="28" height="20"/>
 </tile>
 <tile id="1067" type="masonry">
  <properties>
   <property name="name" value="flower box pink"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_pink.png" width="28" height="20"/>
 </tile>
 <tile id="1068" type="masonry">
  <properties>
   <property name="name" value="flower box red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_red.png" width="28" height="20"/>
 </tile>
 <tile id="1069" type="masonry">
  <properties>
   <property name="name" value="flower box violet"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_violet.png" width="28" height="20"/>
 </tile>
 <tile id="1070" type="masonry">
  <properties>
   <property name="name" value="flower box white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_white.png" width="28" height="20"/>
 </tile>
 <tile id="1071" type="masonry">
  <properties>
   <property name="name" value="flower box wide mixed"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_wide_mixed.png" width="58" height="20"/>
 </tile>
 <tile id="1072" type="masonry">
  <properties>
   <property name="name" value="flower box wide pink"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_wide_pink.png" width="58" height="20"/>
 </tile>
 <tile id="1073" type="masonry">
  <properties>
   <property name="name" value="flower box wide red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_wide_red.png" width="58" height="20"/>
 </tile>
 <tile id="1074" type="masonry">
  <properties>
   <property name="name" value="flower box wide violet"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_wide_violet.png" width="58" height="20"/>
 </tile>
 <tile id="1075" type="masonry">
  <properties>
   <property name="name" value="flower box wide white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_wide_white.png" width="58" height="20"/>
 </tile>
 <tile id="1076" type="masonry">
  <properties>
   <property name="name" value="flower box wide yellow"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_wide_yellow.png" width="58" height="20"/>
 </tile>
 <tile id="1077" type="masonry">
  <properties>
   <property name="name" value="flower box yellow"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_box_yellow.png" width="28" height="20"/>
 </tile>
 <tile id="1078" type="masonry">
  <properties>
   <property name="name" value="gutter 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/gutter_2.png" width="64" height="8"/>
 </tile>
 <tile id="1079" type="masonry">
  <properties>
   <property name="name" value="gutter 3"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/gutter_3.png" width="96" height="8"/>
 </tile>
 <tile id="1080" type="masonry">
  <properties>
   <property name="name" value="gutter 4"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/gutter_4.png" width="128" height="8"/>
 </tile>
 <tile id="1081" type="masonry">
  <properties>
   <property name="name" value="ivy"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/ivy.png" width="32" height="50"/>
 </tile>
 <tile id="1082" type="masonry">
  <properties>
   <property name="name" value="ivy blossom"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/ivy_blossom.png" width="48" height="28"/>
 </tile>
 <tile id="1083" type="masonry">
  <properties>
   <property name="name" value="ivy corner"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/ivy_corner.png" width="30" height="50"/>
 </tile>
 <tile id="1084" type="masonry">
  <properties>
   <property name="name" value="ivy hanging"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/ivy_hanging.png" width="48" height="28"/>
 </tile>
 <tile id="1085" type="masonry">
  <properties>
   <property name="name" value="ivy hanging wide"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/ivy_hanging_wide.png" width="96" height="26"/>
 </tile>
 <tile id="1086" type="masonry">
  <properties>
   <property name="name" value="ivy roses"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/ivy_roses.png" width="32" height="50"/>
 </tile>
 <tile id="1087" type="masonry">
  <properties>
   <property name="name" value="ivy wide"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/ivy_wide.png" width="64" height="50"/>
 </tile>
 <tile id="1088" type="masonry">
  <properties>
   <property name="name" value="ivy wisteria"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/ivy_wisteria.png" width="64" height="30"/>
 </tile>
 <tile id="1089" type="masonry">
  <properties>
   <property name="name" value="map town"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/map_town.png" width="54" height="34"/>
 </tile>
 <tile id="1090" type="masonry">
  <properties>
   <property name="name" value="map world"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/map_world.png" width="54" height="34"/>
 </tile>
 <tile id="1091" type="masonry">
  <properties>
   <property name="name" value="menu board cafe"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/menu_board_cafe.png" width="50" height="36"/>
 </tile>
 <tile id="1092" type="masonry">
  <properties>
   <property name="name" value="menu board pub"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/menu_board_pub.png" width="50" height="36"/>
 </tile>
 <tile id="1093" type="masonry">
  <properties>
   <property name="name" value="menu board shop"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/menu_board_shop.png" width="50" height="36"/>
 </tile>
 <tile id="1094" type="masonry">
  <properties>
   <property name="name" value="mirror long"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/mirror_long.png" width="20" height="44"/>
 </tile>
 <tile id="1095" type="masonry">
  <properties>
   <property name="name" value="mirror oval"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/mirror_oval.png" width="22" height="30"/>
 </tile>
 <tile id="1096" type="masonry">
  <properties>
   <property name="name" value="mirror round"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/mirror_round.png" width="24" height="24"/>
 </tile>
 <tile id="1097" type="masonry">
  <properties>
   <property name="name" value="mirror square"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/mirror_square.png" width="26" height="28"/>
 </tile>
 <tile id="1098" type="masonry">
  <properties>
   <property name="name" value="notice board"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/notice_board.png" width="44" height="34"/>
 </tile>
 <tile id="1099" type="masonry">
  <properties>
   <property name="name" value="notice board wide"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/notice_board_wide.png" width="62" height="34"/>
 </tile>
 <tile id="1100" type="masonry">
  <properties>
   <property name="name" value="pans"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/pans.png" width="46" height="32"/>
 </tile>
 <tile id="1101" type="masonry">
  <properties>
   <property name="name" value="picture autumn"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_autumn.png" width="30" height="24"/>
 </tile>
 <tile id="1102" type="masonry">
  <properties>
   <property name="name" value="picture autumn small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_autumn_small.png" width="18" height="18"/>
 </tile>
 <tile id="1103" type="masonry">
  <properties>
   <property name="name" value="picture autumn tall"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_autumn_tall.png" width="22" height="30"/>
 </tile>
 <tile id="1104" type="masonry">
  <properties>
   <property name="name" value="picture cat"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_cat.png" width="30" height="24"/>
 </tile>
 <tile id="1105" type="masonry">
  <properties>
   <property name="name" value="picture cat small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_cat_small.png" width="18" height="18"/>
 </tile>
 <tile id="1106" type="masonry">
  <properties>
   <property name="name" value="picture cat tall"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_cat_tall.png" width="22" height="30"/>
 </tile>
 <tile id="1107" type="masonry">
  <properties>
   <property name="name" value="picture certificate"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_certificate.png" width="24" height="20"/>
 </tile>
 <tile id="1108" type="masonry">
  <properties>
   <property name="name" value="picture flowers"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_flowers.png" width="30" height="24"/>
 </tile>
 <tile id="1109" type="masonry">
  <properties>
   <property name="name" value="picture flowers small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_flowers_small.png" width="18" height="18"/>
 </tile>
 <tile id="1110" type="masonry">
  <properties>
   <property name="name" value="picture flowers tall"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_flowers_tall.png" width="22" height="30"/>
 </tile>
 <tile id="1111" type="masonry">
  <properties>
   <property name="name" value="picture hills"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_hills.png" width="30" height="24"/>
 </tile>
 <tile id="1112" type="masonry">
  <properties>
   <property name="name" value="picture hills small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_hills_small.png" width="18" height="18"/>
 </tile>
 <tile id="1113" type="masonry">
  <properties>
   <property name="name" value="picture hills wide"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_hills_wide.png" width="46" height="24"/>
 </tile>
 <tile id="1114" type="masonry">
  <properties>
   <property name="name" value="picture night"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_night.png" width="30" height="24"/>
 </tile>
 <tile id="1115" type="masonry">
  <properties>
   <property name="name" value="picture night small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_night_small.png" width="18" height="18"/>
 </tile>
 <tile id="1116" type="masonry">
  <properties>
   <property name="name" value="picture night wide"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_night_wide.png" width="46" height="24"/>
 </tile>
 <tile id="1117" type="masonry">
  <properties>
   <property name="name" value="picture photographs"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_photographs.png" width="44" height="30"/>
 </tile>
 <tile id="1118" type="masonry">
  <properties>
   <property name="name" value="picture portrait"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_portrait.png" width="30" height="24"/>
 </tile>
 <tile id="1119" type="masonry">
  <properties>
   <property name="name" value="picture portrait small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_portrait_small.png" width="18" height="18"/>
 </tile>
 <tile id="1120" type="masonry">
  <properties>
   <property name="name" value="picture portrait tall"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_portrait_tall.png" width="22" height="30"/>
 </tile>
 <tile id="1121" type="masonry">
  <properties>
   <property name="name" value="picture sea"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_sea.png" width="30" height="24"/>
 </tile>
 <tile id="1122" type="masonry">
  <properties>
   <property name="name" value="picture sea small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_sea_small.png" width="18" height="18"/>
 </tile>
 <tile id="1123" type="masonry">
  <properties>
   <property name="name" value="picture sea wide"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_sea_wide.png" width="46" height="24"/>
 </tile>
 <tile id="1124" type="masonry">
  <properties>
   <property name="name" value="picture shapes"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_shapes.png" width="30" height="24"/>
 </tile>
 <tile id="1125" type="masonry">
  <properties>
   <property name="name" value="picture shapes small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_shapes_small.png" width="18" height="18"/>
 </tile>
 <tile id="1126" type="masonry">
  <properties>
   <property name="name" value="picture shapes wide"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picture_shapes_wide.png" width="46" height="24"/>
 </tile>
 <tile id="1127" type="masonry">
  <properties>
   <property name="name" value="poster band"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/poster_band.png" width="22" height="30"/>
 </tile>
 <tile id="1128" type="masonry">
  <properties>
   <property name="name" value="poster election"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/poster_election.png" width="22" height="30"/>
 </tile>
 <tile id="1129" type="masonry">
  <properties>
   <property name="name" value="poster film"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/poster_film.png" width="22" height="30"/>
 </tile>
 <tile id="1130" type="masonry">
  <properties>
   <property name="name" value="poster plant"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/poster_plant.png" width="22" height="30"/>
 </tile>
 <tile id="1131" type="masonry">
  <properties>
   <property name="name" value="poster space"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/poster_space.png" width="22" height="30"/>
 </tile>
 <tile id="1132" type="masonry">
  <properties>
   <property name="name" value="poster travel"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/poster_travel.png" width="22" height="30"/>
 </tile>
 <tile id="1133" type="masonry">
  <properties>
   <property name="name" value="poster valentine"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/poster_valentine.png" width="22" height="30"/>
 </tile>
 <tile id="1134" type="masonry">
  <properties>
   <property name="light" value="window"/>
   <property name="looks" value="on"/>
   <property name="name" value="shop window bakery"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/shop_window_bakery.png" width="64" height="40"/>
 </tile>
 <tile id="1135" type="masonry">
  <properties>
   <property name="light" value="window"/>
   <property name="looks" value="on"/>
   <property name="name" value="shop window books"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/shop_window_books.png" width="64" height="40"/>
 </tile>
 <tile id="1136" type="masonry">
  <properties>
   <property name="light" value="window"/>
   <property name="looks" value="on"/>
   <property name="name" value="shop window cafe"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/shop_window_cafe.png" width="64" height="40"/>
 </tile>
 <tile id="1137" type="masonry">
  <properties>
   <property name="light" value="window"/>
   <property name="looks" value="on"/>
   <property name="name" value="shop window flowers"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/shop_window_flowers.png" width="64" height="40"/>
 </tile>
 <tile id="1138" type="masonry">
  <properties>
   <property name="light" value="window"/>
   <property name="looks" value="on"/>
   <property name="name" value="shop window market"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/shop_window_market.png" width="64" height="40"/>
 </tile>
 <tile id="1139" type="masonry">
  <properties>
   <property name="light" value="window"/>
   <property name="looks" value="on"/>
   <property name="name" value="shop window pharmacy"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/shop_window_pharmacy.png" width="64" height="40"/>
 </tile>
 <tile id="1140" type="masonry">
  <properties>
   <property name="light" value="window"/>
   <property name="looks" value="on"/>
   <property name="name" value="shop window pub"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/shop_window_pub.png" width="64" height="40"/>
 </tile>
 <tile id="1141" type="masonry">
  <properties>
   <property name="light" value="window"/>
   <property name="looks" value="on"/>
   <property name="name" value="shop window supply store"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/shop_window_supply_store.png" width="64" height="40"/>
 </tile>
 <tile id="1142" type="masonry">
  <properties>
   <property name="light" value="candle"/>
   <property name="looks" value="on"/>
   <property name="name" value="string lights"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/string_lights.png" width="64" height="14"/>
 </tile>
 <tile id="1143" type="masonry">
  <properties>
   <property name="name" value="towels pink blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/towels_pink_blue.png" width="36" height="28"/>
 </tile>
 <tile id="1144" type="masonry">
  <properties>
   <property name="name" value="towels white green"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/towels_white_green.png" width="36" height="28"/>
 </tile>
 <tile id="1145" type="masonry">
  <properties>
   <property name="name" value="trellis pink"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/trellis_pink.png" width="30" height="48"/>
 </tile>
 <tile id="1146" type="masonry">
  <properties>
   <property name="name" value="trellis red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/trellis_red.png" width="30" height="48"/>
 </tile>
 <tile id="1147" type="masonry">
  <properties>
   <property name="name" value="trellis white"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/trellis_white.png" width="30" height="48"/>
 </tile>
 <tile id="1148" type="masonry">
  <properties>
   <property name="name" value="trellis yellow"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/trellis_yellow.png" width="30" height="48"/>
 </tile>
 <tile id="1149" type="masonry">
  <properties>
   <property name="name" value="utensils"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/utensils.png" width="34" height="26"/>
 </tile>
 <tile id="1150" type="masonry">
  <properties>
   <property name="name" value="vent"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vent.png" width="16" height="10"/>
 </tile>
 <tile id="1151" type="masonry">
  <properties>
   <property name="name" value="wall fiddle"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_fiddle.png" width="24" height="40"/>
 </tile>
 <tile id="1152" type="masonry">
  <properties>
   <property name="name" value="wall fish"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_fish.png" width="40" height="22"/>
 </tile>
 <tile id="1153" type="masonry">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="wall lantern black"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_lantern_black.png" width="16" height="26"/>
 </tile>
 <tile id="1154" type="masonry">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="wall lantern brass"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_lantern_brass.png" width="16" height="26"/>
 </tile>
 <tile id="1155" type="masonry">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="wall lantern green"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_lantern_green.png" width="16" height="26"/>
 </tile>
 <tile id="1156" type="masonry">
  <properties>
   <property name="name" value="wall shelf books"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_shelf_books.png" width="46" height="34"/>
 </tile>
 <tile id="1157" type="masonry">
  <properties>
   <property name="name" value="wall shelf bottles"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_shelf_bottles.png" width="46" height="34"/>
 </tile>
 <tile id="1158" type="masonry">
  <properties>
   <property name="name" value="wall shelf cups"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_shelf_cups.png" width="46" height="34"/>
 </tile>
 <tile id="1159" type="masonry">
  <properties>
   <property name="name" value="wall shelf jars"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_shelf_jars.png" width="46" height="34"/>
 </tile>
 <tile id="1160" type="masonry">
  <properties>
   <property name="name" value="wall shelf medicine"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_shelf_medicine.png" width="46" height="34"/>
 </tile>
 <tile id="1161" type="masonry">
  <properties>
   <property name="name" value="wall shelf plants"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_shelf_plants.png" width="30" height="34"/>
 </tile>
 <tile id="1162" type="masonry">
  <properties>
   <property name="name" value="wall shelf trophies"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wall_shelf_trophies.png" width="30" height="34"/>
 </tile>
 <tile id="1163" type="masonry">
  <properties>
   <property name="name" value="weathercock"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/weathercock.png" width="24" height="36"/>
 </tile>
 <tile id="1164" type="masonry">
  <properties>
   <property name="name" value="wreath"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/wreath.png" width="26" height="26"/>
 </tile>
 <tile id="1165" type="homeware">
  <properties>
   <property name="name" value="cake stand"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/cake_stand.png" width="24" height="24"/>
 </tile>
 <tile id="1166" type="venues">
  <properties>
   <property name="name" value="coffee sacks"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/coffee_sacks.png" width="48" height="40"/>
 </tile>
 <tile id="1167" type="venues">
  <properties>
   <property name="name" value="flower stand"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/flower_stand.png" width="64" height="52"/>
 </tile>
 <tile id="1168" type="venues">
  <properties>
   <property name="name" value="newspaper rack"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/newspaper_rack.png" width="36" height="50"/>
 </tile>
 <tile id="1169" type="venues">
  <properties>
   <property name="name" value="skeleton"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/skeleton.png" width="32" height="64"/>
 </tile>
 <tile id="1170" type="venues">
  <properties>
   <property name="light" value="screen"/>
   <property name="name" value="trophy case"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/trophy_case.png" width="64" height="76"/>
 </tile>
 <tile id="1171" type="outdoors">
  <properties>
   <property name="name" value="apple tree 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/apple_tree_1.png" width="80" height="92"/>
 </tile>
 <tile id="1172" type="outdoors">
  <properties>
   <property name="name" value="apple tree 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/apple_tree_2.png" width="80" height="92"/>
 </tile>
 <tile id="1173" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="asters large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/asters_large.png" width="88" height="56"/>
 </tile>
 <tile id="1174" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="asters medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/asters_medium.png" width="48" height="36"/>
 </tile>
 <tile id="1175" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="asters small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/asters_small.png" width="24" height="20"/>
 </tile>
 <tile id="1176" type="outdoors">
  <properties>
   <property name="name" value="autumn tree 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/autumn_tree_1.png" width="88" height="102"/>
 </tile>
 <tile id="1177" type="outdoors">
  <properties>
   <property name="name" value="autumn tree 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/autumn_tree_2.png" width="88" height="102"/>
 </tile>
 <tile id="1178" type="outdoors">
  <properties>
   <property name="name" value="beehive"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/beehive.png" width="30" height="40"/>
 </tile>
 <tile id="1179" type="outdoors">
  <properties>
   <property name="name" value="bench down"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bench_down.png" width="62" height="36"/>
 </tile>
 <tile id="1180" type="outdoors">
  <properties>
   <property name="name" value="bench left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bench_left.png" width="28" height="66"/>
 </tile>
 <tile id="1181" type="outdoors">
  <properties>
   <property name="name" value="bench right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bench_right.png" width="28" height="66"/>
 </tile>
 <tile id="1182" type="outdoors">
  <properties>
   <property name="name" value="bench up"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bench_up.png" width="62" height="36"/>
 </tile>
 <tile id="1183" type="outdoors">
  <properties>
   <property name="name" value="bicycle blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/bicycle_blue.png" width="52" height="40"/>
 </tile>
 <tile id="1184" type="outdoors">
  <properties>
   <property name="name" value="bicycle green"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/bicycle_green.png" width="52" height="40"/>
 </tile>
 <tile id="1185" type="outdoors">
  <properties>
   <property name="name" value="bicycle red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/bicycle_red.png" width="52" height="40"/>
 </tile>
 <tile id="1186" type="outdoors">
  <properties>
   <property name="name" value="bin"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/bin.png" width="22" height="32"/>
 </tile>
 <tile id="1187" type="outdoors">
  <properties>
   <property name="name" value="birch 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/birch_1.png" width="68" height="118"/>
 </tile>
 <tile id="1188" type="outdoors">
  <properties>
   <property name="name" value="birch 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/birch_2.png" width="68" height="118"/>
 </tile>
 <tile id="1189" type="outdoors">
  <properties>
   <property name="name" value="blossom tree 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/blossom_tree_1.png" width="88" height="98"/>
 </tile>
 <tile id="1190" type="outdoors">
  <properties>
   <property name="name" value="blossom tree 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/blossom_tree_2.png" width="88" height="98"/>
 </tile>
 <tile id="1191" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="bluebells large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bluebells_large.png" width="88" height="56"/>
 </tile>
 <tile id="1192" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="bluebells medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bluebells_medium.png" width="48" height="36"/>
 </tile>
 <tile id="1193" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="bluebells small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bluebells_small.png" width="24" height="20"/>
 </tile>
 <tile id="1194" type="outdoors">
  <properties>
   <property name="name" value="bush"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bush.png" width="38" height="32"/>
 </tile>
 <tile id="1195" type="outdoors">
  <properties>
   <property name="name" value="bush autumn"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bush_autumn.png" width="38" height="32"/>
 </tile>
 <tile id="1196" type="outdoors">
  <properties>
   <property name="name" value="bush berries"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bush_berries.png" width="38" height="32"/>
 </tile>
 <tile id="1197" type="outdoors">
  <properties>
   <property name="name" value="bush light"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bush_light.png" width="38" height="32"/>
 </tile>
 <tile id="1198" type="outdoors">
  <properties>
   <property name="name" value="bush pink"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bush_pink.png" width="38" height="32"/>
 </tile>
 <tile id="1199" type="outdoors">
  <properties>
   <property name="name" value="bush roses"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bush_roses.png" width="38" height="32"/>
 </tile>
 <tile id="1200" type="outdoors">
  <properties>
   <property name="name" value="bush small 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bush_small_1.png" width="26" height="22"/>
 </tile>
 <tile id="1201" type="outdoors">
  <properties>
   <property name="name" value="bush small 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bush_small_2.png" width="26" height="22"/>
 </tile>
 <tile id="1202" type="outdoors">
  <properties>
   <property name="name" value="bush violet"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bush_violet.png" width="38" height="32"/>
 </tile>
 <tile id="1203" type="outdoors">
  <properties>
   <property name="name" value="bush white"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bush_white.png" width="38" height="32"/>
 </tile>
 <tile id="1204" type="outdoors">
  <properties>
   <property name="name" value="bush yellow"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/bush_yellow.png" width="38" height="32"/>
 </tile>
 <tile id="1205" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="buttercups large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/buttercups_large.png" width="88" height="56"/>
 </tile>
 <tile id="1206" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="buttercups medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/buttercups_medium.png" width="48" height="36"/>
 </tile>
 <tile id="1207" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="buttercups small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/buttercups_small.png" width="24" height="20"/>
 </tile>
 <tile id="1208" type="outdoors">
  <properties>
   <property name="name" value="conifer large 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/conifer_large_1.png" width="76" height="126"/>
 </tile>
 <tile id="1209" type="outdoors">
  <properties>
   <property name="name" value="conifer large 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/conifer_large_2.png" width="76" height="126"/>
 </tile>
 <tile id="1210" type="outdoors">
  <properties>
   <property name="name" value="conifer medium 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/conifer_medium_1.png" width="58" height="92"/>
 </tile>
 <tile id="1211" type="outdoors">
  <properties>
   <property name="name" value="conifer medium 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/conifer_medium_2.png" width="58" height="92"/>
 </tile>
 <tile id="1212" type="outdoors">
  <properties>
   <property name="name" value="conifer small 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/conifer_small_1.png" width="40" height="60"/>
 </tile>
 <tile id="1213" type="outdoors">
  <properties>
   <property name="name" value="conifer small 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/conifer_small_2.png" width="40" height="60"/>
 </tile>
 <tile id="1214" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="cornflowers large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/cornflowers_large.png" width="88" height="56"/>
 </tile>
 <tile id="1215" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="cornflowers medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/cornflowers_medium.png" width="48" height="36"/>
 </tile>
 <tile id="1216" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="cornflowers small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/cornflowers_small.png" width="24" height="20"/>
 </tile>
 <tile id="1217" type="outdoors">
  <properties>
   <property name="name" value="cypress"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/cypress.png" width="32" height="88"/>
 </tile>
 <tile id="1218" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="daisies large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/daisies_large.png" width="88" height="56"/>
 </tile>
 <tile id="1219" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="daisies medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/daisies_medium.png" width="48" height="36"/>
 </tile>
 <tile id="1220" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="daisies small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/daisies_small.png" width="24" height="20"/>
 </tile>
 <tile id="1221" type="outdoors">
  <properties>
   <property name="kind" value="dorm garden"/>
   <property name="looks" value="in use,wet,dirty"/>
   <property name="name" value="dorm garden bed"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/dorm_garden_bed.png" width="64" height="44"/>
 </tile>
 <tile id="1222" type="outdoors">
  <properties>
   <property name="name" value="fence iron cross"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_cross.png" width="32" height="40"/>
 </tile>
 <tile id="1223" type="outdoors">
  <properties>
   <property name="name" value="fence iron end e"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_end_e.png" width="32" height="40"/>
 </tile>
 <tile id="1224" type="outdoors">
  <properties>
   <property name="name" value="fence iron end n"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_end_n.png" width="32" height="40"/>
 </tile>
 <tile id="1225" type="outdoors">
  <properties>
   <property name="name" value="fence iron end s"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_end_s.png" width="32" height="40"/>
 </tile>
 <tile id="1226" type="outdoors">
  <properties>
   <property name="name" value="fence iron end w"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_end_w.png" width="32" height="40"/>
 </tile>
 <tile id="1227" type="outdoors">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="fence iron gate"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_gate.png" width="32" height="40"/>
 </tile>
 <tile id="1228" type="outdoors">
  <properties>
   <property name="name" value="fence iron h"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_h.png" width="32" height="40"/>
 </tile>
 <tile id="1229" type="outdoors">
  <properties>
   <property name="name" value="fence iron ne"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_ne.png" width="32" height="40"/>
 </tile>
 <tile id="1230" type="outdoors">
  <properties>
   <property name="name" value="fence iron nw"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_nw.png" width="32" height="40"/>
 </tile>
 <tile id="1231" type="outdoors">
  <properties>
   <property name="name" value="fence iron post"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_post.png" width="32" height="40"/>
 </tile>
 <tile id="1232" type="outdoors">
  <properties>
   <property name="name" value="fence iron se"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_se.png" width="32" height="40"/>
 </tile>
 <tile id="1233" type="outdoors">
  <properties>
   <property name="name" value="fence iron sw"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_sw.png" width="32" height="40"/>
 </tile>
 <tile id="1234" type="outdoors">
  <properties>
   <property name="name" value="fence iron t e"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_t_e.png" width="32" height="40"/>
 </tile>
 <tile id="1235" type="outdoors">
  <properties>
   <property name="name" value="fence iron t n"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_t_n.png" width="32" height="40"/>
 </tile>
 <tile id="1236" type="outdoors">
  <properties>
   <property name="name" value="fence iron t s"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_t_s.png" width="32" height="40"/>
 </tile>
 <tile id="1237" type="outdoors">
  <properties>
   <property name="name" value="fence iron t w"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_t_w.png" width="32" height="40"/>
 </tile>
 <tile id="1238" type="outdoors">
  <properties>
   <property name="name" value="fence iron v"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_iron_v.png" width="32" height="40"/>
 </tile>
 <tile id="1239" type="outdoors">
  <properties>
   <property name="name" value="fence rustic cross"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_cross.png" width="32" height="40"/>
 </tile>
 <tile id="1240" type="outdoors">
  <properties>
   <property name="name" value="fence rustic end e"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_end_e.png" width="32" height="40"/>
 </tile>
 <tile id="1241" type="outdoors">
  <properties>
   <property name="name" value="fence rustic end n"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_end_n.png" width="32" height="40"/>
 </tile>
 <tile id="1242" type="outdoors">
  <properties>
   <property name="name" value="fence rustic end s"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_end_s.png" width="32" height="40"/>
 </tile>
 <tile id="1243" type="outdoors">
  <properties>
   <property name="name" value="fence rustic end w"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_end_w.png" width="32" height="40"/>
 </tile>
 <tile id="1244" type="outdoors">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="fence rustic gate"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_gate.png" width="32" height="40"/>
 </tile>
 <tile id="1245" type="outdoors">
  <properties>
   <property name="name" value="fence rustic h"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_h.png" width="32" height="40"/>
 </tile>
 <tile id="1246" type="outdoors">
  <properties>
   <property name="name" value="fence rustic ne"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_ne.png" width="32" height="40"/>
 </tile>
 <tile id="1247" type="outdoors">
  <properties>
   <property name="name" value="fence rustic nw"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_nw.png" width="32" height="40"/>
 </tile>
 <tile id="1248" type="outdoors">
  <properties>
   <property name="name" value="fence rustic post"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_post.png" width="32" height="40"/>
 </tile>
 <tile id="1249" type="outdoors">
  <properties>
   <property name="name" value="fence rustic se"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_se.png" width="32" height="40"/>
 </tile>
 <tile id="1250" type="outdoors">
  <properties>
   <property name="name" value="fence rustic sw"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_sw.png" width="32" height="40"/>
 </tile>
 <tile id="1251" type="outdoors">
  <properties>
   <property name="name" value="fence rustic t e"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_t_e.png" width="32" height="40"/>
 </tile>
 <tile id="1252" type="outdoors">
  <properties>
   <property name="name" value="fence rustic t n"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_t_n.png" width="32" height="40"/>
 </tile>
 <tile id="1253" type="outdoors">
  <properties>
   <property name="name" value="fence rustic t s"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_t_s.png" width="32" height="40"/>
 </tile>
 <tile id="1254" type="outdoors">
  <properties>
   <property name="name" value="fence rustic t w"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_t_w.png" width="32" height="40"/>
 </tile>
 <tile id="1255" type="outdoors">
  <properties>
   <property name="name" value="fence rustic v"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_rustic_v.png" width="32" height="40"/>
 </tile>
 <tile id="1256" type="outdoors">
  <properties>
   <property name="name" value="fence white cross"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_cross.png" width="32" height="40"/>
 </tile>
 <tile id="1257" type="outdoors">
  <properties>
   <property name="name" value="fence white end e"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_end_e.png" width="32" height="40"/>
 </tile>
 <tile id="1258" type="outdoors">
  <properties>
   <property name="name" value="fence white end n"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_end_n.png" width="32" height="40"/>
 </tile>
 <tile id="1259" type="outdoors">
  <properties>
   <property name="name" value="fence white end s"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_end_s.png" width="32" height="40"/>
 </tile>
 <tile id="1260" type="outdoors">
  <properties>
   <property name="name" value="fence white end w"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_end_w.png" width="32" height="40"/>
 </tile>
 <tile id="1261" type="outdoors">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="fence white gate"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_gate.png" width="32" height="40"/>
 </tile>
 <tile id="1262" type="outdoors">
  <properties>
   <property name="name" value="fence white h"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_h.png" width="32" height="40"/>
 </tile>
 <tile id="1263" type="outdoors">
  <properties>
   <property name="name" value="fence white ne"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_ne.png" width="32" height="40"/>
 </tile>
 <tile id="1264" type="outdoors">
  <properties>
   <property name="name" value="fence white nw"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_nw.png" width="32" height="40"/>
 </tile>
 <tile id="1265" type="outdoors">
  <properties>
   <property name="name" value="fence white post"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_post.png" width="32" height="40"/>
 </tile>
 <tile id="1266" type="outdoors">
  <properties>
   <property name="name" value="fence white se"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_se.png" width="32" height="40"/>
 </tile>
 <tile id="1267" type="outdoors">
  <properties>
   <property name="name" value="fence white sw"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_sw.png" width="32" height="40"/>
 </tile>
 <tile id="1268" type="outdoors">
  <properties>
   <property name="name" value="fence white t e"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_t_e.png" width="32" height="40"/>
 </tile>
 <tile id="1269" type="outdoors">
  <properties>
   <property name="name" value="fence white t n"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_t_n.png" width="32" height="40"/>
 </tile>
 <tile id="1270" type="outdoors">
  <properties>
   <property name="name" value="fence white t s"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_t_s.png" width="32" height="40"/>
 </tile>
 <tile id="1271" type="outdoors">
  <properties>
   <property name="name" value="fence white t w"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_t_w.png" width="32" height="40"/>
 </tile>
 <tile id="1272" type="outdoors">
  <properties>
   <property name="name" value="fence white v"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_white_v.png" width="32" height="40"/>
 </tile>
 <tile id="1273" type="outdoors">
  <properties>
   <property name="name" value="fence wood cross"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_cross.png" width="32" height="40"/>
 </tile>
 <tile id="1274" type="outdoors">
  <properties>
   <property name="name" value="fence wood end e"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_end_e.png" width="32" height="40"/>
 </tile>
 <tile id="1275" type="outdoors">
  <properties>
   <property name="name" value="fence wood end n"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_end_n.png" width="32" height="40"/>
 </tile>
 <tile id="1276" type="outdoors">
  <properties>
   <property name="name" value="fence wood end s"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_end_s.png" width="32" height="40"/>
 </tile>
 <tile id="1277" type="outdoors">
  <properties>
   <property name="name" value="fence wood end w"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_end_w.png" width="32" height="40"/>
 </tile>
 <tile id="1278" type="outdoors">
  <properties>
   <property name="kind" value="door"/>
   <property name="looks" value="open"/>
   <property name="name" value="fence wood gate"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_gate.png" width="32" height="40"/>
 </tile>
 <tile id="1279" type="outdoors">
  <properties>
   <property name="name" value="fence wood h"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_h.png" width="32" height="40"/>
 </tile>
 <tile id="1280" type="outdoors">
  <properties>
   <property name="name" value="fence wood ne"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_ne.png" width="32" height="40"/>
 </tile>
 <tile id="1281" type="outdoors">
  <properties>
   <property name="name" value="fence wood nw"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_nw.png" width="32" height="40"/>
 </tile>
 <tile id="1282" type="outdoors">
  <properties>
   <property name="name" value="fence wood post"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_post.png" width="32" height="40"/>
 </tile>
 <tile id="1283" type="outdoors">
  <properties>
   <property name="name" value="fence wood se"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_se.png" width="32" height="40"/>
 </tile>
 <tile id="1284" type="outdoors">
  <properties>
   <property name="name" value="fence wood sw"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_sw.png" width="32" height="40"/>
 </tile>
 <tile id="1285" type="outdoors">
  <properties>
   <property name="name" value="fence wood t e"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_t_e.png" width="32" height="40"/>
 </tile>
 <tile id="1286" type="outdoors">
  <properties>
   <property name="name" value="fence wood t n"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_t_n.png" width="32" height="40"/>
 </tile>
 <tile id="1287" type="outdoors">
  <properties>
   <property name="name" value="fence wood t s"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_t_s.png" width="32" height="40"/>
 </tile>
 <tile id="1288" type="outdoors">
  <properties>
   <property name="name" value="fence wood t w"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_t_w.png" width="32" height="40"/>
 </tile>
 <tile id="1289" type="outdoors">
  <properties>
   <property name="name" value="fence wood v"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fence_wood_v.png" width="32" height="40"/>
 </tile>
 <tile id="1290" type="outdoors">
  <properties>
   <property name="name" value="flower cart"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/flower_cart.png" width="60" height="46"/>
 </tile>
 <tile id="1291" type="outdoors">
  <properties>
   <property name="kind" value="park garden"/>
   <property name="looks" value="in use,wet,dirty"/>
   <property name="name" value="flower garden lavender"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_garden_lavender.png" width="64" height="44"/>
 </tile>
 <tile id="1292" type="outdoors">
  <properties>
   <property name="kind" value="park garden"/>
   <property name="looks" value="in use,wet,dirty"/>
   <property name="name" value="flower garden mixed"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_garden_mixed.png" width="64" height="44"/>
 </tile>
 <tile id="1293" type="outdoors">
  <properties>
   <property name="kind" value="park garden"/>
   <property name="looks" value="in use,wet,dirty"/>
   <property name="name" value="flower garden rose"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_garden_rose.png" width="64" height="44"/>
 </tile>
 <tile id="1294" type="outdoors">
  <properties>
   <property name="kind" value="park garden"/>
   <property name="looks" value="in use,wet,dirty"/>
   <property name="name" value="flower garden sunflower"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/flower_garden_sunflower.png" width="64" height="44"/>
 </tile>
 <tile id="1295" type="outdoors">
  <properties>
   <property name="kind" value="garden chair"/>
   <property name="name" value="garden chair"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/garden_chair.png" width="28" height="38"/>
 </tile>
 <tile id="1296" type="outdoors">
  <properties>
   <property name="name" value="garden table"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/garden_table.png" width="40" height="34"/>
 </tile>
 <tile id="1297" type="outdoors">
  <properties>
   <property name="name" value="hedge left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_left.png" width="32" height="36"/>
 </tile>
 <tile id="1298" type="outdoors">
  <properties>
   <property name="name" value="hedge middle"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_middle.png" width="32" height="36"/>
 </tile>
 <tile id="1299" type="outdoors">
  <properties>
   <property name="name" value="hedge red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_red_left.png" width="32" height="36"/>
 </tile>
 <tile id="1300" type="outdoors">
  <properties>
   <property name="name" value="hedge red middle"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_red_middle.png" width="32" height="36"/>
 </tile>
 <tile id="1301" type="outdoors">
  <properties>
   <property name="name" value="hedge red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_red_right.png" width="32" height="36"/>
 </tile>
 <tile id="1302" type="outdoors">
  <properties>
   <property name="name" value="hedge red single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_red_single.png" width="32" height="36"/>
 </tile>
 <tile id="1303" type="outdoors">
  <properties>
   <property name="name" value="hedge right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_right.png" width="32" height="36"/>
 </tile>
 <tile id="1304" type="outdoors">
  <properties>
   <property name="name" value="hedge single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_single.png" width="32" height="36"/>
 </tile>
 <tile id="1305" type="outdoors">
  <properties>
   <property name="name" value="hedge upright bottom"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_upright_bottom.png" width="32" height="44"/>
 </tile>
 <tile id="1306" type="outdoors">
  <properties>
   <property name="name" value="hedge upright middle"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_upright_middle.png" width="32" height="44"/>
 </tile>
 <tile id="1307" type="outdoors">
  <properties>
   <property name="name" value="hedge upright top"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_upright_top.png" width="32" height="44"/>
 </tile>
 <tile id="1308" type="outdoors">
  <properties>
   <property name="name" value="hedge white left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_white_left.png" width="32" height="36"/>
 </tile>
 <tile id="1309" type="outdoors">
  <properties>
   <property name="name" value="hedge white middle"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_white_middle.png" width="32" height="36"/>
 </tile>
 <tile id="1310" type="outdoors">
  <properties>
   <property name="name" value="hedge white right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_white_right.png" width="32" height="36"/>
 </tile>
 <tile id="1311" type="outdoors">
  <properties>
   <property name="name" value="hedge white single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/hedge_white_single.png" width="32" height="36"/>
 </tile>
 <tile id="1312" type="outdoors">
  <properties>
   <property name="name" value="hydrant"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/hydrant.png" width="20" height="30"/>
 </tile>
 <tile id="1313" type="outdoors">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="lantern post"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/lantern_post.png" width="26" height="54"/>
 </tile>
 <tile id="1314" type="outdoors">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="laundry line"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/laundry_line.png" width="96" height="56"/>
 </tile>
 <tile id="1315" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="lilies 1"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/lilies_1.png" width="36" height="24"/>
 </tile>
 <tile id="1316" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="lilies 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/lilies_2.png" width="36" height="24"/>
 </tile>
 <tile id="1317" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="lilies 3"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/lilies_3.png" width="36" height="24"/>
 </tile>
 <tile id="1318" type="outdoors">
  <properties>
   <property name="name" value="lime tree 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/lime_tree_1.png" width="74" height="96"/>
 </tile>
 <tile id="1319" type="outdoors">
  <properties>
   <property name="name" value="lime tree 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/lime_tree_2.png" width="74" height="96"/>
 </tile>
 <tile id="1320" type="outdoors">
  <properties>
   <property name="name" value="mailbox blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/mailbox_blue.png" width="24" height="42"/>
 </tile>
 <tile id="1321" type="outdoors">
  <properties>
   <property name="name" value="mailbox green"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/mailbox_green.png" width="24" height="42"/>
 </tile>
 <tile id="1322" type="outdoors">
  <properties>
   <property name="name" value="mailbox red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/mailbox_red.png" width="24" height="42"/>
 </tile>
 <tile id="1323" type="outdoors">
  <properties>
   <property name="name" value="mailbox white"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/mailbox_white.png" width="24" height="42"/>
 </tile>
 <tile id="1324" type="outdoors">
  <properties>
   <property name="name" value="mailbox yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/mailbox_yellow.png" width="24" height="42"/>
 </tile>
 <tile id="1325" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="mushrooms"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/mushrooms.png" width="24" height="20"/>
 </tile>
 <tile id="1326" type="outdoors">
  <properties>
   <property name="name" value="oak large 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/oak_large_1.png" width="116" height="128"/>
 </tile>
 <tile id="1327" type="outdoors">
  <properties>
   <property name="name" value="oak large 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/oak_large_2.png" width="116" height="128"/>
 </tile>
 <tile id="1328" type="outdoors">
  <properties>
   <property name="name" value="oak large 3"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/oak_large_3.png" width="116" height="128"/>
 </tile>
 <tile id="1329" type="outdoors">
  <properties>
   <property name="name" value="oak medium 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/oak_medium_1.png" width="86" height="98"/>
 </tile>
 <tile id="1330" type="outdoors">
  <properties>
   <property name="name" value="oak medium 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/oak_medium_2.png" width="86" height="98"/>
 </tile>
 <tile id="1331" type="outdoors">
  <properties>
   <property name="name" value="oak medium 3"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/oak_medium_3.png" width="86" height="98"/>
 </tile>
 <tile id="1332" type="outdoors">
  <properties>
   <property name="name" value="oak small 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/oak_small_1.png" width="60" height="70"/>
 </tile>
 <tile id="1333" type="outdoors">
  <properties>
   <property name="name" value="oak small 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/oak_small_2.png" width="60" height="70"/>
 </tile>
 <tile id="1334" type="outdoors">
  <properties>
   <property name="name" value="oak small 3"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/oak_small_3.png" width="60" height="70"/>
 </tile>
 <tile id="1335" type="outdoors">
  <properties>
   <property name="name" value="parasol blue"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/parasol_blue.png" width="62" height="66"/>
 </tile>
 <tile id="1336" type="outdoors">
  <properties>
   <property name="name" value="parasol green"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/parasol_green.png" width="62" height="66"/>
 </tile>
 <tile id="1337" type="outdoors">
  <properties>
   <property name="name" value="parasol red"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/parasol_red.png" width="62" height="66"/>
 </tile>
 <tile id="1338" type="outdoors">
  <properties>
   <property name="name" value="parasol yellow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/parasol_yellow.png" width="62" height="66"/>
 </tile>
 <tile id="1339" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="picnic blanket blue"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picnic_blanket_blue.png" width="62" height="50"/>
 </tile>
 <tile id="1340" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="picnic blanket red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/picnic_blanket_red.png" width="62" height="50"/>
 </tile>
 <tile id="1341" type="outdoors">
  <properties>
   <property name="name" value="picnic table"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/picnic_table.png" width="66" height="48"/>
 </tile>
 <tile id="1342" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="poppies large"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/poppies_large.png" width="88" height="56"/>
 </tile>
 <tile id="1343" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="poppies medium"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/poppies_medium.png" width="48" height="36"/>
 </tile>
 <tile id="1344" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="poppies small"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/poppies_small.png" width="24" height="20"/>
 </tile>
 <tile id="1345" type="outdoors">
  <properties>
   <property name="name" value="reeds 1"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/reeds_1.png" width="26" height="34"/>
 </tile>
 <tile id="1346" type="outdoors">
  <properties>
   <property name="name" value="reeds 2"/>
   <property name="shadow" value="none"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/reeds_2.png" width="26" height="34"/>
 </tile>
 <tile id="1347" type="outdoors">
  <properties>
   <property name="name" value="scarecrow"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/scarecrow.png" width="44" height="58"/>
 </tile>
 <tile id="1348" type="outdoors">
  <properties>
   <property name="name" value="signpost"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/signpost.png" width="42" height="52"/>
 </tile>
 <tile id="1349" type="outdoors">
  <properties>
   <property name="name" value="stone wall left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/stone_wall_left.png" width="32" height="34"/>
 </tile>
 <tile id="1350" type="outdoors">
  <properties>
   <property name="name" value="stone wall middle"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/stone_wall_middle.png" width="32" height="34"/>
 </tile>
 <tile id="1351" type="outdoors">
  <properties>
   <property name="name" value="stone wall right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/stone_wall_right.png" width="32" height="34"/>
 </tile>
 <tile id="1352" type="outdoors">
  <properties>
   <property name="name" value="stone wall single"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/stone_wall_single.png" width="32" height="34"/>
 </tile>
 <tile id="1353" type="outdoors">
  <properties>
   <property name="name" value="topiary"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/topiary.png" width="26" height="52"/>
 </tile>
 <tile id="1354" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="tuft 1"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/tuft_1.png" width="20" height="16"/>
 </tile>
 <tile id="1355" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="tuft 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/tuft_2.png" width="20" height="16"/>
 </tile>
 <tile id="1356" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="tuft 3"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/tuft_3.png" width="20" height="16"/>
 </tile>
 <tile id="1357" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="tulips gold"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/tulips_gold.png" width="32" height="24"/>
 </tile>
 <tile id="1358" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="tulips mixed"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/tulips_mixed.png" width="32" height="24"/>
 </tile>
 <tile id="1359" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="tulips pink"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/tulips_pink.png" width="32" height="24"/>
 </tile>
 <tile id="1360" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="tulips red"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/tulips_red.png" width="32" height="24"/>
 </tile>
 <tile id="1361" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="tulips violet"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/tulips_violet.png" width="32" height="24"/>
 </tile>
 <tile id="1362" type="outdoors">
  <properties>
   <property name="kind" value="house garden"/>
   <property name="looks" value="in use,wet,dirty"/>
   <property name="name" value="vegetable bed cabbage"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vegetable_bed_cabbage.png" width="64" height="44"/>
 </tile>
 <tile id="1363" type="outdoors">
  <properties>
   <property name="kind" value="house garden"/>
   <property name="looks" value="in use,wet,dirty"/>
   <property name="name" value="vegetable bed carrot"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vegetable_bed_carrot.png" width="64" height="44"/>
 </tile>
 <tile id="1364" type="outdoors">
  <properties>
   <property name="kind" value="house garden"/>
   <property name="looks" value="in use,wet,dirty"/>
   <property name="name" value="vegetable bed corn"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vegetable_bed_corn.png" width="64" height="44"/>
 </tile>
 <tile id="1365" type="outdoors">
  <properties>
   <property name="kind" value="house garden"/>
   <property name="looks" value="in use,wet,dirty"/>
   <property name="name" value="vegetable bed pumpkin"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vegetable_bed_pumpkin.png" width="64" height="44"/>
 </tile>
 <tile id="1366" type="outdoors">
  <properties>
   <property name="kind" value="house garden"/>
   <property name="looks" value="in use,wet,dirty"/>
   <property name="name" value="vegetable bed strawberry"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vegetable_bed_strawberry.png" width="64" height="44"/>
 </tile>
 <tile id="1367" type="outdoors">
  <properties>
   <property name="kind" value="house garden"/>
   <property name="looks" value="in use,wet,dirty"/>
   <property name="name" value="vegetable bed tomato"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/vegetable_bed_tomato.png" width="64" height="44"/>
 </tile>
 <tile id="1368" type="outdoors">
  <properties>
   <property name="name" value="willow 1"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/willow_1.png" width="118" height="118"/>
 </tile>
 <tile id="1369" type="outdoors">
  <properties>
   <property name="name" value="willow 2"/>
   <property name="shadow" value="oval"/>
   <property name="sways" type="bool" value="true"/>
  </properties>
  <image source="props/willow_2.png" width="118" height="118"/>
 </tile>
 <tile id="1370" type="outdoors">
  <properties>
   <property name="name" value="barrel"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/barrel.png" width="28" height="38"/>
 </tile>
 <tile id="1371" type="outdoors">
  <properties>
   <property name="name" value="basket apples"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/basket_apples.png" width="28" height="26"/>
 </tile>
 <tile id="1372" type="outdoors">
  <properties>
   <property name="name" value="basket bread"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/basket_bread.png" width="28" height="26"/>
 </tile>
 <tile id="1373" type="outdoors">
  <properties>
   <property name="name" value="basket lemons"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/basket_lemons.png" width="28" height="26"/>
 </tile>
 <tile id="1374" type="outdoors">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="bird bath"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/bird_bath.png" width="32" height="42"/>
 </tile>
 <tile id="1375" type="outdoors">
  <properties>
   <property name="name" value="bridge railing far"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bridge_railing_far.png" width="32" height="26"/>
 </tile>
 <tile id="1376" type="outdoors">
  <properties>
   <property name="name" value="bridge railing near"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bridge_railing_near.png" width="32" height="26"/>
 </tile>
 <tile id="1377" type="outdoors">
  <properties>
   <property name="frames" value="burning:4"/>
   <property name="light" value="fire"/>
   <property name="looks" value="burning"/>
   <property name="name" value="campfire"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/campfire.png" width="38" height="44"/>
 </tile>
 <tile id="1378" type="outdoors">
  <properties>
   <property name="name" value="crate"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/crate.png" width="32" height="32"/>
 </tile>
 <tile id="1379" type="outdoors">
  <properties>
   <property name="name" value="crate apples"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/crate_apples.png" width="32" height="32"/>
 </tile>
 <tile id="1380" type="outdoors">
  <properties>
   <property name="name" value="crate cabbages"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/crate_cabbages.png" width="32" height="32"/>
 </tile>
 <tile id="1381" type="outdoors">
  <properties>
   <property name="name" value="crate oranges"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/crate_oranges.png" width="32" height="32"/>
 </tile>
 <tile id="1382" type="outdoors">
  <properties>
   <property name="name" value="crate plums"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/crate_plums.png" width="32" height="32"/>
 </tile>
 <tile id="1383" type="outdoors">
  <properties>
   <property name="name" value="crate potatoes"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/crate_potatoes.png" width="32" height="32"/>
 </tile>
 <tile id="1384" type="outdoors">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="duck brown left"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/duck_brown_left.png" width="26" height="20"/>
 </tile>
 <tile id="1385" type="outdoors">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="duck brown right"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/duck_brown_right.png" width="26" height="20"/>
 </tile>
 <tile id="1386" type="outdoors">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="duck white left"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/duck_white_left.png" width="26" height="20"/>
 </tile>
 <tile id="1387" type="outdoors">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="duck white right"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/duck_white_right.png" width="26" height="20"/>
 </tile>
 <tile id="1388" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="fallen leaves"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fallen_leaves.png" width="72" height="40"/>
 </tile>
 <tile id="1389" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="fallen petals"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/fallen_petals.png" width="72" height="40"/>
 </tile>
 <tile id="1390" type="outdoors">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="fountain"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/fountain.png" width="76" height="84"/>
 </tile>
 <tile id="1391" type="outdoors">
  <properties>
   <property name="name" value="log"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/log.png" width="66" height="28"/>
 </tile>
 <tile id="1392" type="outdoors">
  <properties>
   <property name="name" value="market stall blue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/market_stall_blue.png" width="94" height="84"/>
 </tile>
 <tile id="1393" type="outdoors">
  <properties>
   <property name="name" value="market stall green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/market_stall_green.png" width="94" height="84"/>
 </tile>
 <tile id="1394" type="outdoors">
  <properties>
   <property name="name" value="market stall red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/market_stall_red.png" width="94" height="84"/>
 </tile>
 <tile id="1395" type="outdoors">
  <properties>
   <property name="name" value="rain barrel"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/rain_barrel.png" width="28" height="38"/>
 </tile>
 <tile id="1396" type="outdoors">
  <properties>
   <property name="name" value="rock large 1"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/rock_large_1.png" width="56" height="44"/>
 </tile>
 <tile id="1397" type="outdoors">
  <properties>
   <property name="name" value="rock large 2"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/rock_large_2.png" width="56" height="44"/>
 </tile>
 <tile id="1398" type="outdoors">
  <properties>
   <property name="name" value="rock medium 1"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/rock_medium_1.png" width="34" height="27"/>
 </tile>
 <tile id="1399" type="outdoors">
  <properties>
   <property name="name" value="rock medium 2"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/rock_medium_2.png" width="34" height="27"/>
 </tile>
 <tile id="1400" type="outdoors">
  <properties>
   <property name="name" value="rock small 1"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/rock_small_1.png" width="20" height="16"/>
 </tile>
 <tile id="1401" type="outdoors">
  <properties>
   <property name="name" value="rock small 2"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/rock_small_2.png" width="20" height="16"/>
 </tile>
 <tile id="1402" type="outdoors">
  <properties>
   <property name="name" value="sacks"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/sacks.png" width="38" height="32"/>
 </tile>
 <tile id="1403" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="sandpit"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/sandpit.png" width="64" height="48"/>
 </tile>
 <tile id="1404" type="outdoors">
  <properties>
   <property name="name" value="slide"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/slide.png" width="68" height="62"/>
 </tile>
 <tile id="1405" type="outdoors">
  <properties>
   <property name="name" value="statue"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/statue.png" width="38" height="78"/>
 </tile>
 <tile id="1406" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="stepping stones 1"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/stepping_stones_1.png" width="32" height="32"/>
 </tile>
 <tile id="1407" type="outdoors">
  <properties>
   <property name="flat" type="bool" value="true"/>
   <property name="name" value="stepping stones 2"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/stepping_stones_2.png" width="32" height="32"/>
 </tile>
 <tile id="1408" type="outdoors">
  <properties>
   <property name="name" value="stump"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/stump.png" width="34" height="28"/>
 </tile>
 <tile id="1409" type="outdoors">
  <properties>
   <property name="frames" value=":4"/>
   <property name="name" value="swing"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/swing.png" width="76" height="66"/>
 </tile>
 <tile id="1410" type="outdoors">
  <properties>
   <property name="name" value="well"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/well.png" width="56" height="76"/>
 </tile>
 <tile id="1412" type="venues">
  <properties>
   <property name="kind" value="bookshelf"/>
   <property name="looks" value="in use,broken"/>
   <property name="name" value="bookshelf"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bookshelf.png" width="64" height="80"/>
 </tile>
 <tile id="1413" type="venues">
  <properties>
   <property name="kind" value="pharmacy store shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="pharmacy shelf"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pharmacy_shelf.png" width="64" height="66"/>
 </tile>
 <tile id="1419" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_blue_left.png" width="66" height="48"/>
 </tile>
 <tile id="1420" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_blue_right.png" width="66" height="48"/>
 </tile>
 <tile id="1421" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_green_left.png" width="66" height="48"/>
 </tile>
 <tile id="1422" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_green_right.png" width="66" height="48"/>
 </tile>
 <tile id="1423" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak pink left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_pink_left.png" width="66" height="48"/>
 </tile>
 <tile id="1424" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak pink right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_pink_right.png" width="66" height="48"/>
 </tile>
 <tile id="1425" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_red_left.png" width="66" height="48"/>
 </tile>
 <tile id="1426" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_red_right.png" width="66" height="48"/>
 </tile>
 <tile id="1427" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak violet left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_violet_left.png" width="66" height="48"/>
 </tile>
 <tile id="1428" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed oak violet right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_oak_violet_right.png" width="66" height="48"/>
 </tile>
 <tile id="1429" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_blue_left.png" width="66" height="48"/>
 </tile>
 <tile id="1430" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_blue_right.png" width="66" height="48"/>
 </tile>
 <tile id="1431" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_green_left.png" width="66" height="48"/>
 </tile>
 <tile id="1432" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_green_right.png" width="66" height="48"/>
 </tile>
 <tile id="1433" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine pink left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_pink_left.png" width="66" height="48"/>
 </tile>
 <tile id="1434" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine pink right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_pink_right.png" width="66" height="48"/>
 </tile>
 <tile id="1435" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_red_left.png" width="66" height="48"/>
 </tile>
 <tile id="1436" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_red_right.png" width="66" height="48"/>
 </tile>
 <tile id="1437" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine violet left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_violet_left.png" width="66" height="48"/>
 </tile>
 <tile id="1438" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed pine violet right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_pine_violet_right.png" width="66" height="48"/>
 </tile>
 <tile id="1439" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_blue_left.png" width="66" height="48"/>
 </tile>
 <tile id="1440" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_blue_right.png" width="66" height="48"/>
 </tile>
 <tile id="1441" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_green_left.png" width="66" height="48"/>
 </tile>
 <tile id="1442" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_green_right.png" width="66" height="48"/>
 </tile>
 <tile id="1443" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut pink left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_pink_left.png" width="66" height="48"/>
 </tile>
 <tile id="1444" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut pink right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_pink_right.png" width="66" height="48"/>
 </tile>
 <tile id="1445" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_red_left.png" width="66" height="48"/>
 </tile>
 <tile id="1446" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_red_right.png" width="66" height="48"/>
 </tile>
 <tile id="1447" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut violet left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_violet_left.png" width="66" height="48"/>
 </tile>
 <tile id="1448" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed walnut violet right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_walnut_violet_right.png" width="66" height="48"/>
 </tile>
 <tile id="1449" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white blue left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_blue_left.png" width="66" height="48"/>
 </tile>
 <tile id="1450" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white blue right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_blue_right.png" width="66" height="48"/>
 </tile>
 <tile id="1451" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white green left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_green_left.png" width="66" height="48"/>
 </tile>
 <tile id="1452" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white green right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_green_right.png" width="66" height="48"/>
 </tile>
 <tile id="1453" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white pink left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_pink_left.png" width="66" height="48"/>
 </tile>
 <tile id="1454" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white pink right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_pink_right.png" width="66" height="48"/>
 </tile>
 <tile id="1455" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white red left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_red_left.png" width="66" height="48"/>
 </tile>
 <tile id="1456" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white red right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_red_right.png" width="66" height="48"/>
 </tile>
 <tile id="1457" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white violet left"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_violet_left.png" width="66" height="48"/>
 </tile>
 <tile id="1458" type="homeware">
  <properties>
   <property name="kind" value="bed"/>
   <property name="looks" value="occupied,dirty,broken"/>
   <property name="name" value="bed white violet right"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bed_white_violet_right.png" width="66" height="48"/>
 </tile>
 <tile id="1459" type="homeware">
  <properties>
   <property name="name" value="bottles"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/bottles.png" width="26" height="26"/>
 </tile>
 <tile id="1460" type="homeware">
  <properties>
   <property name="name" value="bucket and broom"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bucket_and_broom.png" width="28" height="56"/>
 </tile>
 <tile id="1461" type="homeware">
  <properties>
   <property name="name" value="bust"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/bust.png" width="24" height="60"/>
 </tile>
 <tile id="1462" type="homeware">
  <properties>
   <property name="name" value="chest oak"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chest_oak.png" width="44" height="30"/>
 </tile>
 <tile id="1463" type="homeware">
  <properties>
   <property name="name" value="chest pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chest_pine.png" width="44" height="30"/>
 </tile>
 <tile id="1464" type="homeware">
  <properties>
   <property name="name" value="chest walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chest_walnut.png" width="44" height="30"/>
 </tile>
 <tile id="1465" type="homeware">
  <properties>
   <property name="name" value="chest white"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/chest_white.png" width="44" height="30"/>
 </tile>
 <tile id="1466" type="homeware">
  <properties>
   <property name="name" value="clothes heap"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/clothes_heap.png" width="32" height="18"/>
 </tile>
 <tile id="1467" type="homeware">
  <properties>
   <property name="name" value="coffee pot"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/coffee_pot.png" width="20" height="28"/>
 </tile>
 <tile id="1468" type="homeware">
  <properties>
   <property name="name" value="costume rack"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/costume_rack.png" width="50" height="58"/>
 </tile>
 <tile id="1469" type="homeware">
  <properties>
   <property name="name" value="drawing tablet"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/drawing_tablet.png" width="30" height="22"/>
 </tile>
 <tile id="1470" type="homeware">
  <properties>
   <property name="name" value="filing cabinet green"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/filing_cabinet_green.png" width="28" height="54"/>
 </tile>
 <tile id="1471" type="homeware">
  <properties>
   <property name="name" value="filing cabinet grey"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/filing_cabinet_grey.png" width="28" height="54"/>
 </tile>
 <tile id="1472" type="homeware">
  <properties>
   <property name="name" value="microwave"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/microwave.png" width="30" height="24"/>
 </tile>
 <tile id="1473" type="homeware">
  <properties>
   <property name="name" value="pedal bin red"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pedal_bin_red.png" width="22" height="32"/>
 </tile>
 <tile id="1474" type="homeware">
  <properties>
   <property name="name" value="pedal bin steel"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/pedal_bin_steel.png" width="22" height="32"/>
 </tile>
 <tile id="1475" type="homeware">
  <properties>
   <property name="name" value="pizza box"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/pizza_box.png" width="36" height="26"/>
 </tile>
 <tile id="1476" type="homeware">
  <properties>
   <property name="name" value="plates stack"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/plates_stack.png" width="20" height="18"/>
 </tile>
 <tile id="1477" type="homeware">
  <properties>
   <property name="name" value="presents"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/presents.png" width="36" height="30"/>
 </tile>
 <tile id="1478" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="ring light"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/ring_light.png" width="30" height="60"/>
 </tile>
 <tile id="1479" type="homeware">
  <properties>
   <property name="name" value="room globe oak"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/room_globe_oak.png" width="28" height="46"/>
 </tile>
 <tile id="1480" type="homeware">
  <properties>
   <property name="name" value="room globe walnut"/>
   <property name="shadow" value="oval"/>
  </properties>
  <image source="props/room_globe_walnut.png" width="28" height="46"/>
 </tile>
 <tile id="1481" type="homeware">
  <properties>
   <property name="light" value="screen"/>
   <property name="name" value="server rack"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/server_rack.png" width="28" height="58"/>
 </tile>
 <tile id="1482" type="homeware">
  <properties>
   <property name="name" value="sewing table pine"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/sewing_table_pine.png" width="44" height="50"/>
 </tile>
 <tile id="1483" type="homeware">
  <properties>
   <property name="name" value="sewing table walnut"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/sewing_table_walnut.png" width="44" height="50"/>
 </tile>
 <tile id="1484" type="homeware">
  <properties>
   <property name="name" value="skateboard"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/skateboard.png" width="16" height="42"/>
 </tile>
 <tile id="1485" type="homeware">
  <properties>
   <property name="name" value="small refrigerator"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/small_refrigerator.png" width="28" height="46"/>
 </tile>
 <tile id="1486" type="homeware">
  <properties>
   <property name="light" value="lamp"/>
   <property name="looks" value="on"/>
   <property name="name" value="softbox"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/softbox.png" width="38" height="62"/>
 </tile>
 <tile id="1487" type="homeware">
  <properties>
   <property name="name" value="spice rack"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/spice_rack.png" width="28" height="20"/>
 </tile>
 <tile id="1488" type="homeware">
  <properties>
   <property name="name" value="watering can"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/watering_can.png" width="26" height="22"/>
 </tile>
 <tile id="1489" type="homeware">
  <properties>
   <property name="name" value="wine rack"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/wine_rack.png" width="34" height="46"/>
 </tile>
 <tile id="1490" type="venues">
  <properties>
   <property name="kind" value="blackboard"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="blackboard wall"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/blackboard_wall.png" width="96" height="44"/>
 </tile>
 <tile id="1491" type="venues">
  <properties>
   <property name="kind" value="classroom student seating"/>
   <property name="looks" value="in use"/>
   <property name="name" value="student desk bare"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/student_desk_bare.png" width="32" height="36"/>
 </tile>
 <tile id="1492" type="venues">
  <properties>
   <property name="kind" value="supply store product shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="supply store shelf garden"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_store_shelf_garden.png" width="64" height="66"/>
 </tile>
 <tile id="1493" type="venues">
  <properties>
   <property name="kind" value="supply store product shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="supply store shelf nails"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_store_shelf_nails.png" width="64" height="66"/>
 </tile>
 <tile id="1494" type="venues">
  <properties>
   <property name="kind" value="supply store product shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="supply store shelf paint"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_store_shelf_paint.png" width="64" height="66"/>
 </tile>
 <tile id="1495" type="venues">
  <properties>
   <property name="kind" value="supply store product shelf"/>
   <property name="looks" value="in use,dirty,broken"/>
   <property name="name" value="supply store shelf tools"/>
   <property name="shadow" value="box"/>
  </properties>
  <image source="props/supply_store_shelf_tools.png" width="64" height="66"/>
 </tile>
 <tile id="1496" type="venues">
  <properties>
   <property name="looks" value="in use"/>
   <property name="name" value="cake dome"/>
   <property name="shadow" value="none"/>
  </properties>
  <image source="props/cake_dome.png" width="28" height="34"/>
 </tile>
</tileset>
