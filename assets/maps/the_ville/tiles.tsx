<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="tiles" tilewidth="32" tileheight="32" tilecount="336" columns="16">
 <image source="../../sprites/tiles.png" width="512" height="672"/>
</tileset>
