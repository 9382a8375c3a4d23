<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="walls"
 tilewidth="32" tileheight="96" tilecount="5488" columns="56">
 <image source="walls.png" width="1792" height="9408"/>
 <tile id="0">
  <properties>
   <property name="name" value="brick wall 0"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="brick wall 1"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="brick wall 2"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="brick wall 3"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="brick wall 4"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="brick wall 5"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="brick wall 6"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="brick wall 7"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="brick wall 8"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="brick wall 9"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="name" value="brick wall 10"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="name" value="brick wall 11"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="name" value="brick wall 12"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="name" value="brick wall 13"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="name" value="brick wall 14"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="name" value="brick wall 15"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="name" value="brick right 2"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="name" value="brick right 3"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="name" value="brick right 6"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="name" value="brick right 7"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="name" value="brick right 10"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="name" value="brick right 11"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="name" value="brick right 14"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="name" value="brick right 15"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="lit" type="int" value="25"/>
   <property name="name" value="brick window 10"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="name" value="brick window lit 10"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="lit" type="int" value="27"/>
   <property name="name" value="brick window 11"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="name" value="brick window lit 11"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="lit" type="int" value="29"/>
   <property name="name" value="brick wide window 10"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="name" value="brick wide window lit 10"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="lit" type="int" value="31"/>
   <property name="name" value="brick wide window 11"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="name" value="brick wide window lit 11"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="lit" type="int" value="33"/>
   <property name="name" value="brick wide window left 10"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="name" value="brick wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="lit" type="int" value="35"/>
   <property name="name" value="brick wide window left 11"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="name" value="brick wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="lit" type="int" value="37"/>
   <property name="name" value="brick wide window middle 10"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="name" value="brick wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="lit" type="int" value="39"/>
   <property name="name" value="brick wide window middle 11"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="name" value="brick wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="lit" type="int" value="41"/>
   <property name="name" value="brick wide window right 10"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="name" value="brick wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="lit" type="int" value="43"/>
   <property name="name" value="brick wide window right 11"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="name" value="brick wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="name" value="brick arch 10"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="name" value="brick arch 11"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="name" value="brick arch left 10"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="name" value="brick arch left 11"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="name" value="brick arch middle 10"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="name" value="brick arch middle 11"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="name" value="brick arch right 10"/>
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="name" value="brick arch right 11"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="name" value="red brick wall 0"/>
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="name" value="red brick wall 1"/>
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="name" value="red brick wall 2"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="name" value="red brick wall 3"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="name" value="red brick wall 4"/>
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="name" value="red brick wall 5"/>
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="name" value="red brick wall 6"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="name" value="red brick wall 7"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="name" value="red brick wall 8"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="name" value="red brick wall 9"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="name" value="red brick wall 10"/>
  </properties>
 </tile>
 <tile id="63">
  <properties>
   <property name="name" value="red brick wall 11"/>
  </properties>
 </tile>
 <tile id="64">
  <properties>
   <property name="name" value="red brick wall 12"/>
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="name" value="red brick wall 13"/>
  </properties>
 </tile>
 <tile id="66">
  <properties>
   <property name="name" value="red brick wall 14"/>
  </properties>
 </tile>
 <tile id="67">
  <properties>
   <property name="name" value="red brick wall 15"/>
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="name" value="red brick right 2"/>
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="name" value="red brick right 3"/>
  </properties>
 </tile>
 <tile id="70">
  <properties>
   <property name="name" value="red brick right 6"/>
  </properties>
 </tile>
 <tile id="71">
  <properties>
   <property name="name" value="red brick right 7"/>
  </properties>
 </tile>
 <tile id="72">
  <properties>
   <property name="name" value="red brick right 10"/>
  </properties>
 </tile>
 <tile id="73">
  <properties>
   <property name="name" value="red brick right 11"/>
  </properties>
 </tile>
 <tile id="74">
  <properties>
   <property name="name" value="red brick right 14"/>
  </properties>
 </tile>
 <tile id="75">
  <properties>
   <property name="name" value="red brick right 15"/>
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="lit" type="int" value="77"/>
   <property name="name" value="red brick window 10"/>
  </properties>
 </tile>
 <tile id="77">
  <properties>
   <property name="name" value="red brick window lit 10"/>
  </properties>
 </tile>
 <tile id="78">
  <properties>
   <property name="lit" type="int" value="79"/>
   <property name="name" value="red brick window 11"/>
  </properties>
 </tile>
 <tile id="79">
  <properties>
   <property name="name" value="red brick window lit 11"/>
  </properties>
 </tile>
 <tile id="80">
  <properties>
   <property name="lit" type="int" value="81"/>
   <property name="name" value="red brick wide window 10"/>
  </properties>
 </tile>
 <tile id="81">
  <properties>
   <property name="name" value="red brick wide window lit 10"/>
  </properties>
 </tile>
 <tile id="82">
  <properties>
   <property name="lit" type="int" value="83"/>
   <property name="name" value="red brick wide window 11"/>
  </properties>
 </tile>
 <tile id="83">
  <properties>
   <property name="name" value="red brick wide window lit 11"/>
  </properties>
 </tile>
 <tile id="84">
  <properties>
   <property name="lit" type="int" value="85"/>
   <property name="name" value="red brick wide window left 10"/>
  </properties>
 </tile>
 <tile id="85">
  <properties>
   <property name="name" value="red brick wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="86">
  <properties>
   <property name="lit" type="int" value="87"/>
   <property name="name" value="red brick wide window left 11"/>
  </properties>
 </tile>
 <tile id="87">
  <properties>
   <property name="name" value="red brick wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="88">
  <properties>
   <property name="lit" type="int" value="89"/>
   <property name="name" value="red brick wide window middle 10"/>
  </properties>
 </tile>
 <tile id="89">
  <properties>
   <property name="name" value="red brick wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="90">
  <properties>
   <property name="lit" type="int" value="91"/>
   <property name="name" value="red brick wide window middle 11"/>
  </properties>
 </tile>
 <tile id="91">
  <properties>
   <property name="name" value="red brick wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="lit" type="int" value="93"/>
   <property name="name" value="red brick wide window right 10"/>
  </properties>
 </tile>
 <tile id="93">
  <properties>
   <property name="name" value="red brick wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="94">
  <properties>
   <property name="lit" type="int" value="95"/>
   <property name="name" value="red brick wide window right 11"/>
  </properties>
 </tile>
 <tile id="95">
  <properties>
   <property name="name" value="red brick wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="96">
  <properties>
   <property name="name" value="red brick arch 10"/>
  </properties>
 </tile>
 <tile id="97">
  <properties>
   <property name="name" value="red brick arch 11"/>
  </properties>
 </tile>
 <tile id="98">
  <properties>
   <property name="name" value="red brick arch left 10"/>
  </properties>
 </tile>
 <tile id="99">
  <properties>
   <property name="name" value="red brick arch left 11"/>
  </properties>
 </tile>
 <tile id="100">
  <properties>
   <property name="name" value="red brick arch middle 10"/>
  </properties>
 </tile>
 <tile id="101">
  <properties>
   <property name="name" value="red brick arch middle 11"/>
  </properties>
 </tile>
 <tile id="102">
  <properties>
   <property name="name" value="red brick arch right 10"/>
  </properties>
 </tile>
 <tile id="103">
  <properties>
   <property name="name" value="red brick arch right 11"/>
  </properties>
 </tile>
 <tile id="104">
  <properties>
   <property name="name" value="siding white wall 0"/>
  </properties>
 </tile>
 <tile id="105">
  <properties>
   <property name="name" value="siding white wall 1"/>
  </properties>
 </tile>
 <tile id="106">
  <properties>
   <property name="name" value="siding white wall 2"/>
  </properties>
 </tile>
 <tile id="107">
  <properties>
   <property name="name" value="siding white wall 3"/>
  </properties>
 </tile>
 <tile id="108">
  <properties>
   <property name="name" value="siding white wall 4"/>
  </properties>
 </tile>
 <tile id="109">
  <properties>
   <property name="name" value="siding white wall 5"/>
  </properties>
 </tile>
 <tile id="110">
  <properties>
   <property name="name" value="siding white wall 6"/>
  </properties>
 </tile>
 <tile id="111">
  <properties>
   <property name="name" value="siding white wall 7"/>
  </properties>
 </tile>
 <tile id="112">
  <properties>
   <property name="name" value="siding white wall 8"/>
  </properties>
 </tile>
 <tile id="113">
  <properties>
   <property name="name" value="siding white wall 9"/>
  </properties>
 </tile>
 <tile id="114">
  <properties>
   <property name="name" value="siding white wall 10"/>
  </properties>
 </tile>
 <tile id="115">
  <properties>
   <property name="name" value="siding white wall 11"/>
  </properties>
 </tile>
 <tile id="116">
  <properties>
   <property name="name" value="siding white wall 12"/>
  </properties>
 </tile>
 <tile id="117">
  <properties>
   <property name="name" value="siding white wall 13"/>
  </properties>
 </tile>
 <tile id="118">
  <properties>
   <property name="name" value="siding white wall 14"/>
  </properties>
 </tile>
 <tile id="119">
  <properties>
   <property name="name" value="siding white wall 15"/>
  </properties>
 </tile>
 <tile id="120">
  <properties>
   <property name="name" value="siding white right 2"/>
  </properties>
 </tile>
 <tile id="121">
  <properties>
   <property name="name" value="siding white right 3"/>
  </properties>
 </tile>
 <tile id="122">
  <properties>
   <property name="name" value="siding white right 6"/>
  </properties>
 </tile>
 <tile id="123">
  <properties>
   <property name="name" value="siding white right 7"/>
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="name" value="siding white right 10"/>
  </properties>
 </tile>
 <tile id="125">
  <properties>
   <property name="name" value="siding white right 11"/>
  </properties>
 </tile>
 <tile id="126">
  <properties>
   <property name="name" value="siding white right 14"/>
  </properties>
 </tile>
 <tile id="127">
  <properties>
   <property name="name" value="siding white right 15"/>
  </properties>
 </tile>
 <tile id="128">
  <properties>
   <property name="lit" type="int" value="129"/>
   <property name="name" value="siding white window 10"/>
  </properties>
 </tile>
 <tile id="129">
  <properties>
   <property name="name" value="siding white window lit 10"/>
  </properties>
 </tile>
 <tile id="130">
  <properties>
   <property name="lit" type="int" value="131"/>
   <property name="name" value="siding white window 11"/>
  </properties>
 </tile>
 <tile id="131">
  <properties>
   <property name="name" value="siding white window lit 11"/>
  </properties>
 </tile>
 <tile id="132">
  <properties>
   <property name="lit" type="int" value="133"/>
   <property name="name" value="siding white wide window 10"/>
  </properties>
 </tile>
 <tile id="133">
  <properties>
   <property name="name" value="siding white wide window lit 10"/>
  </properties>
 </tile>
 <tile id="134">
  <properties>
   <property name="lit" type="int" value="135"/>
   <property name="name" value="siding white wide window 11"/>
  </properties>
 </tile>
 <tile id="135">
  <properties>
   <property name="name" value="siding white wide window lit 11"/>
  </properties>
 </tile>
 <tile id="136">
  <properties>
   <property name="lit" type="int" value="137"/>
   <property name="name" value="siding white wide window left 10"/>
  </properties>
 </tile>
 <tile id="137">
  <properties>
   <property name="name" value="siding white wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="138">
  <properties>
   <property name="lit" type="int" value="139"/>
   <property name="name" value="siding white wide window left 11"/>
  </properties>
 </tile>
 <tile id="139">
  <properties>
   <property name="name" value="siding white wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="140">
  <properties>
   <property name="lit" type="int" value="141"/>
   <property name="name" value="siding white wide window middle 10"/>
  </properties>
 </tile>
 <tile id="141">
  <properties>
   <property name="name" value="siding white wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="142">
  <properties>
   <property name="lit" type="int" value="143"/>
   <property name="name" value="siding white wide window middle 11"/>
  </properties>
 </tile>
 <tile id="143">
  <properties>
   <property name="name" value="siding white wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="144">
  <properties>
   <property name="lit" type="int" value="145"/>
   <property name="name" value="siding white wide window right 10"/>
  </properties>
 </tile>
 <tile id="145">
  <properties>
   <property name="name" value="siding white wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="146">
  <properties>
   <property name="lit" type="int" value="147"/>
   <property name="name" value="siding white wide window right 11"/>
  </properties>
 </tile>
 <tile id="147">
  <properties>
   <property name="name" value="siding white wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="148">
  <properties>
   <property name="name" value="siding white arch 10"/>
  </properties>
 </tile>
 <tile id="149">
  <properties>
   <property name="name" value="siding white arch 11"/>
  </properties>
 </tile>
 <tile id="150">
  <properties>
   <property name="name" value="siding white arch left 10"/>
  </properties>
 </tile>
 <tile id="151">
  <properties>
   <property name="name" value="siding white arch left 11"/>
  </properties>
 </tile>
 <tile id="152">
  <properties>
   <property name="name" value="siding white arch middle 10"/>
  </properties>
 </tile>
 <tile id="153">
  <properties>
   <property name="name" value="siding white arch middle 11"/>
  </properties>
 </tile>
 <tile id="154">
  <properties>
   <property name="name" value="siding white arch right 10"/>
  </properties>
 </tile>
 <tile id="155">
  <properties>
   <property name="name" value="siding white arch right 11"/>
  </properties>
 </tile>
 <tile id="156">
  <properties>
   <property name="name" value="siding blue wall 0"/>
  </properties>
 </tile>
 <tile id="157">
  <properties>
   <property name="name" value="siding blue wall 1"/>
  </properties>
 </tile>
 <tile id="158">
  <properties>
   <property name="name" value="siding blue wall 2"/>
  </properties>
 </tile>
 <tile id="159">
  <properties>
   <property name="name" value="siding blue wall 3"/>
  </properties>
 </tile>
 <tile id="160">
  <properties>
   <property name="name" value="siding blue wall 4"/>
  </properties>
 </tile>
 <tile id="161">
  <properties>
   <property name="name" value="siding blue wall 5"/>
  </properties>
 </tile>
 <tile id="162">
  <properties>
   <property name="name" value="siding blue wall 6"/>
  </properties>
 </tile>
 <tile id="163">
  <properties>
   <property name="name" value="siding blue wall 7"/>
  </properties>
 </tile>
 <tile id="164">
  <properties>
   <property name="name" value="siding blue wall 8"/>
  </properties>
 </tile>
 <tile id="165">
  <properties>
   <property name="name" value="siding blue wall 9"/>
  </properties>
 </tile>
 <tile id="166">
  <properties>
   <property name="name" value="siding blue wall 10"/>
  </properties>
 </tile>
 <tile id="167">
  <properties>
   <property name="name" value="siding blue wall 11"/>
  </properties>
 </tile>
 <tile id="168">
  <properties>
   <property name="name" value="siding blue wall 12"/>
  </properties>
 </tile>
 <tile id="169">
  <properties>
   <property name="name" value="siding blue wall 13"/>
  </properties>
 </tile>
 <tile id="170">
  <properties>
   <property name="name" value="siding blue wall 14"/>
  </properties>
 </tile>
 <tile id="171">
  <properties>
   <property name="name" value="siding blue wall 15"/>
  </properties>
 </tile>
 <tile id="172">
  <properties>
   <property name="name" value="siding blue right 2"/>
  </properties>
 </tile>
 <tile id="173">
  <properties>
   <property name="name" value="siding blue right 3"/>
  </properties>
 </tile>
 <tile id="174">
  <properties>
   <property name="name" value="siding blue right 6"/>
  </properties>
 </tile>
 <tile id="175">
  <properties>
   <property name="name" value="siding blue right 7"/>
  </properties>
 </tile>
 <tile id="176">
  <properties>
   <property name="name" value="siding blue right 10"/>
  </properties>
 </tile>
 <tile id="177">
  <properties>
   <property name="name" value="siding blue right 11"/>
  </properties>
 </tile>
 <tile id="178">
  <properties>
   <property name="name" value="siding blue right 14"/>
  </properties>
 </tile>
 <tile id="179">
  <properties>
   <property name="name" value="siding blue right 15"/>
  </properties>
 </tile>
 <tile id="180">
  <properties>
   <property name="lit" type="int" value="181"/>
   <property name="name" value="siding blue window 10"/>
  </properties>
 </tile>
 <tile id="181">
  <properties>
   <property name="name" value="siding blue window lit 10"/>
  </properties>
 </tile>
 <tile id="182">
  <properties>
   <property name="lit" type="int" value="183"/>
   <property name="name" value="siding blue window 11"/>
  </properties>
 </tile>
 <tile id="183">
  <properties>
   <property name="name" value="siding blue window lit 11"/>
  </properties>
 </tile>
 <tile id="184">
  <properties>
   <property name="lit" type="int" value="185"/>
   <property name="name" value="siding blue wide window 10"/>
  </properties>
 </tile>
 <tile id="185">
  <properties>
   <property name="name" value="siding blue wide window lit 10"/>
  </properties>
 </tile>
 <tile id="186">
  <properties>
   <property name="lit" type="int" value="187"/>
   <property name="name" value="siding blue wide window 11"/>
  </properties>
 </tile>
 <tile id="187">
  <properties>
   <property name="name" value="siding blue wide window lit 11"/>
  </properties>
 </tile>
 <tile id="188">
  <properties>
   <property name="lit" type="int" value="189"/>
   <property name="name" value="siding blue wide window left 10"/>
  </properties>
 </tile>
 <tile id="189">
  <properties>
   <property name="name" value="siding blue wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="190">
  <properties>
   <property name="lit" type="int" value="191"/>
   <property name="name" value="siding blue wide window left 11"/>
  </properties>
 </tile>
 <tile id="191">
  <properties>
   <property name="name" value="siding blue wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="192">
  <properties>
   <property name="lit" type="int" value="193"/>
   <property name="name" value="siding blue wide window middle 10"/>
  </properties>
 </tile>
 <tile id="193">
  <properties>
   <property name="name" value="siding blue wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="194">
  <properties>
   <property name="lit" type="int" value="195"/>
   <property name="name" value="siding blue wide window middle 11"/>
  </properties>
 </tile>
 <tile id="195">
  <properties>
   <property name="name" value="siding blue wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="196">
  <properties>
   <property name="lit" type="int" value="197"/>
   <property name="name" value="siding blue wide window right 10"/>
  </properties>
 </tile>
 <tile id="197">
  <properties>
   <property name="name" value="siding blue wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="198">
  <properties>
   <property name="lit" type="int" value="199"/>
   <property name="name" value="siding blue wide window right 11"/>
  </properties>
 </tile>
 <tile id="199">
  <properties>
   <property name="name" value="siding blue wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="200">
  <properties>
   <property name="name" value="siding blue arch 10"/>
  </properties>
 </tile>
 <tile id="201">
  <properties>
   <property name="name" value="siding blue arch 11"/>
  </properties>
 </tile>
 <tile id="202">
  <properties>
   <property name="name" value="siding blue arch left 10"/>
  </properties>
 </tile>
 <tile id="203">
  <properties>
   <property name="name" value="siding blue arch left 11"/>
  </properties>
 </tile>
 <tile id="204">
  <properties>
   <property name="name" value="siding blue arch middle 10"/>
  </properties>
 </tile>
 <tile id="205">
  <properties>
   <property name="name" value="siding blue arch middle 11"/>
  </properties>
 </tile>
 <tile id="206">
  <properties>
   <property name="name" value="siding blue arch right 10"/>
  </properties>
 </tile>
 <tile id="207">
  <properties>
   <property name="name" value="siding blue arch right 11"/>
  </properties>
 </tile>
 <tile id="208">
  <properties>
   <property name="name" value="siding yellow wall 0"/>
  </properties>
 </tile>
 <tile id="209">
  <properties>
   <property name="name" value="siding yellow wall 1"/>
  </properties>
 </tile>
 <tile id="210">
  <properties>
   <property name="name" value="siding yellow wall 2"/>
  </properties>
 </tile>
 <tile id="211">
  <properties>
   <property name="name" value="siding yellow wall 3"/>
  </properties>
 </tile>
 <tile id="212">
  <properties>
   <property name="name" value="siding yellow wall 4"/>
  </properties>
 </tile>
 <tile id="213">
  <properties>
   <property name="name" value="siding yellow wall 5"/>
  </properties>
 </tile>
 <tile id="214">
  <properties>
   <property name="name" value="siding yellow wall 6"/>
  </properties>
 </tile>
 <tile id="215">
  <properties>
   <property name="name" value="siding yellow wall 7"/>
  </properties>
 </tile>
 <tile id="216">
  <properties>
   <property name="name" value="siding yellow wall 8"/>
  </properties>
 </tile>
 <tile id="217">
  <properties>
   <property name="name" value="siding yellow wall 9"/>
  </properties>
 </tile>
 <tile id="218">
  <properties>
   <property name="name" value="siding yellow wall 10"/>
  </properties>
 </tile>
 <tile id="219">
  <properties>
   <property name="name" value="siding yellow wall 11"/>
  </properties>
 </tile>
 <tile id="220">
  <properties>
   <property name="name" value="siding yellow wall 12"/>
  </properties>
 </tile>
 <tile id="221">
  <properties>
   <property name="name" value="siding yellow wall 13"/>
  </properties>
 </tile>
 <tile id="222">
  <properties>
   <property name="name" value="siding yellow wall 14"/>
  </properties>
 </tile>
 <tile id="223">
  <properties>
   <property name="name" value="siding yellow wall 15"/>
  </properties>
 </tile>
 <tile id="224">
  <properties>
   <property name="name" value="siding yellow right 2"/>
  </properties>
 </tile>
 <tile id="225">
  <properties>
   <property name="name" value="siding yellow right 3"/>
  </properties>
 </tile>
 <tile id="226">
  <properties>
   <property name="name" value="siding yellow right 6"/>
  </properties>
 </tile>
 <tile id="227">
  <properties>
   <property name="name" value="siding yellow right 7"/>
  </properties>
 </tile>
 <tile id="228">
  <properties>
   <property name="name" value="siding yellow right 10"/>
  </properties>
 </tile>
 <tile id="229">
  <properties>
   <property name="name" value="siding yellow right 11"/>
  </properties>
 </tile>
 <tile id="230">
  <properties>
   <property name="name" value="siding yellow right 14"/>
  </properties>
 </tile>
 <tile id="231">
  <properties>
   <property name="name" value="siding yellow right 15"/>
  </properties>
 </tile>
 <tile id="232">
  <properties>
   <property name="lit" type="int" value="233"/>
   <property name="name" value="siding yellow window 10"/>
  </properties>
 </tile>
 <tile id="233">
  <properties>
   <property name="name" value="siding yellow window lit 10"/>
  </properties>
 </tile>
 <tile id="234">
  <properties>
   <property name="lit" type="int" value="235"/>
   <property name="name" value="siding yellow window 11"/>
  </properties>
 </tile>
 <tile id="235">
  <properties>
   <property name="name" value="siding yellow window lit 11"/>
  </properties>
 </tile>
 <tile id="236">
  <properties>
   <property name="lit" type="int" value="237"/>
   <property name="name" value="siding yellow wide window 10"/>
  </properties>
 </tile>
 <tile id="237">
  <properties>
   <property name="name" value="siding yellow wide window lit 10"/>
  </properties>
 </tile>
 <tile id="238">
  <properties>
   <property name="lit" type="int" value="239"/>
   <property name="name" value="siding yellow wide window 11"/>
  </properties>
 </tile>
 <tile id="239">
  <properties>
   <property name="name" value="siding yellow wide window lit 11"/>
  </properties>
 </tile>
 <tile id="240">
  <properties>
   <property name="lit" type="int" value="241"/>
   <property name="name" value="siding yellow wide window left 10"/>
  </properties>
 </tile>
 <tile id="241">
  <properties>
   <property name="name" value="siding yellow wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="242">
  <properties>
   <property name="lit" type="int" value="243"/>
   <property name="name" value="siding yellow wide window left 11"/>
  </properties>
 </tile>
 <tile id="243">
  <properties>
   <property name="name" value="siding yellow wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="244">
  <properties>
   <property name="lit" type="int" value="245"/>
   <property name="name" value="siding yellow wide window middle 10"/>
  </properties>
 </tile>
 <tile id="245">
  <properties>
   <property name="name" value="siding yellow wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="246">
  <properties>
   <property name="lit" type="int" value="247"/>
   <property name="name" value="siding yellow wide window middle 11"/>
  </properties>
 </tile>
 <tile id="247">
  <properties>
   <property name="name" value="siding yellow wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="248">
  <properties>
   <property name="lit" type="int" value="249"/>
   <property name="name" value="siding yellow wide window right 10"/>
  </properties>
 </tile>
 <tile id="249">
  <properties>
   <property name="name" value="siding yellow wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="250">
  <properties>
   <property name="lit" type="int" value="251"/>
   <property name="name" value="siding yellow wide window right 11"/>
  </properties>
 </tile>
 <tile id="251">
  <properties>
   <property name="name" value="siding yellow wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="252">
  <properties>
   <property name="name" value="siding yellow arch 10"/>
  </properties>
 </tile>
 <tile id="253">
  <properties>
   <property name="name" value="siding yellow arch 11"/>
  </properties>
 </tile>
 <tile id="254">
  <properties>
   <property name="name" value="siding yellow arch left 10"/>
  </properties>
 </tile>
 <tile id="255">
  <properties>
   <property name="name" value="siding yellow arch left 11"/>
  </properties>
 </tile>
 <tile id="256">
  <properties>
   <property name="name" value="siding yellow arch middle 10"/>
  </properties>
 </tile>
 <tile id="257">
  <properties>
   <property name="name" value="siding yellow arch middle 11"/>
  </properties>
 </tile>
 <tile id="258">
  <properties>
   <property name="name" value="siding yellow arch right 10"/>
  </properties>
 </tile>
 <tile id="259">
  <properties>
   <property name="name" value="siding yellow arch right 11"/>
  </properties>
 </tile>
 <tile id="260">
  <properties>
   <property name="name" value="timber wall 0"/>
  </properties>
 </tile>
 <tile id="261">
  <properties>
   <property name="name" value="timber wall 1"/>
  </properties>
 </tile>
 <tile id="262">
  <properties>
   <property name="name" value="timber wall 2"/>
  </properties>
 </tile>
 <tile id="263">
  <properties>
   <property name="name" value="timber wall 3"/>
  </properties>
 </tile>
 <tile id="264">
  <properties>
   <property name="name" value="timber wall 4"/>
  </properties>
 </tile>
 <tile id="265">
  <properties>
   <property name="name" value="timber wall 5"/>
  </properties>
 </tile>
 <tile id="266">
  <properties>
   <property name="name" value="timber wall 6"/>
  </properties>
 </tile>
 <tile id="267">
  <properties>
   <property name="name" value="timber wall 7"/>
  </properties>
 </tile>
 <tile id="268">
  <properties>
   <property name="name" value="timber wall 8"/>
  </properties>
 </tile>
 <tile id="269">
  <properties>
   <property name="name" value="timber wall 9"/>
  </properties>
 </tile>
 <tile id="270">
  <properties>
   <property name="name" value="timber wall 10"/>
  </properties>
 </tile>
 <tile id="271">
  <properties>
   <property name="name" value="timber wall 11"/>
  </properties>
 </tile>
 <tile id="272">
  <properties>
   <property name="name" value="timber wall 12"/>
  </properties>
 </tile>
 <tile id="273">
  <properties>
   <property name="name" value="timber wall 13"/>
  </properties>
 </tile>
 <tile id="274">
  <properties>
   <property name="name" value="timber wall 14"/>
  </properties>
 </tile>
 <tile id="275">
  <properties>
   <property name="name" value="timber wall 15"/>
  </properties>
 </tile>
 <tile id="276">
  <properties>
   <property name="name" value="timber right 2"/>
  </properties>
 </tile>
 <tile id="277">
  <properties>
   <property name="name" value="timber right 3"/>
  </properties>
 </tile>
 <tile id="278">
  <properties>
   <property name="name" value="timber right 6"/>
  </properties>
 </tile>
 <tile id="279">
  <properties>
   <property name="name" value="timber right 7"/>
  </properties>
 </tile>
 <tile id="280">
  <properties>
   <property name="name" value="timber right 10"/>
  </properties>
 </tile>
 <tile id="281">
  <properties>
   <property name="name" value="timber right 11"/>
  </properties>
 </tile>
 <tile id="282">
  <properties>
   <property name="name" value="timber right 14"/>
  </properties>
 </tile>
 <tile id="283">
  <properties>
   <property name="name" value="timber right 15"/>
  </properties>
 </tile>
 <tile id="284">
  <properties>
   <property name="lit" type="int" value="285"/>
   <property name="name" value="timber window 10"/>
  </properties>
 </tile>
 <tile id="285">
  <properties>
   <property name="name" value="timber window lit 10"/>
  </properties>
 </tile>
 <tile id="286">
  <properties>
   <property name="lit" type="int" value="287"/>
   <property name="name" value="timber window 11"/>
  </properties>
 </tile>
 <tile id="287">
  <properties>
   <property name="name" value="timber window lit 11"/>
  </properties>
 </tile>
 <tile id="288">
  <properties>
   <property name="lit" type="int" value="289"/>
   <property name="name" value="timber wide window 10"/>
  </properties>
 </tile>
 <tile id="289">
  <properties>
   <property name="name" value="timber wide window lit 10"/>
  </properties>
 </tile>
 <tile id="290">
  <properties>
   <property name="lit" type="int" value="291"/>
   <property name="name" value="timber wide window 11"/>
  </properties>
 </tile>
 <tile id="291">
  <properties>
   <property name="name" value="timber wide window lit 11"/>
  </properties>
 </tile>
 <tile id="292">
  <properties>
   <property name="lit" type="int" value="293"/>
   <property name="name" value="timber wide window left 10"/>
  </properties>
 </tile>
 <tile id="293">
  <properties>
   <property name="name" value="timber wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="294">
  <properties>
   <property name="lit" type="int" value="295"/>
   <property name="name" value="timber wide window left 11"/>
  </properties>
 </tile>
 <tile id="295">
  <properties>
   <property name="name" value="timber wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="296">
  <properties>
   <property name="lit" type="int" value="297"/>
   <property name="name" value="timber wide window middle 10"/>
  </properties>
 </tile>
 <tile id="297">
  <properties>
   <property name="name" value="timber wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="298">
  <properties>
   <property name="lit" type="int" value="299"/>
   <property name="name" value="timber wide window middle 11"/>
  </properties>
 </tile>
 <tile id="299">
  <properties>
   <property name="name" value="timber wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="300">
  <properties>
   <property name="lit" type="int" value="301"/>
   <property name="name" value="timber wide window right 10"/>
  </properties>
 </tile>
 <tile id="301">
  <properties>
   <property name="name" value="timber wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="302">
  <properties>
   <property name="lit" type="int" value="303"/>
   <property name="name" value="timber wide window right 11"/>
  </properties>
 </tile>
 <tile id="303">
  <properties>
   <property name="name" value="timber wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="304">
  <properties>
   <property name="name" value="timber arch 10"/>
  </properties>
 </tile>
 <tile id="305">
  <properties>
   <property name="name" value="timber arch 11"/>
  </properties>
 </tile>
 <tile id="306">
  <properties>
   <property name="name" value="timber arch left 10"/>
  </properties>
 </tile>
 <tile id="307">
  <properties>
   <property name="name" value="timber arch left 11"/>
  </properties>
 </tile>
 <tile id="308">
  <properties>
   <property name="name" value="timber arch middle 10"/>
  </properties>
 </tile>
 <tile id="309">
  <properties>
   <property name="name" value="timber arch middle 11"/>
  </properties>
 </tile>
 <tile id="310">
  <properties>
   <property name="name" value="timber arch right 10"/>
  </properties>
 </tile>
 <tile id="311">
  <properties>
   <property name="name" value="timber arch right 11"/>
  </properties>
 </tile>
 <tile id="312">
  <properties>
   <property name="name" value="stucco cream wall 0"/>
  </properties>
 </tile>
 <tile id="313">
  <properties>
   <property name="name" value="stucco cream wall 1"/>
  </properties>
 </tile>
 <tile id="314">
  <properties>
   <property name="name" value="stucco cream wall 2"/>
  </properties>
 </tile>
 <tile id="315">
  <properties>
   <property name="name" value="stucco cream wall 3"/>
  </properties>
 </tile>
 <tile id="316">
  <properties>
   <property name="name" value="stucco cream wall 4"/>
  </properties>
 </tile>
 <tile id="317">
  <properties>
   <property name="name" value="stucco cream wall 5"/>
  </properties>
 </tile>
 <tile id="318">
  <properties>
   <property name="name" value="stucco cream wall 6"/>
  </properties>
 </tile>
 <tile id="319">
  <properties>
   <property name="name" value="stucco cream wall 7"/>
  </properties>
 </tile>
 <tile id="320">
  <properties>
   <property name="name" value="stucco cream wall 8"/>
  </properties>
 </tile>
 <tile id="321">
  <properties>
   <property name="name" value="stucco cream wall 9"/>
  </properties>
 </tile>
 <tile id="322">
  <properties>
   <property name="name" value="stucco cream wall 10"/>
  </properties>
 </tile>
 <tile id="323">
  <properties>
   <property name="name" value="stucco cream wall 11"/>
  </properties>
 </tile>
 <tile id="324">
  <properties>
   <property name="name" value="stucco cream wall 12"/>
  </properties>
 </tile>
 <tile id="325">
  <properties>
   <property name="name" value="stucco cream wall 13"/>
  </properties>
 </tile>
 <tile id="326">
  <properties>
   <property name="name" value="stucco cream wall 14"/>
  </properties>
 </tile>
 <tile id="327">
  <properties>
   <property name="name" value="stucco cream wall 15"/>
  </properties>
 </tile>
 <tile id="328">
  <properties>
   <property name="name" value="stucco cream right 2"/>
  </properties>
 </tile>
 <tile id="329">
  <properties>
   <property name="name" value="stucco cream right 3"/>
  </properties>
 </tile>
 <tile id="330">
  <properties>
   <property name="name" value="stucco cream right 6"/>
  </properties>
 </tile>
 <tile id="331">
  <properties>
   <property name="name" value="stucco cream right 7"/>
  </properties>
 </tile>
 <tile id="332">
  <properties>
   <property name="name" value="stucco cream right 10"/>
  </properties>
 </tile>
 <tile id="333">
  <properties>
   <property name="name" value="stucco cream right 11"/>
  </properties>
 </tile>
 <tile id="334">
  <properties>
   <property name="name" value="stucco cream right 14"/>
  </properties>
 </tile>
 <tile id="335">
  <properties>
   <property name="name" value="stucco cream right 15"/>
  </properties>
 </tile>
 <tile id="336">
  <properties>
   <property name="lit" type="int" value="337"/>
   <property name="name" value="stucco cream window 10"/>
  </properties>
 </tile>
 <tile id="337">
  <properties>
   <property name="name" value="stucco cream window lit 10"/>
  </properties>
 </tile>
 <tile id="338">
  <properties>
   <property name="lit" type="int" value="339"/>
   <property name="name" value="stucco cream window 11"/>
  </properties>
 </tile>
 <tile id="339">
  <properties>
   <property name="name" value="stucco cream window lit 11"/>
  </properties>
 </tile>
 <tile id="340">
  <properties>
   <property name="lit" type="int" value="341"/>
   <property name="name" value="stucco cream wide window 10"/>
  </properties>
 </tile>
 <tile id="341">
  <properties>
   <property name="name" value="stucco cream wide window lit 10"/>
  </properties>
 </tile>
 <tile id="342">
  <properties>
   <property name="lit" type="int" value="343"/>
   <property name="name" value="stucco cream wide window 11"/>
  </properties>
 </tile>
 <tile id="343">
  <properties>
   <property name="name" value="stucco cream wide window lit 11"/>
  </properties>
 </tile>
 <tile id="344">
  <properties>
   <property name="lit" type="int" value="345"/>
   <property name="name" value="stucco cream wide window left 10"/>
  </properties>
 </tile>
 <tile id="345">
  <properties>
   <property name="name" value="stucco cream wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="346">
  <properties>
   <property name="lit" type="int" value="347"/>
   <property name="name" value="stucco cream wide window left 11"/>
  </properties>
 </tile>
 <tile id="347">
  <properties>
   <property name="name" value="stucco cream wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="348">
  <properties>
   <property name="lit" type="int" value="349"/>
   <property name="name" value="stucco cream wide window middle 10"/>
  </properties>
 </tile>
 <tile id="349">
  <properties>
   <property name="name" value="stucco cream wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="350">
  <properties>
   <property name="lit" type="int" value="351"/>
   <property name="name" value="stucco cream wide window middle 11"/>
  </properties>
 </tile>
 <tile id="351">
  <properties>
   <property name="name" value="stucco cream wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="352">
  <properties>
   <property name="lit" type="int" value="353"/>
   <property name="name" value="stucco cream wide window right 10"/>
  </properties>
 </tile>
 <tile id="353">
  <properties>
   <property name="name" value="stucco cream wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="354">
  <properties>
   <property name="lit" type="int" value="355"/>
   <property name="name" value="stucco cream wide window right 11"/>
  </properties>
 </tile>
 <tile id="355">
  <properties>
   <property name="name" value="stucco cream wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="356">
  <properties>
   <property name="name" value="stucco cream arch 10"/>
  </properties>
 </tile>
 <tile id="357">
  <properties>
   <property name="name" value="stucco cream arch 11"/>
  </properties>
 </tile>
 <tile id="358">
  <properties>
   <property name="name" value="stucco cream arch left 10"/>
  </properties>
 </tile>
 <tile id="359">
  <properties>
   <property name="name" value="stucco cream arch left 11"/>
  </properties>
 </tile>
 <tile id="360">
  <properties>
   <property name="name" value="stucco cream arch middle 10"/>
  </properties>
 </tile>
 <tile id="361">
  <properties>
   <property name="name" value="stucco cream arch middle 11"/>
  </properties>
 </tile>
 <tile id="362">
  <properties>
   <property name="name" value="stucco cream arch right 10"/>
  </properties>
 </tile>
 <tile id="363">
  <properties>
   <property name="name" value="stucco cream arch right 11"/>
  </properties>
 </tile>
 <tile id="364">
  <properties>
   <property name="name" value="stucco rose wall 0"/>
  </properties>
 </tile>
 <tile id="365">
  <properties>
   <property name="name" value="stucco rose wall 1"/>
  </properties>
 </tile>
 <tile id="366">
  <properties>
   <property name="name" value="stucco rose wall 2"/>
  </properties>
 </tile>
 <tile id="367">
  <properties>
   <property name="name" value="stucco rose wall 3"/>
  </properties>
 </tile>
 <tile id="368">
  <properties>
   <property name="name" value="stucco rose wall 4"/>
  </properties>
 </tile>
 <tile id="369">
  <properties>
   <property name="name" value="stucco rose wall 5"/>
  </properties>
 </tile>
 <tile id="370">
  <properties>
   <property name="name" value="stucco rose wall 6"/>
  </properties>
 </tile>
 <tile id="371">
  <properties>
   <property name="name" value="stucco rose wall 7"/>
  </properties>
 </tile>
 <tile id="372">
  <properties>
   <property name="name" value="stucco rose wall 8"/>
  </properties>
 </tile>
 <tile id="373">
  <properties>
   <property name="name" value="stucco rose wall 9"/>
  </properties>
 </tile>
 <tile id="374">
  <properties>
   <property name="name" value="stucco rose wall 10"/>
  </properties>
 </tile>
 <tile id="375">
  <properties>
   <property name="name" value="stucco rose wall 11"/>
  </properties>
 </tile>
 <tile id="376">
  <properties>
   <property name="name" value="stucco rose wall 12"/>
  </properties>
 </tile>
 <tile id="377">
  <properties>
   <property name="name" value="stucco rose wall 13"/>
  </properties>
 </tile>
 <tile id="378">
  <properties>
   <property name="name" value="stucco rose wall 14"/>
  </properties>
 </tile>
 <tile id="379">
  <properties>
   <property name="name" value="stucco rose wall 15"/>
  </properties>
 </tile>
 <tile id="380">
  <properties>
   <property name="name" value="stucco rose right 2"/>
  </properties>
 </tile>
 <tile id="381">
  <properties>
   <property name="name" value="stucco rose right 3"/>
  </properties>
 </tile>
 <tile id="382">
  <properties>
   <property name="name" value="stucco rose right 6"/>
  </properties>
 </tile>
 <tile id="383">
  <properties>
   <property name="name" value="stucco rose right 7"/>
  </properties>
 </tile>
 <tile id="384">
  <properties>
   <property name="name" value="stucco rose right 10"/>
  </properties>
 </tile>
 <tile id="385">
  <properties>
   <property name="name" value="stucco rose right 11"/>
  </properties>
 </tile>
 <tile id="386">
  <properties>
   <property name="name" value="stucco rose right 14"/>
  </properties>
 </tile>
 <tile id="387">
  <properties>
   <property name="name" value="stucco rose right 15"/>
  </properties>
 </tile>
 <tile id="388">
  <properties>
   <property name="lit" type="int" value="389"/>
   <property name="name" value="stucco rose window 10"/>
  </properties>
 </tile>
 <tile id="389">
  <properties>
   <property name="name" value="stucco rose window lit 10"/>
  </properties>
 </tile>
 <tile id="390">
  <properties>
   <property name="lit" type="int" value="391"/>
   <property name="name" value="stucco rose window 11"/>
  </properties>
 </tile>
 <tile id="391">
  <properties>
   <property name="name" value="stucco rose window lit 11"/>
  </properties>
 </tile>
 <tile id="392">
  <properties>
   <property name="lit" type="int" value="393"/>
   <property name="name" value="stucco rose wide window 10"/>
  </properties>
 </tile>
 <tile id="393">
  <properties>
   <property name="name" value="stucco rose wide window lit 10"/>
  </properties>
 </tile>
 <tile id="394">
  <properties>
   <property name="lit" type="int" value="395"/>
   <property name="name" value="stucco rose wide window 11"/>
  </properties>
 </tile>
 <tile id="395">
  <properties>
   <property name="name" value="stucco rose wide window lit 11"/>
  </properties>
 </tile>
 <tile id="396">
  <properties>
   <property name="lit" type="int" value="397"/>
   <property name="name" value="stucco rose wide window left 10"/>
  </properties>
 </tile>
 <tile id="397">
  <properties>
   <property name="name" value="stucco rose wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="398">
  <properties>
   <property name="lit" type="int" value="399"/>
   <property name="name" value="stucco rose wide window left 11"/>
  </properties>
 </tile>
 <tile id="399">
  <properties>
   <property name="name" value="stucco rose wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="400">
  <properties>
   <property name="lit" type="int" value="401"/>
   <property name="name" value="stucco rose wide window middle 10"/>
  </properties>
 </tile>
 <tile id="401">
  <properties>
   <property name="name" value="stucco rose wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="402">
  <properties>
   <property name="lit" type="int" value="403"/>
   <property name="name" value="stucco rose wide window middle 11"/>
  </properties>
 </tile>
 <tile id="403">
  <properties>
   <property name="name" value="stucco rose wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="404">
  <properties>
   <property name="lit" type="int" value="405"/>
   <property name="name" value="stucco rose wide window right 10"/>
  </properties>
 </tile>
 <tile id="405">
  <properties>
   <property name="name" value="stucco rose wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="406">
  <properties>
   <property name="lit" type="int" value="407"/>
   <property name="name" value="stucco rose wide window right 11"/>
  </properties>
 </tile>
 <tile id="407">
  <properties>
   <property name="name" value="stucco rose wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="408">
  <properties>
   <property name="name" value="stucco rose arch 10"/>
  </properties>
 </tile>
 <tile id="409">
  <properties>
   <property name="name" value="stucco rose arch 11"/>
  </properties>
 </tile>
 <tile id="410">
  <properties>
   <property name="name" value="stucco rose arch left 10"/>
  </properties>
 </tile>
 <tile id="411">
  <properties>
   <property name="name" value="stucco rose arch left 11"/>
  </properties>
 </tile>
 <tile id="412">
  <properties>
   <property name="name" value="stucco rose arch middle 10"/>
  </properties>
 </tile>
 <tile id="413">
  <properties>
   <property name="name" value="stucco rose arch middle 11"/>
  </properties>
 </tile>
 <tile id="414">
  <properties>
   <property name="name" value="stucco rose arch right 10"/>
  </properties>
 </tile>
 <tile id="415">
  <properties>
   <property name="name" value="stucco rose arch right 11"/>
  </properties>
 </tile>
 <tile id="416">
  <properties>
   <property name="name" value="stone wall 0"/>
  </properties>
 </tile>
 <tile id="417">
  <properties>
   <property name="name" value="stone wall 1"/>
  </properties>
 </tile>
 <tile id="418">
  <properties>
   <property name="name" value="stone wall 2"/>
  </properties>
 </tile>
 <tile id="419">
  <properties>
   <property name="name" value="stone wall 3"/>
  </properties>
 </tile>
 <tile id="420">
  <properties>
   <property name="name" value="stone wall 4"/>
  </properties>
 </tile>
 <tile id="421">
  <properties>
   <property name="name" value="stone wall 5"/>
  </properties>
 </tile>
 <tile id="422">
  <properties>
   <property name="name" value="stone wall 6"/>
  </properties>
 </tile>
 <tile id="423">
  <properties>
   <property name="name" value="stone wall 7"/>
  </properties>
 </tile>
 <tile id="424">
  <properties>
   <property name="name" value="stone wall 8"/>
  </properties>
 </tile>
 <tile id="425">
  <properties>
   <property name="name" value="stone wall 9"/>
  </properties>
 </tile>
 <tile id="426">
  <properties>
   <property name="name" value="stone wall 10"/>
  </properties>
 </tile>
 <tile id="427">
  <properties>
   <property name="name" value="stone wall 11"/>
  </properties>
 </tile>
 <tile id="428">
  <properties>
   <property name="name" value="stone wall 12"/>
  </properties>
 </tile>
 <tile id="429">
  <properties>
   <property name="name" value="stone wall 13"/>
  </properties>
 </tile>
 <tile id="430">
  <properties>
   <property name="name" value="stone wall 14"/>
  </properties>
 </tile>
 <tile id="431">
  <properties>
   <property name="name" value="stone wall 15"/>
  </properties>
 </tile>
 <tile id="432">
  <properties>
   <property name="name" value="stone right 2"/>
  </properties>
 </tile>
 <tile id="433">
  <properties>
   <property name="name" value="stone right 3"/>
  </properties>
 </tile>
 <tile id="434">
  <properties>
   <property name="name" value="stone right 6"/>
  </properties>
 </tile>
 <tile id="435">
  <properties>
   <property name="name" value="stone right 7"/>
  </properties>
 </tile>
 <tile id="436">
  <properties>
   <property name="name" value="stone right 10"/>
  </properties>
 </tile>
 <tile id="437">
  <properties>
   <property name="name" value="stone right 11"/>
  </properties>
 </tile>
 <tile id="438">
  <properties>
   <property name="name" value="stone right 14"/>
  </properties>
 </tile>
 <tile id="439">
  <properties>
   <property name="name" value="stone right 15"/>
  </properties>
 </tile>
 <tile id="440">
  <properties>
   <property name="lit" type="int" value="441"/>
   <property name="name" value="stone window 10"/>
  </properties>
 </tile>
 <tile id="441">
  <properties>
   <property name="name" value="stone window lit 10"/>
  </properties>
 </tile>
 <tile id="442">
  <properties>
   <property name="lit" type="int" value="443"/>
   <property name="name" value="stone window 11"/>
  </properties>
 </tile>
 <tile id="443">
  <properties>
   <property name="name" value="stone window lit 11"/>
  </properties>
 </tile>
 <tile id="444">
  <properties>
   <property name="lit" type="int" value="445"/>
   <property name="name" value="stone wide window 10"/>
  </properties>
 </tile>
 <tile id="445">
  <properties>
   <property name="name" value="stone wide window lit 10"/>
  </properties>
 </tile>
 <tile id="446">
  <properties>
   <property name="lit" type="int" value="447"/>
   <property name="name" value="stone wide window 11"/>
  </properties>
 </tile>
 <tile id="447">
  <properties>
   <property name="name" value="stone wide window lit 11"/>
  </properties>
 </tile>
 <tile id="448">
  <properties>
   <property name="lit" type="int" value="449"/>
   <property name="name" value="stone wide window left 10"/>
  </properties>
 </tile>
 <tile id="449">
  <properties>
   <property name="name" value="stone wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="450">
  <properties>
   <property name="lit" type="int" value="451"/>
   <property name="name" value="stone wide window left 11"/>
  </properties>
 </tile>
 <tile id="451">
  <properties>
   <property name="name" value="stone wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="452">
  <properties>
   <property name="lit" type="int" value="453"/>
   <property name="name" value="stone wide window middle 10"/>
  </properties>
 </tile>
 <tile id="453">
  <properties>
   <property name="name" value="stone wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="454">
  <properties>
   <property name="lit" type="int" value="455"/>
   <property name="name" value="stone wide window middle 11"/>
  </properties>
 </tile>
 <tile id="455">
  <properties>
   <property name="name" value="stone wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="456">
  <properties>
   <property name="lit" type="int" value="457"/>
   <property name="name" value="stone wide window right 10"/>
  </properties>
 </tile>
 <tile id="457">
  <properties>
   <property name="name" value="stone wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="458">
  <properties>
   <property name="lit" type="int" value="459"/>
   <property name="name" value="stone wide window right 11"/>
  </properties>
 </tile>
 <tile id="459">
  <properties>
   <property name="name" value="stone wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="460">
  <properties>
   <property name="name" value="stone arch 10"/>
  </properties>
 </tile>
 <tile id="461">
  <properties>
   <property name="name" value="stone arch 11"/>
  </properties>
 </tile>
 <tile id="462">
  <properties>
   <property name="name" value="stone arch left 10"/>
  </properties>
 </tile>
 <tile id="463">
  <properties>
   <property name="name" value="stone arch left 11"/>
  </properties>
 </tile>
 <tile id="464">
  <properties>
   <property name="name" value="stone arch middle 10"/>
  </properties>
 </tile>
 <tile id="465">
  <properties>
   <property name="name" value="stone arch middle 11"/>
  </properties>
 </tile>
 <tile id="466">
  <properties>
   <property name="name" value="stone arch right 10"/>
  </properties>
 </tile>
 <tile id="467">
  <properties>
   <property name="name" value="stone arch right 11"/>
  </properties>
 </tile>
 <tile id="468">
  <properties>
   <property name="name" value="college brick wall 0"/>
  </properties>
 </tile>
 <tile id="469">
  <properties>
   <property name="name" value="college brick wall 1"/>
  </properties>
 </tile>
 <tile id="470">
  <properties>
   <property name="name" value="college brick wall 2"/>
  </properties>
 </tile>
 <tile id="471">
  <properties>
   <property name="name" value="college brick wall 3"/>
  </properties>
 </tile>
 <tile id="472">
  <properties>
   <property name="name" value="college brick wall 4"/>
  </properties>
 </tile>
 <tile id="473">
  <properties>
   <property name="name" value="college brick wall 5"/>
  </properties>
 </tile>
 <tile id="474">
  <properties>
   <property name="name" value="college brick wall 6"/>
  </properties>
 </tile>
 <tile id="475">
  <properties>
   <property name="name" value="college brick wall 7"/>
  </properties>
 </tile>
 <tile id="476">
  <properties>
   <property name="name" value="college brick wall 8"/>
  </properties>
 </tile>
 <tile id="477">
  <properties>
   <property name="name" value="college brick wall 9"/>
  </properties>
 </tile>
 <tile id="478">
  <properties>
   <property name="name" value="college brick wall 10"/>
  </properties>
 </tile>
 <tile id="479">
  <properties>
   <property name="name" value="college brick wall 11"/>
  </properties>
 </tile>
 <tile id="480">
  <properties>
   <property name="name" value="college brick wall 12"/>
  </properties>
 </tile>
 <tile id="481">
  <properties>
   <property name="name" value="college brick wall 13"/>
  </properties>
 </tile>
 <tile id="482">
  <properties>
   <property name="name" value="college brick wall 14"/>
  </properties>
 </tile>
 <tile id="483">
  <properties>
   <property name="name" value="college brick wall 15"/>
  </properties>
 </tile>
 <tile id="484">
  <properties>
   <property name="name" value="college brick right 2"/>
  </properties>
 </tile>
 <tile id="485">
  <properties>
   <property name="name" value="college brick right 3"/>
  </properties>
 </tile>
 <tile id="486">
  <properties>
   <property name="name" value="college brick right 6"/>
  </properties>
 </tile>
 <tile id="487">
  <properties>
   <property name="name" value="college brick right 7"/>
  </properties>
 </tile>
 <tile id="488">
  <properties>
   <property name="name" value="college brick right 10"/>
  </properties>
 </tile>
 <tile id="489">
  <properties>
   <property name="name" value="college brick right 11"/>
  </properties>
 </tile>
 <tile id="490">
  <properties>
   <property name="name" value="college brick right 14"/>
  </properties>
 </tile>
 <tile id="491">
  <properties>
   <property name="name" value="college brick right 15"/>
  </properties>
 </tile>
 <tile id="492">
  <properties>
   <property name="lit" type="int" value="493"/>
   <property name="name" value="college brick window 10"/>
  </properties>
 </tile>
 <tile id="493">
  <properties>
   <property name="name" value="college brick window lit 10"/>
  </properties>
 </tile>
 <tile id="494">
  <properties>
   <property name="lit" type="int" value="495"/>
   <property name="name" value="college brick window 11"/>
  </properties>
 </tile>
 <tile id="495">
  <properties>
   <property name="name" value="college brick window lit 11"/>
  </properties>
 </tile>
 <tile id="496">
  <properties>
   <property name="lit" type="int" value="497"/>
   <property name="name" value="college brick wide window 10"/>
  </properties>
 </tile>
 <tile id="497">
  <properties>
   <property name="name" value="college brick wide window lit 10"/>
  </properties>
 </tile>
 <tile id="498">
  <properties>
   <property name="lit" type="int" value="499"/>
   <property name="name" value="college brick wide window 11"/>
  </properties>
 </tile>
 <tile id="499">
  <properties>
   <property name="name" value="college brick wide window lit 11"/>
  </properties>
 </tile>
 <tile id="500">
  <properties>
   <property name="lit" type="int" value="501"/>
   <property name="name" value="college brick wide window left 10"/>
  </properties>
 </tile>
 <tile id="501">
  <properties>
   <property name="name" value="college brick wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="502">
  <properties>
   <property name="lit" type="int" value="503"/>
   <property name="name" value="college brick wide window left 11"/>
  </properties>
 </tile>
 <tile id="503">
  <properties>
   <property name="name" value="college brick wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="504">
  <properties>
   <property name="lit" type="int" value="505"/>
   <property name="name" value="college brick wide window middle 10"/>
  </properties>
 </tile>
 <tile id="505">
  <properties>
   <property name="name" value="college brick wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="506">
  <properties>
   <property name="lit" type="int" value="507"/>
   <property name="name" value="college brick wide window middle 11"/>
  </properties>
 </tile>
 <tile id="507">
  <properties>
   <property name="name" value="college brick wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="508">
  <properties>
   <property name="lit" type="int" value="509"/>
   <property name="name" value="college brick wide window right 10"/>
  </properties>
 </tile>
 <tile id="509">
  <properties>
   <property name="name" value="college brick wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="510">
  <properties>
   <property name="lit" type="int" value="511"/>
   <property name="name" value="college brick wide window right 11"/>
  </properties>
 </tile>
 <tile id="511">
  <properties>
   <property name="name" value="college brick wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="512">
  <properties>
   <property name="name" value="college brick arch 10"/>
  </properties>
 </tile>
 <tile id="513">
  <properties>
   <property name="name" value="college brick arch 11"/>
  </properties>
 </tile>
 <tile id="514">
  <properties>
   <property name="name" value="college brick arch left 10"/>
  </properties>
 </tile>
 <tile id="515">
  <properties>
   <property name="name" value="college brick arch left 11"/>
  </properties>
 </tile>
 <tile id="516">
  <properties>
   <property name="name" value="college brick arch middle 10"/>
  </properties>
 </tile>
 <tile id="517">
  <properties>
   <property name="name" value="college brick arch middle 11"/>
  </properties>
 </tile>
 <tile id="518">
  <properties>
   <property name="name" value="college brick arch right 10"/>
  </properties>
 </tile>
 <tile id="519">
  <properties>
   <property name="name" value="college brick arch right 11"/>
  </properties>
 </tile>
 <tile id="520">
  <properties>
   <property name="name" value="planks green wall 0"/>
  </properties>
 </tile>
 <tile id="521">
  <properties>
   <property name="name" value="planks green wall 1"/>
  </properties>
 </tile>
 <tile id="522">
  <properties>
   <property name="name" value="planks green wall 2"/>
  </properties>
 </tile>
 <tile id="523">
  <properties>
   <property name="name" value="planks green wall 3"/>
  </properties>
 </tile>
 <tile id="524">
  <properties>
   <property name="name" value="planks green wall 4"/>
  </properties>
 </tile>
 <tile id="525">
  <properties>
   <property name="name" value="planks green wall 5"/>
  </properties>
 </tile>
 <tile id="526">
  <properties>
   <property name="name" value="planks green wall 6"/>
  </properties>
 </tile>
 <tile id="527">
  <properties>
   <property name="name" value="planks green wall 7"/>
  </properties>
 </tile>
 <tile id="528">
  <properties>
   <property name="name" value="planks green wall 8"/>
  </properties>
 </tile>
 <tile id="529">
  <properties>
   <property name="name" value="planks green wall 9"/>
  </properties>
 </tile>
 <tile id="530">
  <properties>
   <property name="name" value="planks green wall 10"/>
  </properties>
 </tile>
 <tile id="531">
  <properties>
   <property name="name" value="planks green wall 11"/>
  </properties>
 </tile>
 <tile id="532">
  <properties>
   <property name="name" value="planks green wall 12"/>
  </properties>
 </tile>
 <tile id="533">
  <properties>
   <property name="name" value="planks green wall 13"/>
  </properties>
 </tile>
 <tile id="534">
  <properties>
   <property name="name" value="planks green wall 14"/>
  </properties>
 </tile>
 <tile id="535">
  <properties>
   <property name="name" value="planks green wall 15"/>
  </properties>
 </tile>
 <tile id="536">
  <properties>
   <property name="name" value="planks green right 2"/>
  </properties>
 </tile>
 <tile id="537">
  <properties>
   <property name="name" value="planks green right 3"/>
  </properties>
 </tile>
 <tile id="538">
  <properties>
   <property name="name" value="planks green right 6"/>
  </properties>
 </tile>
 <tile id="539">
  <properties>
   <property name="name" value="planks green right 7"/>
  </properties>
 </tile>
 <tile id="540">
  <properties>
   <property name="name" value="planks green right 10"/>
  </properties>
 </tile>
 <tile id="541">
  <properties>
   <property name="name" value="planks green right 11"/>
  </properties>
 </tile>
 <tile id="542">
  <properties>
   <property name="name" value="planks green right 14"/>
  </properties>
 </tile>
 <tile id="543">
  <properties>
   <property name="name" value="planks green right 15"/>
  </properties>
 </tile>
 <tile id="544">
  <properties>
   <property name="lit" type="int" value="545"/>
   <property name="name" value="planks green window 10"/>
  </properties>
 </tile>
 <tile id="545">
  <properties>
   <property name="name" value="planks green window lit 10"/>
  </properties>
 </tile>
 <tile id="546">
  <properties>
   <property name="lit" type="int" value="547"/>
   <property name="name" value="planks green window 11"/>
  </properties>
 </tile>
 <tile id="547">
  <properties>
   <property name="name" value="planks green window lit 11"/>
  </properties>
 </tile>
 <tile id="548">
  <properties>
   <property name="lit" type="int" value="549"/>
   <property name="name" value="planks green wide window 10"/>
  </properties>
 </tile>
 <tile id="549">
  <properties>
   <property name="name" value="planks green wide window lit 10"/>
  </properties>
 </tile>
 <tile id="550">
  <properties>
   <property name="lit" type="int" value="551"/>
   <property name="name" value="planks green wide window 11"/>
  </properties>
 </tile>
 <tile id="551">
  <properties>
   <property name="name" value="planks green wide window lit 11"/>
  </properties>
 </tile>
 <tile id="552">
  <properties>
   <property name="lit" type="int" value="553"/>
   <property name="name" value="planks green wide window left 10"/>
  </properties>
 </tile>
 <tile id="553">
  <properties>
   <property name="name" value="planks green wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="554">
  <properties>
   <property name="lit" type="int" value="555"/>
   <property name="name" value="planks green wide window left 11"/>
  </properties>
 </tile>
 <tile id="555">
  <properties>
   <property name="name" value="planks green wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="556">
  <properties>
   <property name="lit" type="int" value="557"/>
   <property name="name" value="planks green wide window middle 10"/>
  </properties>
 </tile>
 <tile id="557">
  <properties>
   <property name="name" value="planks green wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="558">
  <properties>
   <property name="lit" type="int" value="559"/>
   <property name="name" value="planks green wide window middle 11"/>
  </properties>
 </tile>
 <tile id="559">
  <properties>
   <property name="name" value="planks green wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="560">
  <properties>
   <property name="lit" type="int" value="561"/>
   <property name="name" value="planks green wide window right 10"/>
  </properties>
 </tile>
 <tile id="561">
  <properties>
   <property name="name" value="planks green wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="562">
  <properties>
   <property name="lit" type="int" value="563"/>
   <property name="name" value="planks green wide window right 11"/>
  </properties>
 </tile>
 <tile id="563">
  <properties>
   <property name="name" value="planks green wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="564">
  <properties>
   <property name="name" value="planks green arch 10"/>
  </properties>
 </tile>
 <tile id="565">
  <properties>
   <property name="name" value="planks green arch 11"/>
  </properties>
 </tile>
 <tile id="566">
  <properties>
   <property name="name" value="planks green arch left 10"/>
  </properties>
 </tile>
 <tile id="567">
  <properties>
   <property name="name" value="planks green arch left 11"/>
  </properties>
 </tile>
 <tile id="568">
  <properties>
   <property name="name" value="planks green arch middle 10"/>
  </properties>
 </tile>
 <tile id="569">
  <properties>
   <property name="name" value="planks green arch middle 11"/>
  </properties>
 </tile>
 <tile id="570">
  <properties>
   <property name="name" value="planks green arch right 10"/>
  </properties>
 </tile>
 <tile id="571">
  <properties>
   <property name="name" value="planks green arch right 11"/>
  </properties>
 </tile>
 <tile id="572">
  <properties>
   <property name="name" value="cafe wall 0"/>
  </properties>
 </tile>
 <tile id="573">
  <properties>
   <property name="name" value="cafe wall 1"/>
  </properties>
 </tile>
 <tile id="574">
  <properties>
   <property name="name" value="cafe wall 2"/>
  </properties>
 </tile>
 <tile id="575">
  <properties>
   <property name="name" value="cafe wall 3"/>
  </properties>
 </tile>
 <tile id="576">
  <properties>
   <property name="name" value="cafe wall 4"/>
  </properties>
 </tile>
 <tile id="577">
  <properties>
   <property name="name" value="cafe wall 5"/>
  </properties>
 </tile>
 <tile id="578">
  <properties>
   <property name="name" value="cafe wall 6"/>
  </properties>
 </tile>
 <tile id="579">
  <properties>
   <property name="name" value="cafe wall 7"/>
  </properties>
 </tile>
 <tile id="580">
  <properties>
   <property name="name" value="cafe wall 8"/>
  </properties>
 </tile>
 <tile id="581">
  <properties>
   <property name="name" value="cafe wall 9"/>
  </properties>
 </tile>
 <tile id="582">
  <properties>
   <property name="name" value="cafe wall 10"/>
  </properties>
 </tile>
 <tile id="583">
  <properties>
   <property name="name" value="cafe wall 11"/>
  </properties>
 </tile>
 <tile id="584">
  <properties>
   <property name="name" value="cafe wall 12"/>
  </properties>
 </tile>
 <tile id="585">
  <properties>
   <property name="name" value="cafe wall 13"/>
  </properties>
 </tile>
 <tile id="586">
  <properties>
   <property name="name" value="cafe wall 14"/>
  </properties>
 </tile>
 <tile id="587">
  <properties>
   <property name="name" value="cafe wall 15"/>
  </properties>
 </tile>
 <tile id="588">
  <properties>
   <property name="name" value="cafe right 2"/>
  </properties>
 </tile>
 <tile id="589">
  <properties>
   <property name="name" value="cafe right 3"/>
  </properties>
 </tile>
 <tile id="590">
  <properties>
   <property name="name" value="cafe right 6"/>
  </properties>
 </tile>
 <tile id="591">
  <properties>
   <property name="name" value="cafe right 7"/>
  </properties>
 </tile>
 <tile id="592">
  <properties>
   <property name="name" value="cafe right 10"/>
  </properties>
 </tile>
 <tile id="593">
  <properties>
   <property name="name" value="cafe right 11"/>
  </properties>
 </tile>
 <tile id="594">
  <properties>
   <property name="name" value="cafe right 14"/>
  </properties>
 </tile>
 <tile id="595">
  <properties>
   <property name="name" value="cafe right 15"/>
  </properties>
 </tile>
 <tile id="596">
  <properties>
   <property name="lit" type="int" value="597"/>
   <property name="name" value="cafe window 10"/>
  </properties>
 </tile>
 <tile id="597">
  <properties>
   <property name="name" value="cafe window lit 10"/>
  </properties>
 </tile>
 <tile id="598">
  <properties>
   <property name="lit" type="int" value="599"/>
   <property name="name" value="cafe window 11"/>
  </properties>
 </tile>
 <tile id="599">
  <properties>
   <property name="name" value="cafe window lit 11"/>
  </properties>
 </tile>
 <tile id="600">
  <properties>
   <property name="lit" type="int" value="601"/>
   <property name="name" value="cafe wide window 10"/>
  </properties>
 </tile>
 <tile id="601">
  <properties>
   <property name="name" value="cafe wide window lit 10"/>
  </properties>
 </tile>
 <tile id="602">
  <properties>
   <property name="lit" type="int" value="603"/>
   <property name="name" value="cafe wide window 11"/>
  </properties>
 </tile>
 <tile id="603">
  <properties>
   <property name="name" value="cafe wide window lit 11"/>
  </properties>
 </tile>
 <tile id="604">
  <properties>
   <property name="lit" type="int" value="605"/>
   <property name="name" value="cafe wide window left 10"/>
  </properties>
 </tile>
 <tile id="605">
  <properties>
   <property name="name" value="cafe wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="606">
  <properties>
   <property name="lit" type="int" value="607"/>
   <property name="name" value="cafe wide window left 11"/>
  </properties>
 </tile>
 <tile id="607">
  <properties>
   <property name="name" value="cafe wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="608">
  <properties>
   <property name="lit" type="int" value="609"/>
   <property name="name" value="cafe wide window middle 10"/>
  </properties>
 </tile>
 <tile id="609">
  <properties>
   <property name="name" value="cafe wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="610">
  <properties>
   <property name="lit" type="int" value="611"/>
   <property name="name" value="cafe wide window middle 11"/>
  </properties>
 </tile>
 <tile id="611">
  <properties>
   <property name="name" value="cafe wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="612">
  <properties>
   <property name="lit" type="int" value="613"/>
   <property name="name" value="cafe wide window right 10"/>
  </properties>
 </tile>
 <tile id="613">
  <properties>
   <property name="name" value="cafe wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="614">
  <properties>
   <property name="lit" type="int" value="615"/>
   <property name="name" value="cafe wide window right 11"/>
  </properties>
 </tile>
 <tile id="615">
  <properties>
   <property name="name" value="cafe wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="616">
  <properties>
   <property name="name" value="cafe arch 10"/>
  </properties>
 </tile>
 <tile id="617">
  <properties>
   <property name="name" value="cafe arch 11"/>
  </properties>
 </tile>
 <tile id="618">
  <properties>
   <property name="name" value="cafe arch left 10"/>
  </properties>
 </tile>
 <tile id="619">
  <properties>
   <property name="name" value="cafe arch left 11"/>
  </properties>
 </tile>
 <tile id="620">
  <properties>
   <property name="name" value="cafe arch middle 10"/>
  </properties>
 </tile>
 <tile id="621">
  <properties>
   <property name="name" value="cafe arch middle 11"/>
  </properties>
 </tile>
 <tile id="622">
  <properties>
   <property name="name" value="cafe arch right 10"/>
  </properties>
 </tile>
 <tile id="623">
  <properties>
   <property name="name" value="cafe arch right 11"/>
  </properties>
 </tile>
 <tile id="624">
  <properties>
   <property name="name" value="pub wall 0"/>
  </properties>
 </tile>
 <tile id="625">
  <properties>
   <property name="name" value="pub wall 1"/>
  </properties>
 </tile>
 <tile id="626">
  <properties>
   <property name="name" value="pub wall 2"/>
  </properties>
 </tile>
 <tile id="627">
  <properties>
   <property name="name" value="pub wall 3"/>
  </properties>
 </tile>
 <tile id="628">
  <properties>
   <property name="name" value="pub wall 4"/>
  </properties>
 </tile>
 <tile id="629">
  <properties>
   <property name="name" value="pub wall 5"/>
  </properties>
 </tile>
 <tile id="630">
  <properties>
   <property name="name" value="pub wall 6"/>
  </properties>
 </tile>
 <tile id="631">
  <properties>
   <property name="name" value="pub wall 7"/>
  </properties>
 </tile>
 <tile id="632">
  <properties>
   <property name="name" value="pub wall 8"/>
  </properties>
 </tile>
 <tile id="633">
  <properties>
   <property name="name" value="pub wall 9"/>
  </properties>
 </tile>
 <tile id="634">
  <properties>
   <property name="name" value="pub wall 10"/>
  </properties>
 </tile>
 <tile id="635">
  <properties>
   <property name="name" value="pub wall 11"/>
  </properties>
 </tile>
 <tile id="636">
  <properties>
   <property name="name" value="pub wall 12"/>
  </properties>
 </tile>
 <tile id="637">
  <properties>
   <property name="name" value="pub wall 13"/>
  </properties>
 </tile>
 <tile id="638">
  <properties>
   <property name="name" value="pub wall 14"/>
  </properties>
 </tile>
 <tile id="639">
  <properties>
   <property name="name" value="pub wall 15"/>
  </properties>
 </tile>
 <tile id="640">
  <properties>
   <property name="name" value="pub right 2"/>
  </properties>
 </tile>
 <tile id="641">
  <properties>
   <property name="name" value="pub right 3"/>
  </properties>
 </tile>
 <tile id="642">
  <properties>
   <property name="name" value="pub right 6"/>
  </properties>
 </tile>
 <tile id="643">
  <properties>
   <property name="name" value="pub right 7"/>
  </properties>
 </tile>
 <tile id="644">
  <properties>
   <property name="name" value="pub right 10"/>
  </properties>
 </tile>
 <tile id="645">
  <properties>
   <property name="name" value="pub right 11"/>
  </properties>
 </tile>
 <tile id="646">
  <properties>
   <property name="name" value="pub right 14"/>
  </properties>
 </tile>
 <tile id="647">
  <properties>
   <property name="name" value="pub right 15"/>
  </properties>
 </tile>
 <tile id="648">
  <properties>
   <property name="lit" type="int" value="649"/>
   <property name="name" value="pub window 10"/>
  </properties>
 </tile>
 <tile id="649">
  <properties>
   <property name="name" value="pub window lit 10"/>
  </properties>
 </tile>
 <tile id="650">
  <properties>
   <property name="lit" type="int" value="651"/>
   <property name="name" value="pub window 11"/>
  </properties>
 </tile>
 <tile id="651">
  <properties>
   <property name="name" value="pub window lit 11"/>
  </properties>
 </tile>
 <tile id="652">
  <properties>
   <property name="lit" type="int" value="653"/>
   <property name="name" value="pub wide window 10"/>
  </properties>
 </tile>
 <tile id="653">
  <properties>
   <property name="name" value="pub wide window lit 10"/>
  </properties>
 </tile>
 <tile id="654">
  <properties>
   <property name="lit" type="int" value="655"/>
   <property name="name" value="pub wide window 11"/>
  </properties>
 </tile>
 <tile id="655">
  <properties>
   <property name="name" value="pub wide window lit 11"/>
  </properties>
 </tile>
 <tile id="656">
  <properties>
   <property name="lit" type="int" value="657"/>
   <property name="name" value="pub wide window left 10"/>
  </properties>
 </tile>
 <tile id="657">
  <properties>
   <property name="name" value="pub wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="658">
  <properties>
   <property name="lit" type="int" value="659"/>
   <property name="name" value="pub wide window left 11"/>
  </properties>
 </tile>
 <tile id="659">
  <properties>
   <property name="name" value="pub wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="660">
  <properties>
   <property name="lit" type="int" value="661"/>
   <property name="name" value="pub wide window middle 10"/>
  </properties>
 </tile>
 <tile id="661">
  <properties>
   <property name="name" value="pub wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="662">
  <properties>
   <property name="lit" type="int" value="663"/>
   <property name="name" value="pub wide window middle 11"/>
  </properties>
 </tile>
 <tile id="663">
  <properties>
   <property name="name" value="pub wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="664">
  <properties>
   <property name="lit" type="int" value="665"/>
   <property name="name" value="pub wide window right 10"/>
  </properties>
 </tile>
 <tile id="665">
  <properties>
   <property name="name" value="pub wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="666">
  <properties>
   <property name="lit" type="int" value="667"/>
   <property name="name" value="pub wide window right 11"/>
  </properties>
 </tile>
 <tile id="667">
  <properties>
   <property name="name" value="pub wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="668">
  <properties>
   <property name="name" value="pub arch 10"/>
  </properties>
 </tile>
 <tile id="669">
  <properties>
   <property name="name" value="pub arch 11"/>
  </properties>
 </tile>
 <tile id="670">
  <properties>
   <property name="name" value="pub arch left 10"/>
  </properties>
 </tile>
 <tile id="671">
  <properties>
   <property name="name" value="pub arch left 11"/>
  </properties>
 </tile>
 <tile id="672">
  <properties>
   <property name="name" value="pub arch middle 10"/>
  </properties>
 </tile>
 <tile id="673">
  <properties>
   <property name="name" value="pub arch middle 11"/>
  </properties>
 </tile>
 <tile id="674">
  <properties>
   <property name="name" value="pub arch right 10"/>
  </properties>
 </tile>
 <tile id="675">
  <properties>
   <property name="name" value="pub arch right 11"/>
  </properties>
 </tile>
 <tile id="676">
  <properties>
   <property name="name" value="rose wall 0"/>
  </properties>
 </tile>
 <tile id="677">
  <properties>
   <property name="name" value="rose wall 1"/>
  </properties>
 </tile>
 <tile id="678">
  <properties>
   <property name="name" value="rose wall 2"/>
  </properties>
 </tile>
 <tile id="679">
  <properties>
   <property name="name" value="rose wall 3"/>
  </properties>
 </tile>
 <tile id="680">
  <properties>
   <property name="name" value="rose wall 4"/>
  </properties>
 </tile>
 <tile id="681">
  <properties>
   <property name="name" value="rose wall 5"/>
  </properties>
 </tile>
 <tile id="682">
  <properties>
   <property name="name" value="rose wall 6"/>
  </properties>
 </tile>
 <tile id="683">
  <properties>
   <property name="name" value="rose wall 7"/>
  </properties>
 </tile>
 <tile id="684">
  <properties>
   <property name="name" value="rose wall 8"/>
  </properties>
 </tile>
 <tile id="685">
  <properties>
   <property name="name" value="rose wall 9"/>
  </properties>
 </tile>
 <tile id="686">
  <properties>
   <property name="name" value="rose wall 10"/>
  </properties>
 </tile>
 <tile id="687">
  <properties>
   <property name="name" value="rose wall 11"/>
  </properties>
 </tile>
 <tile id="688">
  <properties>
   <property name="name" value="rose wall 12"/>
  </properties>
 </tile>
 <tile id="689">
  <properties>
   <property name="name" value="rose wall 13"/>
  </properties>
 </tile>
 <tile id="690">
  <properties>
   <property name="name" value="rose wall 14"/>
  </properties>
 </tile>
 <tile id="691">
  <properties>
   <property name="name" value="rose wall 15"/>
  </properties>
 </tile>
 <tile id="692">
  <properties>
   <property name="name" value="rose right 2"/>
  </properties>
 </tile>
 <tile id="693">
  <properties>
   <property name="name" value="rose right 3"/>
  </properties>
 </tile>
 <tile id="694">
  <properties>
   <property name="name" value="rose right 6"/>
  </properties>
 </tile>
 <tile id="695">
  <properties>
   <property name="name" value="rose right 7"/>
  </properties>
 </tile>
 <tile id="696">
  <properties>
   <property name="name" value="rose right 10"/>
  </properties>
 </tile>
 <tile id="697">
  <properties>
   <property name="name" value="rose right 11"/>
  </properties>
 </tile>
 <tile id="698">
  <properties>
   <property name="name" value="rose right 14"/>
  </properties>
 </tile>
 <tile id="699">
  <properties>
   <property name="name" value="rose right 15"/>
  </properties>
 </tile>
 <tile id="700">
  <properties>
   <property name="lit" type="int" value="701"/>
   <property name="name" value="rose window 10"/>
  </properties>
 </tile>
 <tile id="701">
  <properties>
   <property name="name" value="rose window lit 10"/>
  </properties>
 </tile>
 <tile id="702">
  <properties>
   <property name="lit" type="int" value="703"/>
   <property name="name" value="rose window 11"/>
  </properties>
 </tile>
 <tile id="703">
  <properties>
   <property name="name" value="rose window lit 11"/>
  </properties>
 </tile>
 <tile id="704">
  <properties>
   <property name="lit" type="int" value="705"/>
   <property name="name" value="rose wide window 10"/>
  </properties>
 </tile>
 <tile id="705">
  <properties>
   <property name="name" value="rose wide window lit 10"/>
  </properties>
 </tile>
 <tile id="706">
  <properties>
   <property name="lit" type="int" value="707"/>
   <property name="name" value="rose wide window 11"/>
  </properties>
 </tile>
 <tile id="707">
  <properties>
   <property name="name" value="rose wide window lit 11"/>
  </properties>
 </tile>
 <tile id="708">
  <properties>
   <property name="lit" type="int" value="709"/>
   <property name="name" value="rose wide window left 10"/>
  </properties>
 </tile>
 <tile id="709">
  <properties>
   <property name="name" value="rose wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="710">
  <properties>
   <property name="lit" type="int" value="711"/>
   <property name="name" value="rose wide window left 11"/>
  </properties>
 </tile>
 <tile id="711">
  <properties>
   <property name="name" value="rose wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="712">
  <properties>
   <property name="lit" type="int" value="713"/>
   <property name="name" value="rose wide window middle 10"/>
  </properties>
 </tile>
 <tile id="713">
  <properties>
   <property name="name" value="rose wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="714">
  <properties>
   <property name="lit" type="int" value="715"/>
   <property name="name" value="rose wide window middle 11"/>
  </properties>
 </tile>
 <tile id="715">
  <properties>
   <property name="name" value="rose wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="716">
  <properties>
   <property name="lit" type="int" value="717"/>
   <property name="name" value="rose wide window right 10"/>
  </properties>
 </tile>
 <tile id="717">
  <properties>
   <property name="name" value="rose wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="718">
  <properties>
   <property name="lit" type="int" value="719"/>
   <property name="name" value="rose wide window right 11"/>
  </properties>
 </tile>
 <tile id="719">
  <properties>
   <property name="name" value="rose wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="720">
  <properties>
   <property name="name" value="rose arch 10"/>
  </properties>
 </tile>
 <tile id="721">
  <properties>
   <property name="name" value="rose arch 11"/>
  </properties>
 </tile>
 <tile id="722">
  <properties>
   <property name="name" value="rose arch left 10"/>
  </properties>
 </tile>
 <tile id="723">
  <properties>
   <property name="name" value="rose arch left 11"/>
  </properties>
 </tile>
 <tile id="724">
  <properties>
   <property name="name" value="rose arch middle 10"/>
  </properties>
 </tile>
 <tile id="725">
  <properties>
   <property name="name" value="rose arch middle 11"/>
  </properties>
 </tile>
 <tile id="726">
  <properties>
   <property name="name" value="rose arch right 10"/>
  </properties>
 </tile>
 <tile id="727">
  <properties>
   <property name="name" value="rose arch right 11"/>
  </properties>
 </tile>
 <tile id="728">
  <properties>
   <property name="name" value="sage wall 0"/>
  </properties>
 </tile>
 <tile id="729">
  <properties>
   <property name="name" value="sage wall 1"/>
  </properties>
 </tile>
 <tile id="730">
  <properties>
   <property name="name" value="sage wall 2"/>
  </properties>
 </tile>
 <tile id="731">
  <properties>
   <property name="name" value="sage wall 3"/>
  </properties>
 </tile>
 <tile id="732">
  <properties>
   <property name="name" value="sage wall 4"/>
  </properties>
 </tile>
 <tile id="733">
  <properties>
   <property name="name" value="sage wall 5"/>
  </properties>
 </tile>
 <tile id="734">
  <properties>
   <property name="name" value="sage wall 6"/>
  </properties>
 </tile>
 <tile id="735">
  <properties>
   <property name="name" value="sage wall 7"/>
  </properties>
 </tile>
 <tile id="736">
  <properties>
   <property name="name" value="sage wall 8"/>
  </properties>
 </tile>
 <tile id="737">
  <properties>
   <property name="name" value="sage wall 9"/>
  </properties>
 </tile>
 <tile id="738">
  <properties>
   <property name="name" value="sage wall 10"/>
  </properties>
 </tile>
 <tile id="739">
  <properties>
   <property name="name" value="sage wall 11"/>
  </properties>
 </tile>
 <tile id="740">
  <properties>
   <property name="name" value="sage wall 12"/>
  </properties>
 </tile>
 <tile id="741">
  <properties>
   <property name="name" value="sage wall 13"/>
  </properties>
 </tile>
 <tile id="742">
  <properties>
   <property name="name" value="sage wall 14"/>
  </properties>
 </tile>
 <tile id="743">
  <properties>
   <property name="name" value="sage wall 15"/>
  </properties>
 </tile>
 <tile id="744">
  <properties>
   <property name="name" value="sage right 2"/>
  </properties>
 </tile>
 <tile id="745">
  <properties>
   <property name="name" value="sage right 3"/>
  </properties>
 </tile>
 <tile id="746">
  <properties>
   <property name="name" value="sage right 6"/>
  </properties>
 </tile>
 <tile id="747">
  <properties>
   <property name="name" value="sage right 7"/>
  </properties>
 </tile>
 <tile id="748">
  <properties>
   <property name="name" value="sage right 10"/>
  </properties>
 </tile>
 <tile id="749">
  <properties>
   <property name="name" value="sage right 11"/>
  </properties>
 </tile>
 <tile id="750">
  <properties>
   <property name="name" value="sage right 14"/>
  </properties>
 </tile>
 <tile id="751">
  <properties>
   <property name="name" value="sage right 15"/>
  </properties>
 </tile>
 <tile id="752">
  <properties>
   <property name="lit" type="int" value="753"/>
   <property name="name" value="sage window 10"/>
  </properties>
 </tile>
 <tile id="753">
  <properties>
   <property name="name" value="sage window lit 10"/>
  </properties>
 </tile>
 <tile id="754">
  <properties>
   <property name="lit" type="int" value="755"/>
   <property name="name" value="sage window 11"/>
  </properties>
 </tile>
 <tile id="755">
  <properties>
   <property name="name" value="sage window lit 11"/>
  </properties>
 </tile>
 <tile id="756">
  <properties>
   <property name="lit" type="int" value="757"/>
   <property name="name" value="sage wide window 10"/>
  </properties>
 </tile>
 <tile id="757">
  <properties>
   <property name="name" value="sage wide window lit 10"/>
  </properties>
 </tile>
 <tile id="758">
  <properties>
   <property name="lit" type="int" value="759"/>
   <property name="name" value="sage wide window 11"/>
  </properties>
 </tile>
 <tile id="759">
  <properties>
   <property name="name" value="sage wide window lit 11"/>
  </properties>
 </tile>
 <tile id="760">
  <properties>
   <property name="lit" type="int" value="761"/>
   <property name="name" value="sage wide window left 10"/>
  </properties>
 </tile>
 <tile id="761">
  <properties>
   <property name="name" value="sage wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="762">
  <properties>
   <property name="lit" type="int" value="763"/>
   <property name="name" value="sage wide window left 11"/>
  </properties>
 </tile>
 <tile id="763">
  <properties>
   <property name="name" value="sage wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="764">
  <properties>
   <property name="lit" type="int" value="765"/>
   <property name="name" value="sage wide window middle 10"/>
  </properties>
 </tile>
 <tile id="765">
  <properties>
   <property name="name" value="sage wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="766">
  <properties>
   <property name="lit" type="int" value="767"/>
   <property name="name" value="sage wide window middle 11"/>
  </properties>
 </tile>
 <tile id="767">
  <properties>
   <property name="name" value="sage wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="768">
  <properties>
   <property name="lit" type="int" value="769"/>
   <property name="name" value="sage wide window right 10"/>
  </properties>
 </tile>
 <tile id="769">
  <properties>
   <property name="name" value="sage wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="770">
  <properties>
   <property name="lit" type="int" value="771"/>
   <property name="name" value="sage wide window right 11"/>
  </properties>
 </tile>
 <tile id="771">
  <properties>
   <property name="name" value="sage wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="772">
  <properties>
   <property name="name" value="sage arch 10"/>
  </properties>
 </tile>
 <tile id="773">
  <properties>
   <property name="name" value="sage arch 11"/>
  </properties>
 </tile>
 <tile id="774">
  <properties>
   <property name="name" value="sage arch left 10"/>
  </properties>
 </tile>
 <tile id="775">
  <properties>
   <property name="name" value="sage arch left 11"/>
  </properties>
 </tile>
 <tile id="776">
  <properties>
   <property name="name" value="sage arch middle 10"/>
  </properties>
 </tile>
 <tile id="777">
  <properties>
   <property name="name" value="sage arch middle 11"/>
  </properties>
 </tile>
 <tile id="778">
  <properties>
   <property name="name" value="sage arch right 10"/>
  </properties>
 </tile>
 <tile id="779">
  <properties>
   <property name="name" value="sage arch right 11"/>
  </properties>
 </tile>
 <tile id="780">
  <properties>
   <property name="name" value="sky wall 0"/>
  </properties>
 </tile>
 <tile id="781">
  <properties>
   <property name="name" value="sky wall 1"/>
  </properties>
 </tile>
 <tile id="782">
  <properties>
   <property name="name" value="sky wall 2"/>
  </properties>
 </tile>
 <tile id="783">
  <properties>
   <property name="name" value="sky wall 3"/>
  </properties>
 </tile>
 <tile id="784">
  <properties>
   <property name="name" value="sky wall 4"/>
  </properties>
 </tile>
 <tile id="785">
  <properties>
   <property name="name" value="sky wall 5"/>
  </properties>
 </tile>
 <tile id="786">
  <properties>
   <property name="name" value="sky wall 6"/>
  </properties>
 </tile>
 <tile id="787">
  <properties>
   <property name="name" value="sky wall 7"/>
  </properties>
 </tile>
 <tile id="788">
  <properties>
   <property name="name" value="sky wall 8"/>
  </properties>
 </tile>
 <tile id="789">
  <properties>
   <property name="name" value="sky wall 9"/>
  </properties>
 </tile>
 <tile id="790">
  <properties>
   <property name="name" value="sky wall 10"/>
  </properties>
 </tile>
 <tile id="791">
  <properties>
   <property name="name" value="sky wall 11"/>
  </properties>
 </tile>
 <tile id="792">
  <properties>
   <property name="name" value="sky wall 12"/>
  </properties>
 </tile>
 <tile id="793">
  <properties>
   <property name="name" value="sky wall 13"/>
  </properties>
 </tile>
 <tile id="794">
  <properties>
   <property name="name" value="sky wall 14"/>
  </properties>
 </tile>
 <tile id="795">
  <properties>
   <property name="name" value="sky wall 15"/>
  </properties>
 </tile>
 <tile id="796">
  <properties>
   <property name="name" value="sky right 2"/>
  </properties>
 </tile>
 <tile id="797">
  <properties>
   <property name="name" value="sky right 3"/>
  </properties>
 </tile>
 <tile id="798">
  <properties>
   <property name="name" value="sky right 6"/>
  </properties>
 </tile>
 <tile id="799">
  <properties>
   <property name="name" value="sky right 7"/>
  </properties>
 </tile>
 <tile id="800">
  <properties>
   <property name="name" value="sky right 10"/>
  </properties>
 </tile>
 <tile id="801">
  <properties>
   <property name="name" value="sky right 11"/>
  </properties>
 </tile>
 <tile id="802">
  <properties>
   <property name="name" value="sky right 14"/>
  </properties>
 </tile>
 <tile id="803">
  <properties>
   <property name="name" value="sky right 15"/>
  </properties>
 </tile>
 <tile id="804">
  <properties>
   <property name="lit" type="int" value="805"/>
   <property name="name" value="sky window 10"/>
  </properties>
 </tile>
 <tile id="805">
  <properties>
   <property name="name" value="sky window lit 10"/>
  </properties>
 </tile>
 <tile id="806">
  <properties>
   <property name="lit" type="int" value="807"/>
   <property name="name" value="sky window 11"/>
  </properties>
 </tile>
 <tile id="807">
  <properties>
   <property name="name" value="sky window lit 11"/>
  </properties>
 </tile>
 <tile id="808">
  <properties>
   <property name="lit" type="int" value="809"/>
   <property name="name" value="sky wide window 10"/>
  </properties>
 </tile>
 <tile id="809">
  <properties>
   <property name="name" value="sky wide window lit 10"/>
  </properties>
 </tile>
 <tile id="810">
  <properties>
   <property name="lit" type="int" value="811"/>
   <property name="name" value="sky wide window 11"/>
  </properties>
 </tile>
 <tile id="811">
  <properties>
   <property name="name" value="sky wide window lit 11"/>
  </properties>
 </tile>
 <tile id="812">
  <properties>
   <property name="lit" type="int" value="813"/>
   <property name="name" value="sky wide window left 10"/>
  </properties>
 </tile>
 <tile id="813">
  <properties>
   <property name="name" value="sky wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="814">
  <properties>
   <property name="lit" type="int" value="815"/>
   <property name="name" value="sky wide window left 11"/>
  </properties>
 </tile>
 <tile id="815">
  <properties>
   <property name="name" value="sky wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="816">
  <properties>
   <property name="lit" type="int" value="817"/>
   <property name="name" value="sky wide window middle 10"/>
  </properties>
 </tile>
 <tile id="817">
  <properties>
   <property name="name" value="sky wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="818">
  <properties>
   <property name="lit" type="int" value="819"/>
   <property name="name" value="sky wide window middle 11"/>
  </properties>
 </tile>
 <tile id="819">
  <properties>
   <property name="name" value="sky wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="820">
  <properties>
   <property name="lit" type="int" value="821"/>
   <property name="name" value="sky wide window right 10"/>
  </properties>
 </tile>
 <tile id="821">
  <properties>
   <property name="name" value="sky wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="822">
  <properties>
   <property name="lit" type="int" value="823"/>
   <property name="name" value="sky wide window right 11"/>
  </properties>
 </tile>
 <tile id="823">
  <properties>
   <property name="name" value="sky wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="824">
  <properties>
   <property name="name" value="sky arch 10"/>
  </properties>
 </tile>
 <tile id="825">
  <properties>
   <property name="name" value="sky arch 11"/>
  </properties>
 </tile>
 <tile id="826">
  <properties>
   <property name="name" value="sky arch left 10"/>
  </properties>
 </tile>
 <tile id="827">
  <properties>
   <property name="name" value="sky arch left 11"/>
  </properties>
 </tile>
 <tile id="828">
  <properties>
   <property name="name" value="sky arch middle 10"/>
  </properties>
 </tile>
 <tile id="829">
  <properties>
   <property name="name" value="sky arch middle 11"/>
  </properties>
 </tile>
 <tile id="830">
  <properties>
   <property name="name" value="sky arch right 10"/>
  </properties>
 </tile>
 <tile id="831">
  <properties>
   <property name="name" value="sky arch right 11"/>
  </properties>
 </tile>
 <tile id="832">
  <properties>
   <property name="name" value="cream stripe wall 0"/>
  </properties>
 </tile>
 <tile id="833">
  <properties>
   <property name="name" value="cream stripe wall 1"/>
  </properties>
 </tile>
 <tile id="834">
  <properties>
   <property name="name" value="cream stripe wall 2"/>
  </properties>
 </tile>
 <tile id="835">
  <properties>
   <property name="name" value="cream stripe wall 3"/>
  </properties>
 </tile>
 <tile id="836">
  <properties>
   <property name="name" value="cream stripe wall 4"/>
  </properties>
 </tile>
 <tile id="837">
  <properties>
   <property name="name" value="cream stripe wall 5"/>
  </properties>
 </tile>
 <tile id="838">
  <properties>
   <property name="name" value="cream stripe wall 6"/>
  </properties>
 </tile>
 <tile id="839">
  <properties>
   <property name="name" value="cream stripe wall 7"/>
  </properties>
 </tile>
 <tile id="840">
  <properties>
   <property name="name" value="cream stripe wall 8"/>
  </properties>
 </tile>
 <tile id="841">
  <properties>
   <property name="name" value="cream stripe wall 9"/>
  </properties>
 </tile>
 <tile id="842">
  <properties>
   <property name="name" value="cream stripe wall 10"/>
  </properties>
 </tile>
 <tile id="843">
  <properties>
   <property name="name" value="cream stripe wall 11"/>
  </properties>
 </tile>
 <tile id="844">
  <properties>
   <property name="name" value="cream stripe wall 12"/>
  </properties>
 </tile>
 <tile id="845">
  <properties>
   <property name="name" value="cream stripe wall 13"/>
  </properties>
 </tile>
 <tile id="846">
  <properties>
   <property name="name" value="cream stripe wall 14"/>
  </properties>
 </tile>
 <tile id="847">
  <properties>
   <property name="name" value="cream stripe wall 15"/>
  </properties>
 </tile>
 <tile id="848">
  <properties>
   <property name="name" value="cream stripe right 2"/>
  </properties>
 </tile>
 <tile id="849">
  <properties>
   <property name="name" value="cream stripe right 3"/>
  </properties>
 </tile>
 <tile id="850">
  <properties>
   <property name="name" value="cream stripe right 6"/>
  </properties>
 </tile>
 <tile id="851">
  <properties>
   <property name="name" value="cream stripe right 7"/>
  </properties>
 </tile>
 <tile id="852">
  <properties>
   <property name="name" value="cream stripe right 10"/>
  </properties>
 </tile>
 <tile id="853">
  <properties>
   <property name="name" value="cream stripe right 11"/>
  </properties>
 </tile>
 <tile id="854">
  <properties>
   <property name="name" value="cream stripe right 14"/>
  </properties>
 </tile>
 <tile id="855">
  <properties>
   <property name="name" value="cream stripe right 15"/>
  </properties>
 </tile>
 <tile id="856">
  <properties>
   <property name="lit" type="int" value="857"/>
   <property name="name" value="cream stripe window 10"/>
  </properties>
 </tile>
 <tile id="857">
  <properties>
   <property name="name" value="cream stripe window lit 10"/>
  </properties>
 </tile>
 <tile id="858">
  <properties>
   <property name="lit" type="int" value="859"/>
   <property name="name" value="cream stripe window 11"/>
  </properties>
 </tile>
 <tile id="859">
  <properties>
   <property name="name" value="cream stripe window lit 11"/>
  </properties>
 </tile>
 <tile id="860">
  <properties>
   <property name="lit" type="int" value="861"/>
   <property name="name" value="cream stripe wide window 10"/>
  </properties>
 </tile>
 <tile id="861">
  <properties>
   <property name="name" value="cream stripe wide window lit 10"/>
  </properties>
 </tile>
 <tile id="862">
  <properties>
   <property name="lit" type="int" value="863"/>
   <property name="name" value="cream stripe wide window 11"/>
  </properties>
 </tile>
 <tile id="863">
  <properties>
   <property name="name" value="cream stripe wide window lit 11"/>
  </properties>
 </tile>
 <tile id="864">
  <properties>
   <property name="lit" type="int" value="865"/>
   <property name="name" value="cream stripe wide window left 10"/>
  </properties>
 </tile>
 <tile id="865">
  <properties>
   <property name="name" value="cream stripe wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="866">
  <properties>
   <property name="lit" type="int" value="867"/>
   <property name="name" value="cream stripe wide window left 11"/>
  </properties>
 </tile>
 <tile id="867">
  <properties>
   <property name="name" value="cream stripe wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="868">
  <properties>
   <property name="lit" type="int" value="869"/>
   <property name="name" value="cream stripe wide window middle 10"/>
  </properties>
 </tile>
 <tile id="869">
  <properties>
   <property name="name" value="cream stripe wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="870">
  <properties>
   <property name="lit" type="int" value="871"/>
   <property name="name" value="cream stripe wide window middle 11"/>
  </properties>
 </tile>
 <tile id="871">
  <properties>
   <property name="name" value="cream stripe wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="872">
  <properties>
   <property name="lit" type="int" value="873"/>
   <property name="name" value="cream stripe wide window right 10"/>
  </properties>
 </tile>
 <tile id="873">
  <properties>
   <property name="name" value="cream stripe wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="874">
  <properties>
   <property name="lit" type="int" value="875"/>
   <property name="name" value="cream stripe wide window right 11"/>
  </properties>
 </tile>
 <tile id="875">
  <properties>
   <property name="name" value="cream stripe wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="876">
  <properties>
   <property name="name" value="cream stripe arch 10"/>
  </properties>
 </tile>
 <tile id="877">
  <properties>
   <property name="name" value="cream stripe arch 11"/>
  </properties>
 </tile>
 <tile id="878">
  <properties>
   <property name="name" value="cream stripe arch left 10"/>
  </properties>
 </tile>
 <tile id="879">
  <properties>
   <property name="name" value="cream stripe arch left 11"/>
  </properties>
 </tile>
 <tile id="880">
  <properties>
   <property name="name" value="cream stripe arch middle 10"/>
  </properties>
 </tile>
 <tile id="881">
  <properties>
   <property name="name" value="cream stripe arch middle 11"/>
  </properties>
 </tile>
 <tile id="882">
  <properties>
   <property name="name" value="cream stripe arch right 10"/>
  </properties>
 </tile>
 <tile id="883">
  <properties>
   <property name="name" value="cream stripe arch right 11"/>
  </properties>
 </tile>
 <tile id="884">
  <properties>
   <property name="name" value="mint dots wall 0"/>
  </properties>
 </tile>
 <tile id="885">
  <properties>
   <property name="name" value="mint dots wall 1"/>
  </properties>
 </tile>
 <tile id="886">
  <properties>
   <property name="name" value="mint dots wall 2"/>
  </properties>
 </tile>
 <tile id="887">
  <properties>
   <property name="name" value="mint dots wall 3"/>
  </properties>
 </tile>
 <tile id="888">
  <properties>
   <property name="name" value="mint dots wall 4"/>
  </properties>
 </tile>
 <tile id="889">
  <properties>
   <property name="name" value="mint dots wall 5"/>
  </properties>
 </tile>
 <tile id="890">
  <properties>
   <property name="name" value="mint dots wall 6"/>
  </properties>
 </tile>
 <tile id="891">
  <properties>
   <property name="name" value="mint dots wall 7"/>
  </properties>
 </tile>
 <tile id="892">
  <properties>
   <property name="name" value="mint dots wall 8"/>
  </properties>
 </tile>
 <tile id="893">
  <properties>
   <property name="name" value="mint dots wall 9"/>
  </properties>
 </tile>
 <tile id="894">
  <properties>
   <property name="name" value="mint dots wall 10"/>
  </properties>
 </tile>
 <tile id="895">
  <properties>
   <property name="name" value="mint dots wall 11"/>
  </properties>
 </tile>
 <tile id="896">
  <properties>
   <property name="name" value="mint dots wall 12"/>
  </properties>
 </tile>
 <tile id="897">
  <properties>
   <property name="name" value="mint dots wall 13"/>
  </properties>
 </tile>
 <tile id="898">
  <properties>
   <property name="name" value="mint dots wall 14"/>
  </properties>
 </tile>
 <tile id="899">
  <properties>
   <property name="name" value="mint dots wall 15"/>
  </properties>
 </tile>
 <tile id="900">
  <properties>
   <property name="name" value="mint dots right 2"/>
  </properties>
 </tile>
 <tile id="901">
  <properties>
   <property name="name" value="mint dots right 3"/>
  </properties>
 </tile>
 <tile id="902">
  <properties>
   <property name="name" value="mint dots right 6"/>
  </properties>
 </tile>
 <tile id="903">
  <properties>
   <property name="name" value="mint dots right 7"/>
  </properties>
 </tile>
 <tile id="904">
  <properties>
   <property name="name" value="mint dots right 10"/>
  </properties>
 </tile>
 <tile id="905">
  <properties>
   <property name="name" value="mint dots right 11"/>
  </properties>
 </tile>
 <tile id="906">
  <properties>
   <property name="name" value="mint dots right 14"/>
  </properties>
 </tile>
 <tile id="907">
  <properties>
   <property name="name" value="mint dots right 15"/>
  </properties>
 </tile>
 <tile id="908">
  <properties>
   <property name="lit" type="int" value="909"/>
   <property name="name" value="mint dots window 10"/>
  </properties>
 </tile>
 <tile id="909">
  <properties>
   <property name="name" value="mint dots window lit 10"/>
  </properties>
 </tile>
 <tile id="910">
  <properties>
   <property name="lit" type="int" value="911"/>
   <property name="name" value="mint dots window 11"/>
  </properties>
 </tile>
 <tile id="911">
  <properties>
   <property name="name" value="mint dots window lit 11"/>
  </properties>
 </tile>
 <tile id="912">
  <properties>
   <property name="lit" type="int" value="913"/>
   <property name="name" value="mint dots wide window 10"/>
  </properties>
 </tile>
 <tile id="913">
  <properties>
   <property name="name" value="mint dots wide window lit 10"/>
  </properties>
 </tile>
 <tile id="914">
  <properties>
   <property name="lit" type="int" value="915"/>
   <property name="name" value="mint dots wide window 11"/>
  </properties>
 </tile>
 <tile id="915">
  <properties>
   <property name="name" value="mint dots wide window lit 11"/>
  </properties>
 </tile>
 <tile id="916">
  <properties>
   <property name="lit" type="int" value="917"/>
   <property name="name" value="mint dots wide window left 10"/>
  </properties>
 </tile>
 <tile id="917">
  <properties>
   <property name="name" value="mint dots wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="918">
  <properties>
   <property name="lit" type="int" value="919"/>
   <property name="name" value="mint dots wide window left 11"/>
  </properties>
 </tile>
 <tile id="919">
  <properties>
   <property name="name" value="mint dots wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="920">
  <properties>
   <property name="lit" type="int" value="921"/>
   <property name="name" value="mint dots wide window middle 10"/>
  </properties>
 </tile>
 <tile id="921">
  <properties>
   <property name="name" value="mint dots wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="922">
  <properties>
   <property name="lit" type="int" value="923"/>
   <property name="name" value="mint dots wide window middle 11"/>
  </properties>
 </tile>
 <tile id="923">
  <properties>
   <property name="name" value="mint dots wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="924">
  <properties>
   <property name="lit" type="int" value="925"/>
   <property name="name" value="mint dots wide window right 10"/>
  </properties>
 </tile>
 <tile id="925">
  <properties>
   <property name="name" value="mint dots wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="926">
  <properties>
   <property name="lit" type="int" value="927"/>
   <property name="name" value="mint dots wide window right 11"/>
  </properties>
 </tile>
 <tile id="927">
  <properties>
   <property name="name" value="mint dots wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="928">
  <properties>
   <property name="name" value="mint dots arch 10"/>
  </properties>
 </tile>
 <tile id="929">
  <properties>
   <property name="name" value="mint dots arch 11"/>
  </properties>
 </tile>
 <tile id="930">
  <properties>
   <property name="name" value="mint dots arch left 10"/>
  </properties>
 </tile>
 <tile id="931">
  <properties>
   <property name="name" value="mint dots arch left 11"/>
  </properties>
 </tile>
 <tile id="932">
  <properties>
   <property name="name" value="mint dots arch middle 10"/>
  </properties>
 </tile>
 <tile id="933">
  <properties>
   <property name="name" value="mint dots arch middle 11"/>
  </properties>
 </tile>
 <tile id="934">
  <properties>
   <property name="name" value="mint dots arch right 10"/>
  </properties>
 </tile>
 <tile id="935">
  <properties>
   <property name="name" value="mint dots arch right 11"/>
  </properties>
 </tile>
 <tile id="936">
  <properties>
   <property name="name" value="lilac wall 0"/>
  </properties>
 </tile>
 <tile id="937">
  <properties>
   <property name="name" value="lilac wall 1"/>
  </properties>
 </tile>
 <tile id="938">
  <properties>
   <property name="name" value="lilac wall 2"/>
  </properties>
 </tile>
 <tile id="939">
  <properties>
   <property name="name" value="lilac wall 3"/>
  </properties>
 </tile>
 <tile id="940">
  <properties>
   <property name="name" value="lilac wall 4"/>
  </properties>
 </tile>
 <tile id="941">
  <properties>
   <property name="name" value="lilac wall 5"/>
  </properties>
 </tile>
 <tile id="942">
  <properties>
   <property name="name" value="lilac wall 6"/>
  </properties>
 </tile>
 <tile id="943">
  <properties>
   <property name="name" value="lilac wall 7"/>
  </properties>
 </tile>
 <tile id="944">
  <properties>
   <property name="name" value="lilac wall 8"/>
  </properties>
 </tile>
 <tile id="945">
  <properties>
   <property name="name" value="lilac wall 9"/>
  </properties>
 </tile>
 <tile id="946">
  <properties>
   <property name="name" value="lilac wall 10"/>
  </properties>
 </tile>
 <tile id="947">
  <properties>
   <property name="name" value="lilac wall 11"/>
  </properties>
 </tile>
 <tile id="948">
  <properties>
   <property name="name" value="lilac wall 12"/>
  </properties>
 </tile>
 <tile id="949">
  <properties>
   <property name="name" value="lilac wall 13"/>
  </properties>
 </tile>
 <tile id="950">
  <properties>
   <property name="name" value="lilac wall 14"/>
  </properties>
 </tile>
 <tile id="951">
  <properties>
   <property name="name" value="lilac wall 15"/>
  </properties>
 </tile>
 <tile id="952">
  <properties>
   <property name="name" value="lilac right 2"/>
  </properties>
 </tile>
 <tile id="953">
  <properties>
   <property name="name" value="lilac right 3"/>
  </properties>
 </tile>
 <tile id="954">
  <properties>
   <property name="name" value="lilac right 6"/>
  </properties>
 </tile>
 <tile id="955">
  <properties>
   <property name="name" value="lilac right 7"/>
  </properties>
 </tile>
 <tile id="956">
  <properties>
   <property name="name" value="lilac right 10"/>
  </properties>
 </tile>
 <tile id="957">
  <properties>
   <property name="name" value="lilac right 11"/>
  </properties>
 </tile>
 <tile id="958">
  <properties>
   <property name="name" value="lilac right 14"/>
  </properties>
 </tile>
 <tile id="959">
  <properties>
   <property name="name" value="lilac right 15"/>
  </properties>
 </tile>
 <tile id="960">
  <properties>
   <property name="lit" type="int" value="961"/>
   <property name="name" value="lilac window 10"/>
  </properties>
 </tile>
 <tile id="961">
  <properties>
   <property name="name" value="lilac window lit 10"/>
  </properties>
 </tile>
 <tile id="962">
  <properties>
   <property name="lit" type="int" value="963"/>
   <property name="name" value="lilac window 11"/>
  </properties>
 </tile>
 <tile id="963">
  <properties>
   <property name="name" value="lilac window lit 11"/>
  </properties>
 </tile>
 <tile id="964">
  <properties>
   <property name="lit" type="int" value="965"/>
   <property name="name" value="lilac wide window 10"/>
  </properties>
 </tile>
 <tile id="965">
  <properties>
   <property name="name" value="lilac wide window lit 10"/>
  </properties>
 </tile>
 <tile id="966">
  <properties>
   <property name="lit" type="int" value="967"/>
   <property name="name" value="lilac wide window 11"/>
  </properties>
 </tile>
 <tile id="967">
  <properties>
   <property name="name" value="lilac wide window lit 11"/>
  </properties>
 </tile>
 <tile id="968">
  <properties>
   <property name="lit" type="int" value="969"/>
   <property name="name" value="lilac wide window left 10"/>
  </properties>
 </tile>
 <tile id="969">
  <properties>
   <property name="name" value="lilac wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="970">
  <properties>
   <property name="lit" type="int" value="971"/>
   <property name="name" value="lilac wide window left 11"/>
  </properties>
 </tile>
 <tile id="971">
  <properties>
   <property name="name" value="lilac wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="972">
  <properties>
   <property name="lit" type="int" value="973"/>
   <property name="name" value="lilac wide window middle 10"/>
  </properties>
 </tile>
 <tile id="973">
  <properties>
   <property name="name" value="lilac wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="974">
  <properties>
   <property name="lit" type="int" value="975"/>
   <property name="name" value="lilac wide window middle 11"/>
  </properties>
 </tile>
 <tile id="975">
  <properties>
   <property name="name" value="lilac wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="976">
  <properties>
   <property name="lit" type="int" value="977"/>
   <property name="name" value="lilac wide window right 10"/>
  </properties>
 </tile>
 <tile id="977">
  <properties>
   <property name="name" value="lilac wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="978">
  <properties>
   <property name="lit" type="int" value="979"/>
   <property name="name" value="lilac wide window right 11"/>
  </properties>
 </tile>
 <tile id="979">
  <properties>
   <property name="name" value="lilac wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="980">
  <properties>
   <property name="name" value="lilac arch 10"/>
  </properties>
 </tile>
 <tile id="981">
  <properties>
   <property name="name" value="lilac arch 11"/>
  </properties>
 </tile>
 <tile id="982">
  <properties>
   <property name="name" value="lilac arch left 10"/>
  </properties>
 </tile>
 <tile id="983">
  <properties>
   <property name="name" value="lilac arch left 11"/>
  </properties>
 </tile>
 <tile id="984">
  <properties>
   <property name="name" value="lilac arch middle 10"/>
  </properties>
 </tile>
 <tile id="985">
  <properties>
   <property name="name" value="lilac arch middle 11"/>
  </properties>
 </tile>
 <tile id="986">
  <properties>
   <property name="name" value="lilac arch right 10"/>
  </properties>
 </tile>
 <tile id="987">
  <properties>
   <property name="name" value="lilac arch right 11"/>
  </properties>
 </tile>
 <tile id="988">
  <properties>
   <property name="name" value="tiles white wall 0"/>
  </properties>
 </tile>
 <tile id="989">
  <properties>
   <property name="name" value="tiles white wall 1"/>
  </properties>
 </tile>
 <tile id="990">
  <properties>
   <property name="name" value="tiles white wall 2"/>
  </properties>
 </tile>
 <tile id="991">
  <properties>
   <property name="name" value="tiles white wall 3"/>
  </properties>
 </tile>
 <tile id="992">
  <properties>
   <property name="name" value="tiles white wall 4"/>
  </properties>
 </tile>
 <tile id="993">
  <properties>
   <property name="name" value="tiles white wall 5"/>
  </properties>
 </tile>
 <tile id="994">
  <properties>
   <property name="name" value="tiles white wall 6"/>
  </properties>
 </tile>
 <tile id="995">
  <properties>
   <property name="name" value="tiles white wall 7"/>
  </properties>
 </tile>
 <tile id="996">
  <properties>
   <property name="name" value="tiles white wall 8"/>
  </properties>
 </tile>
 <tile id="997">
  <properties>
   <property name="name" value="tiles white wall 9"/>
  </properties>
 </tile>
 <tile id="998">
  <properties>
   <property name="name" value="tiles white wall 10"/>
  </properties>
 </tile>
 <tile id="999">
  <properties>
   <property name="name" value="tiles white wall 11"/>
  </properties>
 </tile>
 <tile id="1000">
  <properties>
   <property name="name" value="tiles white wall 12"/>
  </properties>
 </tile>
 <tile id="1001">
  <properties>
   <property name="name" value="tiles white wall 13"/>
  </properties>
 </tile>
 <tile id="1002">
  <properties>
   <property name="name" value="tiles white wall 14"/>
  </properties>
 </tile>
 <tile id="1003">
  <properties>
   <property name="name" value="tiles white wall 15"/>
  </properties>
 </tile>
 <tile id="1004">
  <properties>
   <property name="name" value="tiles white right 2"/>
  </properties>
 </tile>
 <tile id="1005">
  <properties>
   <property name="name" value="tiles white right 3"/>
  </properties>
 </tile>
 <tile id="1006">
  <properties>
   <property name="name" value="tiles white right 6"/>
  </properties>
 </tile>
 <tile id="1007">
  <properties>
   <property name="name" value="tiles white right 7"/>
  </properties>
 </tile>
 <tile id="1008">
  <properties>
   <property name="name" value="tiles white right 10"/>
  </properties>
 </tile>
 <tile id="1009">
  <properties>
   <property name="name" value="tiles white right 11"/>
  </properties>
 </tile>
 <tile id="1010">
  <properties>
   <property name="name" value="tiles white right 14"/>
  </properties>
 </tile>
 <tile id="1011">
  <properties>
   <property name="name" value="tiles white right 15"/>
  </properties>
 </tile>
 <tile id="1012">
  <properties>
   <property name="lit" type="int" value="1013"/>
   <property name="name" value="tiles white window 10"/>
  </properties>
 </tile>
 <tile id="1013">
  <properties>
   <property name="name" value="tiles white window lit 10"/>
  </properties>
 </tile>
 <tile id="1014">
  <properties>
   <property name="lit" type="int" value="1015"/>
   <property name="name" value="tiles white window 11"/>
  </properties>
 </tile>
 <tile id="1015">
  <properties>
   <property name="name" value="tiles white window lit 11"/>
  </properties>
 </tile>
 <tile id="1016">
  <properties>
   <property name="lit" type="int" value="1017"/>
   <property name="name" value="tiles white wide window 10"/>
  </properties>
 </tile>
 <tile id="1017">
  <properties>
   <property name="name" value="tiles white wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1018">
  <properties>
   <property name="lit" type="int" value="1019"/>
   <property name="name" value="tiles white wide window 11"/>
  </properties>
 </tile>
 <tile id="1019">
  <properties>
   <property name="name" value="tiles white wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1020">
  <properties>
   <property name="lit" type="int" value="1021"/>
   <property name="name" value="tiles white wide window left 10"/>
  </properties>
 </tile>
 <tile id="1021">
  <properties>
   <property name="name" value="tiles white wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1022">
  <properties>
   <property name="lit" type="int" value="1023"/>
   <property name="name" value="tiles white wide window left 11"/>
  </properties>
 </tile>
 <tile id="1023">
  <properties>
   <property name="name" value="tiles white wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1024">
  <properties>
   <property name="lit" type="int" value="1025"/>
   <property name="name" value="tiles white wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1025">
  <properties>
   <property name="name" value="tiles white wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1026">
  <properties>
   <property name="lit" type="int" value="1027"/>
   <property name="name" value="tiles white wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1027">
  <properties>
   <property name="name" value="tiles white wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1028">
  <properties>
   <property name="lit" type="int" value="1029"/>
   <property name="name" value="tiles white wide window right 10"/>
  </properties>
 </tile>
 <tile id="1029">
  <properties>
   <property name="name" value="tiles white wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1030">
  <properties>
   <property name="lit" type="int" value="1031"/>
   <property name="name" value="tiles white wide window right 11"/>
  </properties>
 </tile>
 <tile id="1031">
  <properties>
   <property name="name" value="tiles white wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1032">
  <properties>
   <property name="name" value="tiles white arch 10"/>
  </properties>
 </tile>
 <tile id="1033">
  <properties>
   <property name="name" value="tiles white arch 11"/>
  </properties>
 </tile>
 <tile id="1034">
  <properties>
   <property name="name" value="tiles white arch left 10"/>
  </properties>
 </tile>
 <tile id="1035">
  <properties>
   <property name="name" value="tiles white arch left 11"/>
  </properties>
 </tile>
 <tile id="1036">
  <properties>
   <property name="name" value="tiles white arch middle 10"/>
  </properties>
 </tile>
 <tile id="1037">
  <properties>
   <property name="name" value="tiles white arch middle 11"/>
  </properties>
 </tile>
 <tile id="1038">
  <properties>
   <property name="name" value="tiles white arch right 10"/>
  </properties>
 </tile>
 <tile id="1039">
  <properties>
   <property name="name" value="tiles white arch right 11"/>
  </properties>
 </tile>
 <tile id="1040">
  <properties>
   <property name="name" value="tiles blue wall 0"/>
  </properties>
 </tile>
 <tile id="1041">
  <properties>
   <property name="name" value="tiles blue wall 1"/>
  </properties>
 </tile>
 <tile id="1042">
  <properties>
   <property name="name" value="tiles blue wall 2"/>
  </properties>
 </tile>
 <tile id="1043">
  <properties>
   <property name="name" value="tiles blue wall 3"/>
  </properties>
 </tile>
 <tile id="1044">
  <properties>
   <property name="name" value="tiles blue wall 4"/>
  </properties>
 </tile>
 <tile id="1045">
  <properties>
   <property name="name" value="tiles blue wall 5"/>
  </properties>
 </tile>
 <tile id="1046">
  <properties>
   <property name="name" value="tiles blue wall 6"/>
  </properties>
 </tile>
 <tile id="1047">
  <properties>
   <property name="name" value="tiles blue wall 7"/>
  </properties>
 </tile>
 <tile id="1048">
  <properties>
   <property name="name" value="tiles blue wall 8"/>
  </properties>
 </tile>
 <tile id="1049">
  <properties>
   <property name="name" value="tiles blue wall 9"/>
  </properties>
 </tile>
 <tile id="1050">
  <properties>
   <property name="name" value="tiles blue wall 10"/>
  </properties>
 </tile>
 <tile id="1051">
  <properties>
   <property name="name" value="tiles blue wall 11"/>
  </properties>
 </tile>
 <tile id="1052">
  <properties>
   <property name="name" value="tiles blue wall 12"/>
  </properties>
 </tile>
 <tile id="1053">
  <properties>
   <property name="name" value="tiles blue wall 13"/>
  </properties>
 </tile>
 <tile id="1054">
  <properties>
   <property name="name" value="tiles blue wall 14"/>
  </properties>
 </tile>
 <tile id="1055">
  <properties>
   <property name="name" value="tiles blue wall 15"/>
  </properties>
 </tile>
 <tile id="1056">
  <properties>
   <property name="name" value="tiles blue right 2"/>
  </properties>
 </tile>
 <tile id="1057">
  <properties>
   <property name="name" value="tiles blue right 3"/>
  </properties>
 </tile>
 <tile id="1058">
  <properties>
   <property name="name" value="tiles blue right 6"/>
  </properties>
 </tile>
 <tile id="1059">
  <properties>
   <property name="name" value="tiles blue right 7"/>
  </properties>
 </tile>
 <tile id="1060">
  <properties>
   <property name="name" value="tiles blue right 10"/>
  </properties>
 </tile>
 <tile id="1061">
  <properties>
   <property name="name" value="tiles blue right 11"/>
  </properties>
 </tile>
 <tile id="1062">
  <properties>
   <property name="name" value="tiles blue right 14"/>
  </properties>
 </tile>
 <tile id="1063">
  <properties>
   <property name="name" value="tiles blue right 15"/>
  </properties>
 </tile>
 <tile id="1064">
  <properties>
   <property name="lit" type="int" value="1065"/>
   <property name="name" value="tiles blue window 10"/>
  </properties>
 </tile>
 <tile id="1065">
  <properties>
   <property name="name" value="tiles blue window lit 10"/>
  </properties>
 </tile>
 <tile id="1066">
  <properties>
   <property name="lit" type="int" value="1067"/>
   <property name="name" value="tiles blue window 11"/>
  </properties>
 </tile>
 <tile id="1067">
  <properties>
   <property name="name" value="tiles blue window lit 11"/>
  </properties>
 </tile>
 <tile id="1068">
  <properties>
   <property name="lit" type="int" value="1069"/>
   <property name="name" value="tiles blue wide window 10"/>
  </properties>
 </tile>
 <tile id="1069">
  <properties>
   <property name="name" value="tiles blue wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1070">
  <properties>
   <property name="lit" type="int" value="1071"/>
   <property name="name" value="tiles blue wide window 11"/>
  </properties>
 </tile>
 <tile id="1071">
  <properties>
   <property name="name" value="tiles blue wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1072">
  <properties>
   <property name="lit" type="int" value="1073"/>
   <property name="name" value="tiles blue wide window left 10"/>
  </properties>
 </tile>
 <tile id="1073">
  <properties>
   <property name="name" value="tiles blue wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1074">
  <properties>
   <property name="lit" type="int" value="1075"/>
   <property name="name" value="tiles blue wide window left 11"/>
  </properties>
 </tile>
 <tile id="1075">
  <properties>
   <property name="name" value="tiles blue wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1076">
  <properties>
   <property name="lit" type="int" value="1077"/>
   <property name="name" value="tiles blue wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1077">
  <properties>
   <property name="name" value="tiles blue wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1078">
  <properties>
   <property name="lit" type="int" value="1079"/>
   <property name="name" value="tiles blue wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1079">
  <properties>
   <property name="name" value="tiles blue wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1080">
  <properties>
   <property name="lit" type="int" value="1081"/>
   <property name="name" value="tiles blue wide window right 10"/>
  </properties>
 </tile>
 <tile id="1081">
  <properties>
   <property name="name" value="tiles blue wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1082">
  <properties>
   <property name="lit" type="int" value="1083"/>
   <property name="name" value="tiles blue wide window right 11"/>
  </properties>
 </tile>
 <tile id="1083">
  <properties>
   <property name="name" value="tiles blue wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1084">
  <properties>
   <property name="name" value="tiles blue arch 10"/>
  </properties>
 </tile>
 <tile id="1085">
  <properties>
   <property name="name" value="tiles blue arch 11"/>
  </properties>
 </tile>
 <tile id="1086">
  <properties>
   <property name="name" value="tiles blue arch left 10"/>
  </properties>
 </tile>
 <tile id="1087">
  <properties>
   <property name="name" value="tiles blue arch left 11"/>
  </properties>
 </tile>
 <tile id="1088">
  <properties>
   <property name="name" value="tiles blue arch middle 10"/>
  </properties>
 </tile>
 <tile id="1089">
  <properties>
   <property name="name" value="tiles blue arch middle 11"/>
  </properties>
 </tile>
 <tile id="1090">
  <properties>
   <property name="name" value="tiles blue arch right 10"/>
  </properties>
 </tile>
 <tile id="1091">
  <properties>
   <property name="name" value="tiles blue arch right 11"/>
  </properties>
 </tile>
 <tile id="1092">
  <properties>
   <property name="name" value="library panel wall 0"/>
  </properties>
 </tile>
 <tile id="1093">
  <properties>
   <property name="name" value="library panel wall 1"/>
  </properties>
 </tile>
 <tile id="1094">
  <properties>
   <property name="name" value="library panel wall 2"/>
  </properties>
 </tile>
 <tile id="1095">
  <properties>
   <property name="name" value="library panel wall 3"/>
  </properties>
 </tile>
 <tile id="1096">
  <properties>
   <property name="name" value="library panel wall 4"/>
  </properties>
 </tile>
 <tile id="1097">
  <properties>
   <property name="name" value="library panel wall 5"/>
  </properties>
 </tile>
 <tile id="1098">
  <properties>
   <property name="name" value="library panel wall 6"/>
  </properties>
 </tile>
 <tile id="1099">
  <properties>
   <property name="name" value="library panel wall 7"/>
  </properties>
 </tile>
 <tile id="1100">
  <properties>
   <property name="name" value="library panel wall 8"/>
  </properties>
 </tile>
 <tile id="1101">
  <properties>
   <property name="name" value="library panel wall 9"/>
  </properties>
 </tile>
 <tile id="1102">
  <properties>
   <property name="name" value="library panel wall 10"/>
  </properties>
 </tile>
 <tile id="1103">
  <properties>
   <property name="name" value="library panel wall 11"/>
  </properties>
 </tile>
 <tile id="1104">
  <properties>
   <property name="name" value="library panel wall 12"/>
  </properties>
 </tile>
 <tile id="1105">
  <properties>
   <property name="name" value="library panel wall 13"/>
  </properties>
 </tile>
 <tile id="1106">
  <properties>
   <property name="name" value="library panel wall 14"/>
  </properties>
 </tile>
 <tile id="1107">
  <properties>
   <property name="name" value="library panel wall 15"/>
  </properties>
 </tile>
 <tile id="1108">
  <properties>
   <property name="name" value="library panel right 2"/>
  </properties>
 </tile>
 <tile id="1109">
  <properties>
   <property name="name" value="library panel right 3"/>
  </properties>
 </tile>
 <tile id="1110">
  <properties>
   <property name="name" value="library panel right 6"/>
  </properties>
 </tile>
 <tile id="1111">
  <properties>
   <property name="name" value="library panel right 7"/>
  </properties>
 </tile>
 <tile id="1112">
  <properties>
   <property name="name" value="library panel right 10"/>
  </properties>
 </tile>
 <tile id="1113">
  <properties>
   <property name="name" value="library panel right 11"/>
  </properties>
 </tile>
 <tile id="1114">
  <properties>
   <property name="name" value="library panel right 14"/>
  </properties>
 </tile>
 <tile id="1115">
  <properties>
   <property name="name" value="library panel right 15"/>
  </properties>
 </tile>
 <tile id="1116">
  <properties>
   <property name="lit" type="int" value="1117"/>
   <property name="name" value="library panel window 10"/>
  </properties>
 </tile>
 <tile id="1117">
  <properties>
   <property name="name" value="library panel window lit 10"/>
  </properties>
 </tile>
 <tile id="1118">
  <properties>
   <property name="lit" type="int" value="1119"/>
   <property name="name" value="library panel window 11"/>
  </properties>
 </tile>
 <tile id="1119">
  <properties>
   <property name="name" value="library panel window lit 11"/>
  </properties>
 </tile>
 <tile id="1120">
  <properties>
   <property name="lit" type="int" value="1121"/>
   <property name="name" value="library panel wide window 10"/>
  </properties>
 </tile>
 <tile id="1121">
  <properties>
   <property name="name" value="library panel wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1122">
  <properties>
   <property name="lit" type="int" value="1123"/>
   <property name="name" value="library panel wide window 11"/>
  </properties>
 </tile>
 <tile id="1123">
  <properties>
   <property name="name" value="library panel wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1124">
  <properties>
   <property name="lit" type="int" value="1125"/>
   <property name="name" value="library panel wide window left 10"/>
  </properties>
 </tile>
 <tile id="1125">
  <properties>
   <property name="name" value="library panel wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1126">
  <properties>
   <property name="lit" type="int" value="1127"/>
   <property name="name" value="library panel wide window left 11"/>
  </properties>
 </tile>
 <tile id="1127">
  <properties>
   <property name="name" value="library panel wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1128">
  <properties>
   <property name="lit" type="int" value="1129"/>
   <property name="name" value="library panel wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1129">
  <properties>
   <property name="name" value="library panel wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1130">
  <properties>
   <property name="lit" type="int" value="1131"/>
   <property name="name" value="library panel wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1131">
  <properties>
   <property name="name" value="library panel wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1132">
  <properties>
   <property name="lit" type="int" value="1133"/>
   <property name="name" value="library panel wide window right 10"/>
  </properties>
 </tile>
 <tile id="1133">
  <properties>
   <property name="name" value="library panel wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1134">
  <properties>
   <property name="lit" type="int" value="1135"/>
   <property name="name" value="library panel wide window right 11"/>
  </properties>
 </tile>
 <tile id="1135">
  <properties>
   <property name="name" value="library panel wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1136">
  <properties>
   <property name="name" value="library panel arch 10"/>
  </properties>
 </tile>
 <tile id="1137">
  <properties>
   <property name="name" value="library panel arch 11"/>
  </properties>
 </tile>
 <tile id="1138">
  <properties>
   <property name="name" value="library panel arch left 10"/>
  </properties>
 </tile>
 <tile id="1139">
  <properties>
   <property name="name" value="library panel arch left 11"/>
  </properties>
 </tile>
 <tile id="1140">
  <properties>
   <property name="name" value="library panel arch middle 10"/>
  </properties>
 </tile>
 <tile id="1141">
  <properties>
   <property name="name" value="library panel arch middle 11"/>
  </properties>
 </tile>
 <tile id="1142">
  <properties>
   <property name="name" value="library panel arch right 10"/>
  </properties>
 </tile>
 <tile id="1143">
  <properties>
   <property name="name" value="library panel arch right 11"/>
  </properties>
 </tile>
 <tile id="1144">
  <properties>
   <property name="name" value="school green wall 0"/>
  </properties>
 </tile>
 <tile id="1145">
  <properties>
   <property name="name" value="school green wall 1"/>
  </properties>
 </tile>
 <tile id="1146">
  <properties>
   <property name="name" value="school green wall 2"/>
  </properties>
 </tile>
 <tile id="1147">
  <properties>
   <property name="name" value="school green wall 3"/>
  </properties>
 </tile>
 <tile id="1148">
  <properties>
   <property name="name" value="school green wall 4"/>
  </properties>
 </tile>
 <tile id="1149">
  <properties>
   <property name="name" value="school green wall 5"/>
  </properties>
 </tile>
 <tile id="1150">
  <properties>
   <property name="name" value="school green wall 6"/>
  </properties>
 </tile>
 <tile id="1151">
  <properties>
   <property name="name" value="school green wall 7"/>
  </properties>
 </tile>
 <tile id="1152">
  <properties>
   <property name="name" value="school green wall 8"/>
  </properties>
 </tile>
 <tile id="1153">
  <properties>
   <property name="name" value="school green wall 9"/>
  </properties>
 </tile>
 <tile id="1154">
  <properties>
   <property name="name" value="school green wall 10"/>
  </properties>
 </tile>
 <tile id="1155">
  <properties>
   <property name="name" value="school green wall 11"/>
  </properties>
 </tile>
 <tile id="1156">
  <properties>
   <property name="name" value="school green wall 12"/>
  </properties>
 </tile>
 <tile id="1157">
  <properties>
   <property name="name" value="school green wall 13"/>
  </properties>
 </tile>
 <tile id="1158">
  <properties>
   <property name="name" value="school green wall 14"/>
  </properties>
 </tile>
 <tile id="1159">
  <properties>
   <property name="name" value="school green wall 15"/>
  </properties>
 </tile>
 <tile id="1160">
  <properties>
   <property name="name" value="school green right 2"/>
  </properties>
 </tile>
 <tile id="1161">
  <properties>
   <property name="name" value="school green right 3"/>
  </properties>
 </tile>
 <tile id="1162">
  <properties>
   <property name="name" value="school green right 6"/>
  </properties>
 </tile>
 <tile id="1163">
  <properties>
   <property name="name" value="school green right 7"/>
  </properties>
 </tile>
 <tile id="1164">
  <properties>
   <property name="name" value="school green right 10"/>
  </properties>
 </tile>
 <tile id="1165">
  <properties>
   <property name="name" value="school green right 11"/>
  </properties>
 </tile>
 <tile id="1166">
  <properties>
   <property name="name" value="school green right 14"/>
  </properties>
 </tile>
 <tile id="1167">
  <properties>
   <property name="name" value="school green right 15"/>
  </properties>
 </tile>
 <tile id="1168">
  <properties>
   <property name="lit" type="int" value="1169"/>
   <property name="name" value="school green window 10"/>
  </properties>
 </tile>
 <tile id="1169">
  <properties>
   <property name="name" value="school green window lit 10"/>
  </properties>
 </tile>
 <tile id="1170">
  <properties>
   <property name="lit" type="int" value="1171"/>
   <property name="name" value="school green window 11"/>
  </properties>
 </tile>
 <tile id="1171">
  <properties>
   <property name="name" value="school green window lit 11"/>
  </properties>
 </tile>
 <tile id="1172">
  <properties>
   <property name="lit" type="int" value="1173"/>
   <property name="name" value="school green wide window 10"/>
  </properties>
 </tile>
 <tile id="1173">
  <properties>
   <property name="name" value="school green wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1174">
  <properties>
   <property name="lit" type="int" value="1175"/>
   <property name="name" value="school green wide window 11"/>
  </properties>
 </tile>
 <tile id="1175">
  <properties>
   <property name="name" value="school green wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1176">
  <properties>
   <property name="lit" type="int" value="1177"/>
   <property name="name" value="school green wide window left 10"/>
  </properties>
 </tile>
 <tile id="1177">
  <properties>
   <property name="name" value="school green wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1178">
  <properties>
   <property name="lit" type="int" value="1179"/>
   <property name="name" value="school green wide window left 11"/>
  </properties>
 </tile>
 <tile id="1179">
  <properties>
   <property name="name" value="school green wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1180">
  <properties>
   <property name="lit" type="int" value="1181"/>
   <property name="name" value="school green wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1181">
  <properties>
   <property name="name" value="school green wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1182">
  <properties>
   <property name="lit" type="int" value="1183"/>
   <property name="name" value="school green wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1183">
  <properties>
   <property name="name" value="school green wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1184">
  <properties>
   <property name="lit" type="int" value="1185"/>
   <property name="name" value="school green wide window right 10"/>
  </properties>
 </tile>
 <tile id="1185">
  <properties>
   <property name="name" value="school green wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1186">
  <properties>
   <property name="lit" type="int" value="1187"/>
   <property name="name" value="school green wide window right 11"/>
  </properties>
 </tile>
 <tile id="1187">
  <properties>
   <property name="name" value="school green wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1188">
  <properties>
   <property name="name" value="school green arch 10"/>
  </properties>
 </tile>
 <tile id="1189">
  <properties>
   <property name="name" value="school green arch 11"/>
  </properties>
 </tile>
 <tile id="1190">
  <properties>
   <property name="name" value="school green arch left 10"/>
  </properties>
 </tile>
 <tile id="1191">
  <properties>
   <property name="name" value="school green arch left 11"/>
  </properties>
 </tile>
 <tile id="1192">
  <properties>
   <property name="name" value="school green arch middle 10"/>
  </properties>
 </tile>
 <tile id="1193">
  <properties>
   <property name="name" value="school green arch middle 11"/>
  </properties>
 </tile>
 <tile id="1194">
  <properties>
   <property name="name" value="school green arch right 10"/>
  </properties>
 </tile>
 <tile id="1195">
  <properties>
   <property name="name" value="school green arch right 11"/>
  </properties>
 </tile>
 <tile id="1196">
  <properties>
   <property name="name" value="shop wall 0"/>
  </properties>
 </tile>
 <tile id="1197">
  <properties>
   <property name="name" value="shop wall 1"/>
  </properties>
 </tile>
 <tile id="1198">
  <properties>
   <property name="name" value="shop wall 2"/>
  </properties>
 </tile>
 <tile id="1199">
  <properties>
   <property name="name" value="shop wall 3"/>
  </properties>
 </tile>
 <tile id="1200">
  <properties>
   <property name="name" value="shop wall 4"/>
  </properties>
 </tile>
 <tile id="1201">
  <properties>
   <property name="name" value="shop wall 5"/>
  </properties>
 </tile>
 <tile id="1202">
  <properties>
   <property name="name" value="shop wall 6"/>
  </properties>
 </tile>
 <tile id="1203">
  <properties>
   <property name="name" value="shop wall 7"/>
  </properties>
 </tile>
 <tile id="1204">
  <properties>
   <property name="name" value="shop wall 8"/>
  </properties>
 </tile>
 <tile id="1205">
  <properties>
   <property name="name" value="shop wall 9"/>
  </properties>
 </tile>
 <tile id="1206">
  <properties>
   <property name="name" value="shop wall 10"/>
  </properties>
 </tile>
 <tile id="1207">
  <properties>
   <property name="name" value="shop wall 11"/>
  </properties>
 </tile>
 <tile id="1208">
  <properties>
   <property name="name" value="shop wall 12"/>
  </properties>
 </tile>
 <tile id="1209">
  <properties>
   <property name="name" value="shop wall 13"/>
  </properties>
 </tile>
 <tile id="1210">
  <properties>
   <property name="name" value="shop wall 14"/>
  </properties>
 </tile>
 <tile id="1211">
  <properties>
   <property name="name" value="shop wall 15"/>
  </properties>
 </tile>
 <tile id="1212">
  <properties>
   <property name="name" value="shop right 2"/>
  </properties>
 </tile>
 <tile id="1213">
  <properties>
   <property name="name" value="shop right 3"/>
  </properties>
 </tile>
 <tile id="1214">
  <properties>
   <property name="name" value="shop right 6"/>
  </properties>
 </tile>
 <tile id="1215">
  <properties>
   <property name="name" value="shop right 7"/>
  </properties>
 </tile>
 <tile id="1216">
  <properties>
   <property name="name" value="shop right 10"/>
  </properties>
 </tile>
 <tile id="1217">
  <properties>
   <property name="name" value="shop right 11"/>
  </properties>
 </tile>
 <tile id="1218">
  <properties>
   <property name="name" value="shop right 14"/>
  </properties>
 </tile>
 <tile id="1219">
  <properties>
   <property name="name" value="shop right 15"/>
  </properties>
 </tile>
 <tile id="1220">
  <properties>
   <property name="lit" type="int" value="1221"/>
   <property name="name" value="shop window 10"/>
  </properties>
 </tile>
 <tile id="1221">
  <properties>
   <property name="name" value="shop window lit 10"/>
  </properties>
 </tile>
 <tile id="1222">
  <properties>
   <property name="lit" type="int" value="1223"/>
   <property name="name" value="shop window 11"/>
  </properties>
 </tile>
 <tile id="1223">
  <properties>
   <property name="name" value="shop window lit 11"/>
  </properties>
 </tile>
 <tile id="1224">
  <properties>
   <property name="lit" type="int" value="1225"/>
   <property name="name" value="shop wide window 10"/>
  </properties>
 </tile>
 <tile id="1225">
  <properties>
   <property name="name" value="shop wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1226">
  <properties>
   <property name="lit" type="int" value="1227"/>
   <property name="name" value="shop wide window 11"/>
  </properties>
 </tile>
 <tile id="1227">
  <properties>
   <property name="name" value="shop wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1228">
  <properties>
   <property name="lit" type="int" value="1229"/>
   <property name="name" value="shop wide window left 10"/>
  </properties>
 </tile>
 <tile id="1229">
  <properties>
   <property name="name" value="shop wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1230">
  <properties>
   <property name="lit" type="int" value="1231"/>
   <property name="name" value="shop wide window left 11"/>
  </properties>
 </tile>
 <tile id="1231">
  <properties>
   <property name="name" value="shop wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1232">
  <properties>
   <property name="lit" type="int" value="1233"/>
   <property name="name" value="shop wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1233">
  <properties>
   <property name="name" value="shop wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1234">
  <properties>
   <property name="lit" type="int" value="1235"/>
   <property name="name" value="shop wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1235">
  <properties>
   <property name="name" value="shop wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1236">
  <properties>
   <property name="lit" type="int" value="1237"/>
   <property name="name" value="shop wide window right 10"/>
  </properties>
 </tile>
 <tile id="1237">
  <properties>
   <property name="name" value="shop wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1238">
  <properties>
   <property name="lit" type="int" value="1239"/>
   <property name="name" value="shop wide window right 11"/>
  </properties>
 </tile>
 <tile id="1239">
  <properties>
   <property name="name" value="shop wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1240">
  <properties>
   <property name="name" value="shop arch 10"/>
  </properties>
 </tile>
 <tile id="1241">
  <properties>
   <property name="name" value="shop arch 11"/>
  </properties>
 </tile>
 <tile id="1242">
  <properties>
   <property name="name" value="shop arch left 10"/>
  </properties>
 </tile>
 <tile id="1243">
  <properties>
   <property name="name" value="shop arch left 11"/>
  </properties>
 </tile>
 <tile id="1244">
  <properties>
   <property name="name" value="shop arch middle 10"/>
  </properties>
 </tile>
 <tile id="1245">
  <properties>
   <property name="name" value="shop arch middle 11"/>
  </properties>
 </tile>
 <tile id="1246">
  <properties>
   <property name="name" value="shop arch right 10"/>
  </properties>
 </tile>
 <tile id="1247">
  <properties>
   <property name="name" value="shop arch right 11"/>
  </properties>
 </tile>
 <tile id="1248">
  <properties>
   <property name="name" value="dorm wall 0"/>
  </properties>
 </tile>
 <tile id="1249">
  <properties>
   <property name="name" value="dorm wall 1"/>
  </properties>
 </tile>
 <tile id="1250">
  <properties>
   <property name="name" value="dorm wall 2"/>
  </properties>
 </tile>
 <tile id="1251">
  <properties>
   <property name="name" value="dorm wall 3"/>
  </properties>
 </tile>
 <tile id="1252">
  <properties>
   <property name="name" value="dorm wall 4"/>
  </properties>
 </tile>
 <tile id="1253">
  <properties>
   <property name="name" value="dorm wall 5"/>
  </properties>
 </tile>
 <tile id="1254">
  <properties>
   <property name="name" value="dorm wall 6"/>
  </properties>
 </tile>
 <tile id="1255">
  <properties>
   <property name="name" value="dorm wall 7"/>
  </properties>
 </tile>
 <tile id="1256">
  <properties>
   <property name="name" value="dorm wall 8"/>
  </properties>
 </tile>
 <tile id="1257">
  <properties>
   <property name="name" value="dorm wall 9"/>
  </properties>
 </tile>
 <tile id="1258">
  <properties>
   <property name="name" value="dorm wall 10"/>
  </properties>
 </tile>
 <tile id="1259">
  <properties>
   <property name="name" value="dorm wall 11"/>
  </properties>
 </tile>
 <tile id="1260">
  <properties>
   <property name="name" value="dorm wall 12"/>
  </properties>
 </tile>
 <tile id="1261">
  <properties>
   <property name="name" value="dorm wall 13"/>
  </properties>
 </tile>
 <tile id="1262">
  <properties>
   <property name="name" value="dorm wall 14"/>
  </properties>
 </tile>
 <tile id="1263">
  <properties>
   <property name="name" value="dorm wall 15"/>
  </properties>
 </tile>
 <tile id="1264">
  <properties>
   <property name="name" value="dorm right 2"/>
  </properties>
 </tile>
 <tile id="1265">
  <properties>
   <property name="name" value="dorm right 3"/>
  </properties>
 </tile>
 <tile id="1266">
  <properties>
   <property name="name" value="dorm right 6"/>
  </properties>
 </tile>
 <tile id="1267">
  <properties>
   <property name="name" value="dorm right 7"/>
  </properties>
 </tile>
 <tile id="1268">
  <properties>
   <property name="name" value="dorm right 10"/>
  </properties>
 </tile>
 <tile id="1269">
  <properties>
   <property name="name" value="dorm right 11"/>
  </properties>
 </tile>
 <tile id="1270">
  <properties>
   <property name="name" value="dorm right 14"/>
  </properties>
 </tile>
 <tile id="1271">
  <properties>
   <property name="name" value="dorm right 15"/>
  </properties>
 </tile>
 <tile id="1272">
  <properties>
   <property name="lit" type="int" value="1273"/>
   <property name="name" value="dorm window 10"/>
  </properties>
 </tile>
 <tile id="1273">
  <properties>
   <property name="name" value="dorm window lit 10"/>
  </properties>
 </tile>
 <tile id="1274">
  <properties>
   <property name="lit" type="int" value="1275"/>
   <property name="name" value="dorm window 11"/>
  </properties>
 </tile>
 <tile id="1275">
  <properties>
   <property name="name" value="dorm window lit 11"/>
  </properties>
 </tile>
 <tile id="1276">
  <properties>
   <property name="lit" type="int" value="1277"/>
   <property name="name" value="dorm wide window 10"/>
  </properties>
 </tile>
 <tile id="1277">
  <properties>
   <property name="name" value="dorm wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1278">
  <properties>
   <property name="lit" type="int" value="1279"/>
   <property name="name" value="dorm wide window 11"/>
  </properties>
 </tile>
 <tile id="1279">
  <properties>
   <property name="name" value="dorm wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1280">
  <properties>
   <property name="lit" type="int" value="1281"/>
   <property name="name" value="dorm wide window left 10"/>
  </properties>
 </tile>
 <tile id="1281">
  <properties>
   <property name="name" value="dorm wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1282">
  <properties>
   <property name="lit" type="int" value="1283"/>
   <property name="name" value="dorm wide window left 11"/>
  </properties>
 </tile>
 <tile id="1283">
  <properties>
   <property name="name" value="dorm wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1284">
  <properties>
   <property name="lit" type="int" value="1285"/>
   <property name="name" value="dorm wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1285">
  <properties>
   <property name="name" value="dorm wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1286">
  <properties>
   <property name="lit" type="int" value="1287"/>
   <property name="name" value="dorm wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1287">
  <properties>
   <property name="name" value="dorm wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1288">
  <properties>
   <property name="lit" type="int" value="1289"/>
   <property name="name" value="dorm wide window right 10"/>
  </properties>
 </tile>
 <tile id="1289">
  <properties>
   <property name="name" value="dorm wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1290">
  <properties>
   <property name="lit" type="int" value="1291"/>
   <property name="name" value="dorm wide window right 11"/>
  </properties>
 </tile>
 <tile id="1291">
  <properties>
   <property name="name" value="dorm wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1292">
  <properties>
   <property name="name" value="dorm arch 10"/>
  </properties>
 </tile>
 <tile id="1293">
  <properties>
   <property name="name" value="dorm arch 11"/>
  </properties>
 </tile>
 <tile id="1294">
  <properties>
   <property name="name" value="dorm arch left 10"/>
  </properties>
 </tile>
 <tile id="1295">
  <properties>
   <property name="name" value="dorm arch left 11"/>
  </properties>
 </tile>
 <tile id="1296">
  <properties>
   <property name="name" value="dorm arch middle 10"/>
  </properties>
 </tile>
 <tile id="1297">
  <properties>
   <property name="name" value="dorm arch middle 11"/>
  </properties>
 </tile>
 <tile id="1298">
  <properties>
   <property name="name" value="dorm arch right 10"/>
  </properties>
 </tile>
 <tile id="1299">
  <properties>
   <property name="name" value="dorm arch right 11"/>
  </properties>
 </tile>
 <tile id="1300">
  <properties>
   <property name="name" value="kitchen tile wall 0"/>
  </properties>
 </tile>
 <tile id="1301">
  <properties>
   <property name="name" value="kitchen tile wall 1"/>
  </properties>
 </tile>
 <tile id="1302">
  <properties>
   <property name="name" value="kitchen tile wall 2"/>
  </properties>
 </tile>
 <tile id="1303">
  <properties>
   <property name="name" value="kitchen tile wall 3"/>
  </properties>
 </tile>
 <tile id="1304">
  <properties>
   <property name="name" value="kitchen tile wall 4"/>
  </properties>
 </tile>
 <tile id="1305">
  <properties>
   <property name="name" value="kitchen tile wall 5"/>
  </properties>
 </tile>
 <tile id="1306">
  <properties>
   <property name="name" value="kitchen tile wall 6"/>
  </properties>
 </tile>
 <tile id="1307">
  <properties>
   <property name="name" value="kitchen tile wall 7"/>
  </properties>
 </tile>
 <tile id="1308">
  <properties>
   <property name="name" value="kitchen tile wall 8"/>
  </properties>
 </tile>
 <tile id="1309">
  <properties>
   <property name="name" value="kitchen tile wall 9"/>
  </properties>
 </tile>
 <tile id="1310">
  <properties>
   <property name="name" value="kitchen tile wall 10"/>
  </properties>
 </tile>
 <tile id="1311">
  <properties>
   <property name="name" value="kitchen tile wall 11"/>
  </properties>
 </tile>
 <tile id="1312">
  <properties>
   <property name="name" value="kitchen tile wall 12"/>
  </properties>
 </tile>
 <tile id="1313">
  <properties>
   <property name="name" value="kitchen tile wall 13"/>
  </properties>
 </tile>
 <tile id="1314">
  <properties>
   <property name="name" value="kitchen tile wall 14"/>
  </properties>
 </tile>
 <tile id="1315">
  <properties>
   <property name="name" value="kitchen tile wall 15"/>
  </properties>
 </tile>
 <tile id="1316">
  <properties>
   <property name="name" value="kitchen tile right 2"/>
  </properties>
 </tile>
 <tile id="1317">
  <properties>
   <property name="name" value="kitchen tile right 3"/>
  </properties>
 </tile>
 <tile id="1318">
  <properties>
   <property name="name" value="kitchen tile right 6"/>
  </properties>
 </tile>
 <tile id="1319">
  <properties>
   <property name="name" value="kitchen tile right 7"/>
  </properties>
 </tile>
 <tile id="1320">
  <properties>
   <property name="name" value="kitchen tile right 10"/>
  </properties>
 </tile>
 <tile id="1321">
  <properties>
   <property name="name" value="kitchen tile right 11"/>
  </properties>
 </tile>
 <tile id="1322">
  <properties>
   <property name="name" value="kitchen tile right 14"/>
  </properties>
 </tile>
 <tile id="1323">
  <properties>
   <property name="name" value="kitchen tile right 15"/>
  </properties>
 </tile>
 <tile id="1324">
  <properties>
   <property name="lit" type="int" value="1325"/>
   <property name="name" value="kitchen tile window 10"/>
  </properties>
 </tile>
 <tile id="1325">
  <properties>
   <property name="name" value="kitchen tile window lit 10"/>
  </properties>
 </tile>
 <tile id="1326">
  <properties>
   <property name="lit" type="int" value="1327"/>
   <property name="name" value="kitchen tile window 11"/>
  </properties>
 </tile>
 <tile id="1327">
  <properties>
   <property name="name" value="kitchen tile window lit 11"/>
  </properties>
 </tile>
 <tile id="1328">
  <properties>
   <property name="lit" type="int" value="1329"/>
   <property name="name" value="kitchen tile wide window 10"/>
  </properties>
 </tile>
 <tile id="1329">
  <properties>
   <property name="name" value="kitchen tile wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1330">
  <properties>
   <property name="lit" type="int" value="1331"/>
   <property name="name" value="kitchen tile wide window 11"/>
  </properties>
 </tile>
 <tile id="1331">
  <properties>
   <property name="name" value="kitchen tile wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1332">
  <properties>
   <property name="lit" type="int" value="1333"/>
   <property name="name" value="kitchen tile wide window left 10"/>
  </properties>
 </tile>
 <tile id="1333">
  <properties>
   <property name="name" value="kitchen tile wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1334">
  <properties>
   <property name="lit" type="int" value="1335"/>
   <property name="name" value="kitchen tile wide window left 11"/>
  </properties>
 </tile>
 <tile id="1335">
  <properties>
   <property name="name" value="kitchen tile wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1336">
  <properties>
   <property name="lit" type="int" value="1337"/>
   <property name="name" value="kitchen tile wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1337">
  <properties>
   <property name="name" value="kitchen tile wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1338">
  <properties>
   <property name="lit" type="int" value="1339"/>
   <property name="name" value="kitchen tile wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1339">
  <properties>
   <property name="name" value="kitchen tile wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1340">
  <properties>
   <property name="lit" type="int" value="1341"/>
   <property name="name" value="kitchen tile wide window right 10"/>
  </properties>
 </tile>
 <tile id="1341">
  <properties>
   <property name="name" value="kitchen tile wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1342">
  <properties>
   <property name="lit" type="int" value="1343"/>
   <property name="name" value="kitchen tile wide window right 11"/>
  </properties>
 </tile>
 <tile id="1343">
  <properties>
   <property name="name" value="kitchen tile wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1344">
  <properties>
   <property name="name" value="kitchen tile arch 10"/>
  </properties>
 </tile>
 <tile id="1345">
  <properties>
   <property name="name" value="kitchen tile arch 11"/>
  </properties>
 </tile>
 <tile id="1346">
  <properties>
   <property name="name" value="kitchen tile arch left 10"/>
  </properties>
 </tile>
 <tile id="1347">
  <properties>
   <property name="name" value="kitchen tile arch left 11"/>
  </properties>
 </tile>
 <tile id="1348">
  <properties>
   <property name="name" value="kitchen tile arch middle 10"/>
  </properties>
 </tile>
 <tile id="1349">
  <properties>
   <property name="name" value="kitchen tile arch middle 11"/>
  </properties>
 </tile>
 <tile id="1350">
  <properties>
   <property name="name" value="kitchen tile arch right 10"/>
  </properties>
 </tile>
 <tile id="1351">
  <properties>
   <property name="name" value="kitchen tile arch right 11"/>
  </properties>
 </tile>
 <tile id="1352">
  <properties>
   <property name="name" value="dark/cafe wall 0"/>
  </properties>
 </tile>
 <tile id="1353">
  <properties>
   <property name="name" value="dark/cafe wall 1"/>
  </properties>
 </tile>
 <tile id="1354">
  <properties>
   <property name="name" value="dark/cafe wall 2"/>
  </properties>
 </tile>
 <tile id="1355">
  <properties>
   <property name="name" value="dark/cafe wall 3"/>
  </properties>
 </tile>
 <tile id="1356">
  <properties>
   <property name="name" value="dark/cafe wall 4"/>
  </properties>
 </tile>
 <tile id="1357">
  <properties>
   <property name="name" value="dark/cafe wall 5"/>
  </properties>
 </tile>
 <tile id="1358">
  <properties>
   <property name="name" value="dark/cafe wall 6"/>
  </properties>
 </tile>
 <tile id="1359">
  <properties>
   <property name="name" value="dark/cafe wall 7"/>
  </properties>
 </tile>
 <tile id="1360">
  <properties>
   <property name="name" value="dark/cafe wall 8"/>
  </properties>
 </tile>
 <tile id="1361">
  <properties>
   <property name="name" value="dark/cafe wall 9"/>
  </properties>
 </tile>
 <tile id="1362">
  <properties>
   <property name="name" value="dark/cafe wall 10"/>
  </properties>
 </tile>
 <tile id="1363">
  <properties>
   <property name="name" value="dark/cafe wall 11"/>
  </properties>
 </tile>
 <tile id="1364">
  <properties>
   <property name="name" value="dark/cafe wall 12"/>
  </properties>
 </tile>
 <tile id="1365">
  <properties>
   <property name="name" value="dark/cafe wall 13"/>
  </properties>
 </tile>
 <tile id="1366">
  <properties>
   <property name="name" value="dark/cafe wall 14"/>
  </properties>
 </tile>
 <tile id="1367">
  <properties>
   <property name="name" value="dark/cafe wall 15"/>
  </properties>
 </tile>
 <tile id="1368">
  <properties>
   <property name="name" value="dark/cafe right 2"/>
  </properties>
 </tile>
 <tile id="1369">
  <properties>
   <property name="name" value="dark/cafe right 3"/>
  </properties>
 </tile>
 <tile id="1370">
  <properties>
   <property name="name" value="dark/cafe right 6"/>
  </properties>
 </tile>
 <tile id="1371">
  <properties>
   <property name="name" value="dark/cafe right 7"/>
  </properties>
 </tile>
 <tile id="1372">
  <properties>
   <property name="name" value="dark/cafe right 10"/>
  </properties>
 </tile>
 <tile id="1373">
  <properties>
   <property name="name" value="dark/cafe right 11"/>
  </properties>
 </tile>
 <tile id="1374">
  <properties>
   <property name="name" value="dark/cafe right 14"/>
  </properties>
 </tile>
 <tile id="1375">
  <properties>
   <property name="name" value="dark/cafe right 15"/>
  </properties>
 </tile>
 <tile id="1376">
  <properties>
   <property name="lit" type="int" value="1377"/>
   <property name="name" value="dark/cafe window 10"/>
  </properties>
 </tile>
 <tile id="1377">
  <properties>
   <property name="name" value="dark/cafe window lit 10"/>
  </properties>
 </tile>
 <tile id="1378">
  <properties>
   <property name="lit" type="int" value="1379"/>
   <property name="name" value="dark/cafe window 11"/>
  </properties>
 </tile>
 <tile id="1379">
  <properties>
   <property name="name" value="dark/cafe window lit 11"/>
  </properties>
 </tile>
 <tile id="1380">
  <properties>
   <property name="lit" type="int" value="1381"/>
   <property name="name" value="dark/cafe wide window 10"/>
  </properties>
 </tile>
 <tile id="1381">
  <properties>
   <property name="name" value="dark/cafe wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1382">
  <properties>
   <property name="lit" type="int" value="1383"/>
   <property name="name" value="dark/cafe wide window 11"/>
  </properties>
 </tile>
 <tile id="1383">
  <properties>
   <property name="name" value="dark/cafe wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1384">
  <properties>
   <property name="lit" type="int" value="1385"/>
   <property name="name" value="dark/cafe wide window left 10"/>
  </properties>
 </tile>
 <tile id="1385">
  <properties>
   <property name="name" value="dark/cafe wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1386">
  <properties>
   <property name="lit" type="int" value="1387"/>
   <property name="name" value="dark/cafe wide window left 11"/>
  </properties>
 </tile>
 <tile id="1387">
  <properties>
   <property name="name" value="dark/cafe wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1388">
  <properties>
   <property name="lit" type="int" value="1389"/>
   <property name="name" value="dark/cafe wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1389">
  <properties>
   <property name="name" value="dark/cafe wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1390">
  <properties>
   <property name="lit" type="int" value="1391"/>
   <property name="name" value="dark/cafe wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1391">
  <properties>
   <property name="name" value="dark/cafe wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1392">
  <properties>
   <property name="lit" type="int" value="1393"/>
   <property name="name" value="dark/cafe wide window right 10"/>
  </properties>
 </tile>
 <tile id="1393">
  <properties>
   <property name="name" value="dark/cafe wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1394">
  <properties>
   <property name="lit" type="int" value="1395"/>
   <property name="name" value="dark/cafe wide window right 11"/>
  </properties>
 </tile>
 <tile id="1395">
  <properties>
   <property name="name" value="dark/cafe wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1396">
  <properties>
   <property name="name" value="dark/cafe arch 10"/>
  </properties>
 </tile>
 <tile id="1397">
  <properties>
   <property name="name" value="dark/cafe arch 11"/>
  </properties>
 </tile>
 <tile id="1398">
  <properties>
   <property name="name" value="dark/cafe arch left 10"/>
  </properties>
 </tile>
 <tile id="1399">
  <properties>
   <property name="name" value="dark/cafe arch left 11"/>
  </properties>
 </tile>
 <tile id="1400">
  <properties>
   <property name="name" value="dark/cafe arch middle 10"/>
  </properties>
 </tile>
 <tile id="1401">
  <properties>
   <property name="name" value="dark/cafe arch middle 11"/>
  </properties>
 </tile>
 <tile id="1402">
  <properties>
   <property name="name" value="dark/cafe arch right 10"/>
  </properties>
 </tile>
 <tile id="1403">
  <properties>
   <property name="name" value="dark/cafe arch right 11"/>
  </properties>
 </tile>
 <tile id="1404">
  <properties>
   <property name="name" value="dark/pub wall 0"/>
  </properties>
 </tile>
 <tile id="1405">
  <properties>
   <property name="name" value="dark/pub wall 1"/>
  </properties>
 </tile>
 <tile id="1406">
  <properties>
   <property name="name" value="dark/pub wall 2"/>
  </properties>
 </tile>
 <tile id="1407">
  <properties>
   <property name="name" value="dark/pub wall 3"/>
  </properties>
 </tile>
 <tile id="1408">
  <properties>
   <property name="name" value="dark/pub wall 4"/>
  </properties>
 </tile>
 <tile id="1409">
  <properties>
   <property name="name" value="dark/pub wall 5"/>
  </properties>
 </tile>
 <tile id="1410">
  <properties>
   <property name="name" value="dark/pub wall 6"/>
  </properties>
 </tile>
 <tile id="1411">
  <properties>
   <property name="name" value="dark/pub wall 7"/>
  </properties>
 </tile>
 <tile id="1412">
  <properties>
   <property name="name" value="dark/pub wall 8"/>
  </properties>
 </tile>
 <tile id="1413">
  <properties>
   <property name="name" value="dark/pub wall 9"/>
  </properties>
 </tile>
 <tile id="1414">
  <properties>
   <property name="name" value="dark/pub wall 10"/>
  </properties>
 </tile>
 <tile id="1415">
  <properties>
   <property name="name" value="dark/pub wall 11"/>
  </properties>
 </tile>
 <tile id="1416">
  <properties>
   <property name="name" value="dark/pub wall 12"/>
  </properties>
 </tile>
 <tile id="1417">
  <properties>
   <property name="name" value="dark/pub wall 13"/>
  </properties>
 </tile>
 <tile id="1418">
  <properties>
   <property name="name" value="dark/pub wall 14"/>
  </properties>
 </tile>
 <tile id="1419">
  <properties>
   <property name="name" value="dark/pub wall 15"/>
  </properties>
 </tile>
 <tile id="1420">
  <properties>
   <property name="name" value="dark/pub right 2"/>
  </properties>
 </tile>
 <tile id="1421">
  <properties>
   <property name="name" value="dark/pub right 3"/>
  </properties>
 </tile>
 <tile id="1422">
  <properties>
   <property name="name" value="dark/pub right 6"/>
  </properties>
 </tile>
 <tile id="1423">
  <properties>
   <property name="name" value="dark/pub right 7"/>
  </properties>
 </tile>
 <tile id="1424">
  <properties>
   <property name="name" value="dark/pub right 10"/>
  </properties>
 </tile>
 <tile id="1425">
  <properties>
   <property name="name" value="dark/pub right 11"/>
  </properties>
 </tile>
 <tile id="1426">
  <properties>
   <property name="name" value="dark/pub right 14"/>
  </properties>
 </tile>
 <tile id="1427">
  <properties>
   <property name="name" value="dark/pub right 15"/>
  </properties>
 </tile>
 <tile id="1428">
  <properties>
   <property name="lit" type="int" value="1429"/>
   <property name="name" value="dark/pub window 10"/>
  </properties>
 </tile>
 <tile id="1429">
  <properties>
   <property name="name" value="dark/pub window lit 10"/>
  </properties>
 </tile>
 <tile id="1430">
  <properties>
   <property name="lit" type="int" value="1431"/>
   <property name="name" value="dark/pub window 11"/>
  </properties>
 </tile>
 <tile id="1431">
  <properties>
   <property name="name" value="dark/pub window lit 11"/>
  </properties>
 </tile>
 <tile id="1432">
  <properties>
   <property name="lit" type="int" value="1433"/>
   <property name="name" value="dark/pub wide window 10"/>
  </properties>
 </tile>
 <tile id="1433">
  <properties>
   <property name="name" value="dark/pub wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1434">
  <properties>
   <property name="lit" type="int" value="1435"/>
   <property name="name" value="dark/pub wide window 11"/>
  </properties>
 </tile>
 <tile id="1435">
  <properties>
   <property name="name" value="dark/pub wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1436">
  <properties>
   <property name="lit" type="int" value="1437"/>
   <property name="name" value="dark/pub wide window left 10"/>
  </properties>
 </tile>
 <tile id="1437">
  <properties>
   <property name="name" value="dark/pub wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1438">
  <properties>
   <property name="lit" type="int" value="1439"/>
   <property name="name" value="dark/pub wide window left 11"/>
  </properties>
 </tile>
 <tile id="1439">
  <properties>
   <property name="name" value="dark/pub wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1440">
  <properties>
   <property name="lit" type="int" value="1441"/>
   <property name="name" value="dark/pub wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1441">
  <properties>
   <property name="name" value="dark/pub wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1442">
  <properties>
   <property name="lit" type="int" value="1443"/>
   <property name="name" value="dark/pub wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1443">
  <properties>
   <property name="name" value="dark/pub wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1444">
  <properties>
   <property name="lit" type="int" value="1445"/>
   <property name="name" value="dark/pub wide window right 10"/>
  </properties>
 </tile>
 <tile id="1445">
  <properties>
   <property name="name" value="dark/pub wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1446">
  <properties>
   <property name="lit" type="int" value="1447"/>
   <property name="name" value="dark/pub wide window right 11"/>
  </properties>
 </tile>
 <tile id="1447">
  <properties>
   <property name="name" value="dark/pub wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1448">
  <properties>
   <property name="name" value="dark/pub arch 10"/>
  </properties>
 </tile>
 <tile id="1449">
  <properties>
   <property name="name" value="dark/pub arch 11"/>
  </properties>
 </tile>
 <tile id="1450">
  <properties>
   <property name="name" value="dark/pub arch left 10"/>
  </properties>
 </tile>
 <tile id="1451">
  <properties>
   <property name="name" value="dark/pub arch left 11"/>
  </properties>
 </tile>
 <tile id="1452">
  <properties>
   <property name="name" value="dark/pub arch middle 10"/>
  </properties>
 </tile>
 <tile id="1453">
  <properties>
   <property name="name" value="dark/pub arch middle 11"/>
  </properties>
 </tile>
 <tile id="1454">
  <properties>
   <property name="name" value="dark/pub arch right 10"/>
  </properties>
 </tile>
 <tile id="1455">
  <properties>
   <property name="name" value="dark/pub arch right 11"/>
  </properties>
 </tile>
 <tile id="1456">
  <properties>
   <property name="name" value="dark/rose wall 0"/>
  </properties>
 </tile>
 <tile id="1457">
  <properties>
   <property name="name" value="dark/rose wall 1"/>
  </properties>
 </tile>
 <tile id="1458">
  <properties>
   <property name="name" value="dark/rose wall 2"/>
  </properties>
 </tile>
 <tile id="1459">
  <properties>
   <property name="name" value="dark/rose wall 3"/>
  </properties>
 </tile>
 <tile id="1460">
  <properties>
   <property name="name" value="dark/rose wall 4"/>
  </properties>
 </tile>
 <tile id="1461">
  <properties>
   <property name="name" value="dark/rose wall 5"/>
  </properties>
 </tile>
 <tile id="1462">
  <properties>
   <property name="name" value="dark/rose wall 6"/>
  </properties>
 </tile>
 <tile id="1463">
  <properties>
   <property name="name" value="dark/rose wall 7"/>
  </properties>
 </tile>
 <tile id="1464">
  <properties>
   <property name="name" value="dark/rose wall 8"/>
  </properties>
 </tile>
 <tile id="1465">
  <properties>
   <property name="name" value="dark/rose wall 9"/>
  </properties>
 </tile>
 <tile id="1466">
  <properties>
   <property name="name" value="dark/rose wall 10"/>
  </properties>
 </tile>
 <tile id="1467">
  <properties>
   <property name="name" value="dark/rose wall 11"/>
  </properties>
 </tile>
 <tile id="1468">
  <properties>
   <property name="name" value="dark/rose wall 12"/>
  </properties>
 </tile>
 <tile id="1469">
  <properties>
   <property name="name" value="dark/rose wall 13"/>
  </properties>
 </tile>
 <tile id="1470">
  <properties>
   <property name="name" value="dark/rose wall 14"/>
  </properties>
 </tile>
 <tile id="1471">
  <properties>
   <property name="name" value="dark/rose wall 15"/>
  </properties>
 </tile>
 <tile id="1472">
  <properties>
   <property name="name" value="dark/rose right 2"/>
  </properties>
 </tile>
 <tile id="1473">
  <properties>
   <property name="name" value="dark/rose right 3"/>
  </properties>
 </tile>
 <tile id="1474">
  <properties>
   <property name="name" value="dark/rose right 6"/>
  </properties>
 </tile>
 <tile id="1475">
  <properties>
   <property name="name" value="dark/rose right 7"/>
  </properties>
 </tile>
 <tile id="1476">
  <properties>
   <property name="name" value="dark/rose right 10"/>
  </properties>
 </tile>
 <tile id="1477">
  <properties>
   <property name="name" value="dark/rose right 11"/>
  </properties>
 </tile>
 <tile id="1478">
  <properties>
   <property name="name" value="dark/rose right 14"/>
  </properties>
 </tile>
 <tile id="1479">
  <properties>
   <property name="name" value="dark/rose right 15"/>
  </properties>
 </tile>
 <tile id="1480">
  <properties>
   <property name="lit" type="int" value="1481"/>
   <property name="name" value="dark/rose window 10"/>
  </properties>
 </tile>
 <tile id="1481">
  <properties>
   <property name="name" value="dark/rose window lit 10"/>
  </properties>
 </tile>
 <tile id="1482">
  <properties>
   <property name="lit" type="int" value="1483"/>
   <property name="name" value="dark/rose window 11"/>
  </properties>
 </tile>
 <tile id="1483">
  <properties>
   <property name="name" value="dark/rose window lit 11"/>
  </properties>
 </tile>
 <tile id="1484">
  <properties>
   <property name="lit" type="int" value="1485"/>
   <property name="name" value="dark/rose wide window 10"/>
  </properties>
 </tile>
 <tile id="1485">
  <properties>
   <property name="name" value="dark/rose wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1486">
  <properties>
   <property name="lit" type="int" value="1487"/>
   <property name="name" value="dark/rose wide window 11"/>
  </properties>
 </tile>
 <tile id="1487">
  <properties>
   <property name="name" value="dark/rose wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1488">
  <properties>
   <property name="lit" type="int" value="1489"/>
   <property name="name" value="dark/rose wide window left 10"/>
  </properties>
 </tile>
 <tile id="1489">
  <properties>
   <property name="name" value="dark/rose wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1490">
  <properties>
   <property name="lit" type="int" value="1491"/>
   <property name="name" value="dark/rose wide window left 11"/>
  </properties>
 </tile>
 <tile id="1491">
  <properties>
   <property name="name" value="dark/rose wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1492">
  <properties>
   <property name="lit" type="int" value="1493"/>
   <property name="name" value="dark/rose wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1493">
  <properties>
   <property name="name" value="dark/rose wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1494">
  <properties>
   <property name="lit" type="int" value="1495"/>
   <property name="name" value="dark/rose wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1495">
  <properties>
   <property name="name" value="dark/rose wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1496">
  <properties>
   <property name="lit" type="int" value="1497"/>
   <property name="name" value="dark/rose wide window right 10"/>
  </properties>
 </tile>
 <tile id="1497">
  <properties>
   <property name="name" value="dark/rose wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1498">
  <properties>
   <property name="lit" type="int" value="1499"/>
   <property name="name" value="dark/rose wide window right 11"/>
  </properties>
 </tile>
 <tile id="1499">
  <properties>
   <property name="name" value="dark/rose wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1500">
  <properties>
   <property name="name" value="dark/rose arch 10"/>
  </properties>
 </tile>
 <tile id="1501">
  <properties>
   <property name="name" value="dark/rose arch 11"/>
  </properties>
 </tile>
 <tile id="1502">
  <properties>
   <property name="name" value="dark/rose arch left 10"/>
  </properties>
 </tile>
 <tile id="1503">
  <properties>
   <property name="name" value="dark/rose arch left 11"/>
  </properties>
 </tile>
 <tile id="1504">
  <properties>
   <property name="name" value="dark/rose arch middle 10"/>
  </properties>
 </tile>
 <tile id="1505">
  <properties>
   <property name="name" value="dark/rose arch middle 11"/>
  </properties>
 </tile>
 <tile id="1506">
  <properties>
   <property name="name" value="dark/rose arch right 10"/>
  </properties>
 </tile>
 <tile id="1507">
  <properties>
   <property name="name" value="dark/rose arch right 11"/>
  </properties>
 </tile>
 <tile id="1508">
  <properties>
   <property name="name" value="dark/sage wall 0"/>
  </properties>
 </tile>
 <tile id="1509">
  <properties>
   <property name="name" value="dark/sage wall 1"/>
  </properties>
 </tile>
 <tile id="1510">
  <properties>
   <property name="name" value="dark/sage wall 2"/>
  </properties>
 </tile>
 <tile id="1511">
  <properties>
   <property name="name" value="dark/sage wall 3"/>
  </properties>
 </tile>
 <tile id="1512">
  <properties>
   <property name="name" value="dark/sage wall 4"/>
  </properties>
 </tile>
 <tile id="1513">
  <properties>
   <property name="name" value="dark/sage wall 5"/>
  </properties>
 </tile>
 <tile id="1514">
  <properties>
   <property name="name" value="dark/sage wall 6"/>
  </properties>
 </tile>
 <tile id="1515">
  <properties>
   <property name="name" value="dark/sage wall 7"/>
  </properties>
 </tile>
 <tile id="1516">
  <properties>
   <property name="name" value="dark/sage wall 8"/>
  </properties>
 </tile>
 <tile id="1517">
  <properties>
   <property name="name" value="dark/sage wall 9"/>
  </properties>
 </tile>
 <tile id="1518">
  <properties>
   <property name="name" value="dark/sage wall 10"/>
  </properties>
 </tile>
 <tile id="1519">
  <properties>
   <property name="name" value="dark/sage wall 11"/>
  </properties>
 </tile>
 <tile id="1520">
  <properties>
   <property name="name" value="dark/sage wall 12"/>
  </properties>
 </tile>
 <tile id="1521">
  <properties>
   <property name="name" value="dark/sage wall 13"/>
  </properties>
 </tile>
 <tile id="1522">
  <properties>
   <property name="name" value="dark/sage wall 14"/>
  </properties>
 </tile>
 <tile id="1523">
  <properties>
   <property name="name" value="dark/sage wall 15"/>
  </properties>
 </tile>
 <tile id="1524">
  <properties>
   <property name="name" value="dark/sage right 2"/>
  </properties>
 </tile>
 <tile id="1525">
  <properties>
   <property name="name" value="dark/sage right 3"/>
  </properties>
 </tile>
 <tile id="1526">
  <properties>
   <property name="name" value="dark/sage right 6"/>
  </properties>
 </tile>
 <tile id="1527">
  <properties>
   <property name="name" value="dark/sage right 7"/>
  </properties>
 </tile>
 <tile id="1528">
  <properties>
   <property name="name" value="dark/sage right 10"/>
  </properties>
 </tile>
 <tile id="1529">
  <properties>
   <property name="name" value="dark/sage right 11"/>
  </properties>
 </tile>
 <tile id="1530">
  <properties>
   <property name="name" value="dark/sage right 14"/>
  </properties>
 </tile>
 <tile id="1531">
  <properties>
   <property name="name" value="dark/sage right 15"/>
  </properties>
 </tile>
 <tile id="1532">
  <properties>
   <property name="lit" type="int" value="1533"/>
   <property name="name" value="dark/sage window 10"/>
  </properties>
 </tile>
 <tile id="1533">
  <properties>
   <property name="name" value="dark/sage window lit 10"/>
  </properties>
 </tile>
 <tile id="1534">
  <properties>
   <property name="lit" type="int" value="1535"/>
   <property name="name" value="dark/sage window 11"/>
  </properties>
 </tile>
 <tile id="1535">
  <properties>
   <property name="name" value="dark/sage window lit 11"/>
  </properties>
 </tile>
 <tile id="1536">
  <properties>
   <property name="lit" type="int" value="1537"/>
   <property name="name" value="dark/sage wide window 10"/>
  </properties>
 </tile>
 <tile id="1537">
  <properties>
   <property name="name" value="dark/sage wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1538">
  <properties>
   <property name="lit" type="int" value="1539"/>
   <property name="name" value="dark/sage wide window 11"/>
  </properties>
 </tile>
 <tile id="1539">
  <properties>
   <property name="name" value="dark/sage wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1540">
  <properties>
   <property name="lit" type="int" value="1541"/>
   <property name="name" value="dark/sage wide window left 10"/>
  </properties>
 </tile>
 <tile id="1541">
  <properties>
   <property name="name" value="dark/sage wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1542">
  <properties>
   <property name="lit" type="int" value="1543"/>
   <property name="name" value="dark/sage wide window left 11"/>
  </properties>
 </tile>
 <tile id="1543">
  <properties>
   <property name="name" value="dark/sage wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1544">
  <properties>
   <property name="lit" type="int" value="1545"/>
   <property name="name" value="dark/sage wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1545">
  <properties>
   <property name="name" value="dark/sage wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1546">
  <properties>
   <property name="lit" type="int" value="1547"/>
   <property name="name" value="dark/sage wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1547">
  <properties>
   <property name="name" value="dark/sage wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1548">
  <properties>
   <property name="lit" type="int" value="1549"/>
   <property name="name" value="dark/sage wide window right 10"/>
  </properties>
 </tile>
 <tile id="1549">
  <properties>
   <property name="name" value="dark/sage wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1550">
  <properties>
   <property name="lit" type="int" value="1551"/>
   <property name="name" value="dark/sage wide window right 11"/>
  </properties>
 </tile>
 <tile id="1551">
  <properties>
   <property name="name" value="dark/sage wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1552">
  <properties>
   <property name="name" value="dark/sage arch 10"/>
  </properties>
 </tile>
 <tile id="1553">
  <properties>
   <property name="name" value="dark/sage arch 11"/>
  </properties>
 </tile>
 <tile id="1554">
  <properties>
   <property name="name" value="dark/sage arch left 10"/>
  </properties>
 </tile>
 <tile id="1555">
  <properties>
   <property name="name" value="dark/sage arch left 11"/>
  </properties>
 </tile>
 <tile id="1556">
  <properties>
   <property name="name" value="dark/sage arch middle 10"/>
  </properties>
 </tile>
 <tile id="1557">
  <properties>
   <property name="name" value="dark/sage arch middle 11"/>
  </properties>
 </tile>
 <tile id="1558">
  <properties>
   <property name="name" value="dark/sage arch right 10"/>
  </properties>
 </tile>
 <tile id="1559">
  <properties>
   <property name="name" value="dark/sage arch right 11"/>
  </properties>
 </tile>
 <tile id="1560">
  <properties>
   <property name="name" value="dark/sky wall 0"/>
  </properties>
 </tile>
 <tile id="1561">
  <properties>
   <property name="name" value="dark/sky wall 1"/>
  </properties>
 </tile>
 <tile id="1562">
  <properties>
   <property name="name" value="dark/sky wall 2"/>
  </properties>
 </tile>
 <tile id="1563">
  <properties>
   <property name="name" value="dark/sky wall 3"/>
  </properties>
 </tile>
 <tile id="1564">
  <properties>
   <property name="name" value="dark/sky wall 4"/>
  </properties>
 </tile>
 <tile id="1565">
  <properties>
   <property name="name" value="dark/sky wall 5"/>
  </properties>
 </tile>
 <tile id="1566">
  <properties>
   <property name="name" value="dark/sky wall 6"/>
  </properties>
 </tile>
 <tile id="1567">
  <properties>
   <property name="name" value="dark/sky wall 7"/>
  </properties>
 </tile>
 <tile id="1568">
  <properties>
   <property name="name" value="dark/sky wall 8"/>
  </properties>
 </tile>
 <tile id="1569">
  <properties>
   <property name="name" value="dark/sky wall 9"/>
  </properties>
 </tile>
 <tile id="1570">
  <properties>
   <property name="name" value="dark/sky wall 10"/>
  </properties>
 </tile>
 <tile id="1571">
  <properties>
   <property name="name" value="dark/sky wall 11"/>
  </properties>
 </tile>
 <tile id="1572">
  <properties>
   <property name="name" value="dark/sky wall 12"/>
  </properties>
 </tile>
 <tile id="1573">
  <properties>
   <property name="name" value="dark/sky wall 13"/>
  </properties>
 </tile>
 <tile id="1574">
  <properties>
   <property name="name" value="dark/sky wall 14"/>
  </properties>
 </tile>
 <tile id="1575">
  <properties>
   <property name="name" value="dark/sky wall 15"/>
  </properties>
 </tile>
 <tile id="1576">
  <properties>
   <property name="name" value="dark/sky right 2"/>
  </properties>
 </tile>
 <tile id="1577">
  <properties>
   <property name="name" value="dark/sky right 3"/>
  </properties>
 </tile>
 <tile id="1578">
  <properties>
   <property name="name" value="dark/sky right 6"/>
  </properties>
 </tile>
 <tile id="1579">
  <properties>
   <property name="name" value="dark/sky right 7"/>
  </properties>
 </tile>
 <tile id="1580">
  <properties>
   <property name="name" value="dark/sky right 10"/>
  </properties>
 </tile>
 <tile id="1581">
  <properties>
   <property name="name" value="dark/sky right 11"/>
  </properties>
 </tile>
 <tile id="1582">
  <properties>
   <property name="name" value="dark/sky right 14"/>
  </properties>
 </tile>
 <tile id="1583">
  <properties>
   <property name="name" value="dark/sky right 15"/>
  </properties>
 </tile>
 <tile id="1584">
  <properties>
   <property name="lit" type="int" value="1585"/>
   <property name="name" value="dark/sky window 10"/>
  </properties>
 </tile>
 <tile id="1585">
  <properties>
   <property name="name" value="dark/sky window lit 10"/>
  </properties>
 </tile>
 <tile id="1586">
  <properties>
   <property name="lit" type="int" value="1587"/>
   <property name="name" value="dark/sky window 11"/>
  </properties>
 </tile>
 <tile id="1587">
  <properties>
   <property name="name" value="dark/sky window lit 11"/>
  </properties>
 </tile>
 <tile id="1588">
  <properties>
   <property name="lit" type="int" value="1589"/>
   <property name="name" value="dark/sky wide window 10"/>
  </properties>
 </tile>
 <tile id="1589">
  <properties>
   <property name="name" value="dark/sky wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1590">
  <properties>
   <property name="lit" type="int" value="1591"/>
   <property name="name" value="dark/sky wide window 11"/>
  </properties>
 </tile>
 <tile id="1591">
  <properties>
   <property name="name" value="dark/sky wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1592">
  <properties>
   <property name="lit" type="int" value="1593"/>
   <property name="name" value="dark/sky wide window left 10"/>
  </properties>
 </tile>
 <tile id="1593">
  <properties>
   <property name="name" value="dark/sky wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1594">
  <properties>
   <property name="lit" type="int" value="1595"/>
   <property name="name" value="dark/sky wide window left 11"/>
  </properties>
 </tile>
 <tile id="1595">
  <properties>
   <property name="name" value="dark/sky wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1596">
  <properties>
   <property name="lit" type="int" value="1597"/>
   <property name="name" value="dark/sky wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1597">
  <properties>
   <property name="name" value="dark/sky wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1598">
  <properties>
   <property name="lit" type="int" value="1599"/>
   <property name="name" value="dark/sky wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1599">
  <properties>
   <property name="name" value="dark/sky wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1600">
  <properties>
   <property name="lit" type="int" value="1601"/>
   <property name="name" value="dark/sky wide window right 10"/>
  </properties>
 </tile>
 <tile id="1601">
  <properties>
   <property name="name" value="dark/sky wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1602">
  <properties>
   <property name="lit" type="int" value="1603"/>
   <property name="name" value="dark/sky wide window right 11"/>
  </properties>
 </tile>
 <tile id="1603">
  <properties>
   <property name="name" value="dark/sky wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1604">
  <properties>
   <property name="name" value="dark/sky arch 10"/>
  </properties>
 </tile>
 <tile id="1605">
  <properties>
   <property name="name" value="dark/sky arch 11"/>
  </properties>
 </tile>
 <tile id="1606">
  <properties>
   <property name="name" value="dark/sky arch left 10"/>
  </properties>
 </tile>
 <tile id="1607">
  <properties>
   <property name="name" value="dark/sky arch left 11"/>
  </properties>
 </tile>
 <tile id="1608">
  <properties>
   <property name="name" value="dark/sky arch middle 10"/>
  </properties>
 </tile>
 <tile id="1609">
  <properties>
   <property name="name" value="dark/sky arch middle 11"/>
  </properties>
 </tile>
 <tile id="1610">
  <properties>
   <property name="name" value="dark/sky arch right 10"/>
  </properties>
 </tile>
 <tile id="1611">
  <properties>
   <property name="name" value="dark/sky arch right 11"/>
  </properties>
 </tile>
 <tile id="1612">
  <properties>
   <property name="name" value="dark/cream stripe wall 0"/>
  </properties>
 </tile>
 <tile id="1613">
  <properties>
   <property name="name" value="dark/cream stripe wall 1"/>
  </properties>
 </tile>
 <tile id="1614">
  <properties>
   <property name="name" value="dark/cream stripe wall 2"/>
  </properties>
 </tile>
 <tile id="1615">
  <properties>
   <property name="name" value="dark/cream stripe wall 3"/>
  </properties>
 </tile>
 <tile id="1616">
  <properties>
   <property name="name" value="dark/cream stripe wall 4"/>
  </properties>
 </tile>
 <tile id="1617">
  <properties>
   <property name="name" value="dark/cream stripe wall 5"/>
  </properties>
 </tile>
 <tile id="1618">
  <properties>
   <property name="name" value="dark/cream stripe wall 6"/>
  </properties>
 </tile>
 <tile id="1619">
  <properties>
   <property name="name" value="dark/cream stripe wall 7"/>
  </properties>
 </tile>
 <tile id="1620">
  <properties>
   <property name="name" value="dark/cream stripe wall 8"/>
  </properties>
 </tile>
 <tile id="1621">
  <properties>
   <property name="name" value="dark/cream stripe wall 9"/>
  </properties>
 </tile>
 <tile id="1622">
  <properties>
   <property name="name" value="dark/cream stripe wall 10"/>
  </properties>
 </tile>
 <tile id="1623">
  <properties>
   <property name="name" value="dark/cream stripe wall 11"/>
  </properties>
 </tile>
 <tile id="1624">
  <properties>
   <property name="name" value="dark/cream stripe wall 12"/>
  </properties>
 </tile>
 <tile id="1625">
  <properties>
   <property name="name" value="dark/cream stripe wall 13"/>
  </properties>
 </tile>
 <tile id="1626">
  <properties>
   <property name="name" value="dark/cream stripe wall 14"/>
  </properties>
 </tile>
 <tile id="1627">
  <properties>
   <property name="name" value="dark/cream stripe wall 15"/>
  </properties>
 </tile>
 <tile id="1628">
  <properties>
   <property name="name" value="dark/cream stripe right 2"/>
  </properties>
 </tile>
 <tile id="1629">
  <properties>
   <property name="name" value="dark/cream stripe right 3"/>
  </properties>
 </tile>
 <tile id="1630">
  <properties>
   <property name="name" value="dark/cream stripe right 6"/>
  </properties>
 </tile>
 <tile id="1631">
  <properties>
   <property name="name" value="dark/cream stripe right 7"/>
  </properties>
 </tile>
 <tile id="1632">
  <properties>
   <property name="name" value="dark/cream stripe right 10"/>
  </properties>
 </tile>
 <tile id="1633">
  <properties>
   <property name="name" value="dark/cream stripe right 11"/>
  </properties>
 </tile>
 <tile id="1634">
  <properties>
   <property name="name" value="dark/cream stripe right 14"/>
  </properties>
 </tile>
 <tile id="1635">
  <properties>
   <property name="name" value="dark/cream stripe right 15"/>
  </properties>
 </tile>
 <tile id="1636">
  <properties>
   <property name="lit" type="int" value="1637"/>
   <property name="name" value="dark/cream stripe window 10"/>
  </properties>
 </tile>
 <tile id="1637">
  <properties>
   <property name="name" value="dark/cream stripe window lit 10"/>
  </properties>
 </tile>
 <tile id="1638">
  <properties>
   <property name="lit" type="int" value="1639"/>
   <property name="name" value="dark/cream stripe window 11"/>
  </properties>
 </tile>
 <tile id="1639">
  <properties>
   <property name="name" value="dark/cream stripe window lit 11"/>
  </properties>
 </tile>
 <tile id="1640">
  <properties>
   <property name="lit" type="int" value="1641"/>
   <property name="name" value="dark/cream stripe wide window 10"/>
  </properties>
 </tile>
 <tile id="1641">
  <properties>
   <property name="name" value="dark/cream stripe wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1642">
  <properties>
   <property name="lit" type="int" value="1643"/>
   <property name="name" value="dark/cream stripe wide window 11"/>
  </properties>
 </tile>
 <tile id="1643">
  <properties>
   <property name="name" value="dark/cream stripe wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1644">
  <properties>
   <property name="lit" type="int" value="1645"/>
   <property name="name" value="dark/cream stripe wide window left 10"/>
  </properties>
 </tile>
 <tile id="1645">
  <properties>
   <property name="name" value="dark/cream stripe wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1646">
  <properties>
   <property name="lit" type="int" value="1647"/>
   <property name="name" value="dark/cream stripe wide window left 11"/>
  </properties>
 </tile>
 <tile id="1647">
  <properties>
   <property name="name" value="dark/cream stripe wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1648">
  <properties>
   <property name="lit" type="int" value="1649"/>
   <property name="name" value="dark/cream stripe wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1649">
  <properties>
   <property name="name" value="dark/cream stripe wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1650">
  <properties>
   <property name="lit" type="int" value="1651"/>
   <property name="name" value="dark/cream stripe wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1651">
  <properties>
   <property name="name" value="dark/cream stripe wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1652">
  <properties>
   <property name="lit" type="int" value="1653"/>
   <property name="name" value="dark/cream stripe wide window right 10"/>
  </properties>
 </tile>
 <tile id="1653">
  <properties>
   <property name="name" value="dark/cream stripe wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1654">
  <properties>
   <property name="lit" type="int" value="1655"/>
   <property name="name" value="dark/cream stripe wide window right 11"/>
  </properties>
 </tile>
 <tile id="1655">
  <properties>
   <property name="name" value="dark/cream stripe wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1656">
  <properties>
   <property name="name" value="dark/cream stripe arch 10"/>
  </properties>
 </tile>
 <tile id="1657">
  <properties>
   <property name="name" value="dark/cream stripe arch 11"/>
  </properties>
 </tile>
 <tile id="1658">
  <properties>
   <property name="name" value="dark/cream stripe arch left 10"/>
  </properties>
 </tile>
 <tile id="1659">
  <properties>
   <property name="name" value="dark/cream stripe arch left 11"/>
  </properties>
 </tile>
 <tile id="1660">
  <properties>
   <property name="name" value="dark/cream stripe arch middle 10"/>
  </properties>
 </tile>
 <tile id="1661">
  <properties>
   <property name="name" value="dark/cream stripe arch middle 11"/>
  </properties>
 </tile>
 <tile id="1662">
  <properties>
   <property name="name" value="dark/cream stripe arch right 10"/>
  </properties>
 </tile>
 <tile id="1663">
  <properties>
   <property name="name" value="dark/cream stripe arch right 11"/>
  </properties>
 </tile>
 <tile id="1664">
  <properties>
   <property name="name" value="dark/mint dots wall 0"/>
  </properties>
 </tile>
 <tile id="1665">
  <properties>
   <property name="name" value="dark/mint dots wall 1"/>
  </properties>
 </tile>
 <tile id="1666">
  <properties>
   <property name="name" value="dark/mint dots wall 2"/>
  </properties>
 </tile>
 <tile id="1667">
  <properties>
   <property name="name" value="dark/mint dots wall 3"/>
  </properties>
 </tile>
 <tile id="1668">
  <properties>
   <property name="name" value="dark/mint dots wall 4"/>
  </properties>
 </tile>
 <tile id="1669">
  <properties>
   <property name="name" value="dark/mint dots wall 5"/>
  </properties>
 </tile>
 <tile id="1670">
  <properties>
   <property name="name" value="dark/mint dots wall 6"/>
  </properties>
 </tile>
 <tile id="1671">
  <properties>
   <property name="name" value="dark/mint dots wall 7"/>
  </properties>
 </tile>
 <tile id="1672">
  <properties>
   <property name="name" value="dark/mint dots wall 8"/>
  </properties>
 </tile>
 <tile id="1673">
  <properties>
   <property name="name" value="dark/mint dots wall 9"/>
  </properties>
 </tile>
 <tile id="1674">
  <properties>
   <property name="name" value="dark/mint dots wall 10"/>
  </properties>
 </tile>
 <tile id="1675">
  <properties>
   <property name="name" value="dark/mint dots wall 11"/>
  </properties>
 </tile>
 <tile id="1676">
  <properties>
   <property name="name" value="dark/mint dots wall 12"/>
  </properties>
 </tile>
 <tile id="1677">
  <properties>
   <property name="name" value="dark/mint dots wall 13"/>
  </properties>
 </tile>
 <tile id="1678">
  <properties>
   <property name="name" value="dark/mint dots wall 14"/>
  </properties>
 </tile>
 <tile id="1679">
  <properties>
   <property name="name" value="dark/mint dots wall 15"/>
  </properties>
 </tile>
 <tile id="1680">
  <properties>
   <property name="name" value="dark/mint dots right 2"/>
  </properties>
 </tile>
 <tile id="1681">
  <properties>
   <property name="name" value="dark/mint dots right 3"/>
  </properties>
 </tile>
 <tile id="1682">
  <properties>
   <property name="name" value="dark/mint dots right 6"/>
  </properties>
 </tile>
 <tile id="1683">
  <properties>
   <property name="name" value="dark/mint dots right 7"/>
  </properties>
 </tile>
 <tile id="1684">
  <properties>
   <property name="name" value="dark/mint dots right 10"/>
  </properties>
 </tile>
 <tile id="1685">
  <properties>
   <property name="name" value="dark/mint dots right 11"/>
  </properties>
 </tile>
 <tile id="1686">
  <properties>
   <property name="name" value="dark/mint dots right 14"/>
  </properties>
 </tile>
 <tile id="1687">
  <properties>
   <property name="name" value="dark/mint dots right 15"/>
  </properties>
 </tile>
 <tile id="1688">
  <properties>
   <property name="lit" type="int" value="1689"/>
   <property name="name" value="dark/mint dots window 10"/>
  </properties>
 </tile>
 <tile id="1689">
  <properties>
   <property name="name" value="dark/mint dots window lit 10"/>
  </properties>
 </tile>
 <tile id="1690">
  <properties>
   <property name="lit" type="int" value="1691"/>
   <property name="name" value="dark/mint dots window 11"/>
  </properties>
 </tile>
 <tile id="1691">
  <properties>
   <property name="name" value="dark/mint dots window lit 11"/>
  </properties>
 </tile>
 <tile id="1692">
  <properties>
   <property name="lit" type="int" value="1693"/>
   <property name="name" value="dark/mint dots wide window 10"/>
  </properties>
 </tile>
 <tile id="1693">
  <properties>
   <property name="name" value="dark/mint dots wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1694">
  <properties>
   <property name="lit" type="int" value="1695"/>
   <property name="name" value="dark/mint dots wide window 11"/>
  </properties>
 </tile>
 <tile id="1695">
  <properties>
   <property name="name" value="dark/mint dots wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1696">
  <properties>
   <property name="lit" type="int" value="1697"/>
   <property name="name" value="dark/mint dots wide window left 10"/>
  </properties>
 </tile>
 <tile id="1697">
  <properties>
   <property name="name" value="dark/mint dots wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1698">
  <properties>
   <property name="lit" type="int" value="1699"/>
   <property name="name" value="dark/mint dots wide window left 11"/>
  </properties>
 </tile>
 <tile id="1699">
  <properties>
   <property name="name" value="dark/mint dots wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1700">
  <properties>
   <property name="lit" type="int" value="1701"/>
   <property name="name" value="dark/mint dots wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1701">
  <properties>
   <property name="name" value="dark/mint dots wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1702">
  <properties>
   <property name="lit" type="int" value="1703"/>
   <property name="name" value="dark/mint dots wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1703">
  <properties>
   <property name="name" value="dark/mint dots wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1704">
  <properties>
   <property name="lit" type="int" value="1705"/>
   <property name="name" value="dark/mint dots wide window right 10"/>
  </properties>
 </tile>
 <tile id="1705">
  <properties>
   <property name="name" value="dark/mint dots wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1706">
  <properties>
   <property name="lit" type="int" value="1707"/>
   <property name="name" value="dark/mint dots wide window right 11"/>
  </properties>
 </tile>
 <tile id="1707">
  <properties>
   <property name="name" value="dark/mint dots wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1708">
  <properties>
   <property name="name" value="dark/mint dots arch 10"/>
  </properties>
 </tile>
 <tile id="1709">
  <properties>
   <property name="name" value="dark/mint dots arch 11"/>
  </properties>
 </tile>
 <tile id="1710">
  <properties>
   <property name="name" value="dark/mint dots arch left 10"/>
  </properties>
 </tile>
 <tile id="1711">
  <properties>
   <property name="name" value="dark/mint dots arch left 11"/>
  </properties>
 </tile>
 <tile id="1712">
  <properties>
   <property name="name" value="dark/mint dots arch middle 10"/>
  </properties>
 </tile>
 <tile id="1713">
  <properties>
   <property name="name" value="dark/mint dots arch middle 11"/>
  </properties>
 </tile>
 <tile id="1714">
  <properties>
   <property name="name" value="dark/mint dots arch right 10"/>
  </properties>
 </tile>
 <tile id="1715">
  <properties>
   <property name="name" value="dark/mint dots arch right 11"/>
  </properties>
 </tile>
 <tile id="1716">
  <properties>
   <property name="name" value="dark/lilac wall 0"/>
  </properties>
 </tile>
 <tile id="1717">
  <properties>
   <property name="name" value="dark/lilac wall 1"/>
  </properties>
 </tile>
 <tile id="1718">
  <properties>
   <property name="name" value="dark/lilac wall 2"/>
  </properties>
 </tile>
 <tile id="1719">
  <properties>
   <property name="name" value="dark/lilac wall 3"/>
  </properties>
 </tile>
 <tile id="1720">
  <properties>
   <property name="name" value="dark/lilac wall 4"/>
  </properties>
 </tile>
 <tile id="1721">
  <properties>
   <property name="name" value="dark/lilac wall 5"/>
  </properties>
 </tile>
 <tile id="1722">
  <properties>
   <property name="name" value="dark/lilac wall 6"/>
  </properties>
 </tile>
 <tile id="1723">
  <properties>
   <property name="name" value="dark/lilac wall 7"/>
  </properties>
 </tile>
 <tile id="1724">
  <properties>
   <property name="name" value="dark/lilac wall 8"/>
  </properties>
 </tile>
 <tile id="1725">
  <properties>
   <property name="name" value="dark/lilac wall 9"/>
  </properties>
 </tile>
 <tile id="1726">
  <properties>
   <property name="name" value="dark/lilac wall 10"/>
  </properties>
 </tile>
 <tile id="1727">
  <properties>
   <property name="name" value="dark/lilac wall 11"/>
  </properties>
 </tile>
 <tile id="1728">
  <properties>
   <property name="name" value="dark/lilac wall 12"/>
  </properties>
 </tile>
 <tile id="1729">
  <properties>
   <property name="name" value="dark/lilac wall 13"/>
  </properties>
 </tile>
 <tile id="1730">
  <properties>
   <property name="name" value="dark/lilac wall 14"/>
  </properties>
 </tile>
 <tile id="1731">
  <properties>
   <property name="name" value="dark/lilac wall 15"/>
  </properties>
 </tile>
 <tile id="1732">
  <properties>
   <property name="name" value="dark/lilac right 2"/>
  </properties>
 </tile>
 <tile id="1733">
  <properties>
   <property name="name" value="dark/lilac right 3"/>
  </properties>
 </tile>
 <tile id="1734">
  <properties>
   <property name="name" value="dark/lilac right 6"/>
  </properties>
 </tile>
 <tile id="1735">
  <properties>
   <property name="name" value="dark/lilac right 7"/>
  </properties>
 </tile>
 <tile id="1736">
  <properties>
   <property name="name" value="dark/lilac right 10"/>
  </properties>
 </tile>
 <tile id="1737">
  <properties>
   <property name="name" value="dark/lilac right 11"/>
  </properties>
 </tile>
 <tile id="1738">
  <properties>
   <property name="name" value="dark/lilac right 14"/>
  </properties>
 </tile>
 <tile id="1739">
  <properties>
   <property name="name" value="dark/lilac right 15"/>
  </properties>
 </tile>
 <tile id="1740">
  <properties>
   <property name="lit" type="int" value="1741"/>
   <property name="name" value="dark/lilac window 10"/>
  </properties>
 </tile>
 <tile id="1741">
  <properties>
   <property name="name" value="dark/lilac window lit 10"/>
  </properties>
 </tile>
 <tile id="1742">
  <properties>
   <property name="lit" type="int" value="1743"/>
   <property name="name" value="dark/lilac window 11"/>
  </properties>
 </tile>
 <tile id="1743">
  <properties>
   <property name="name" value="dark/lilac window lit 11"/>
  </properties>
 </tile>
 <tile id="1744">
  <properties>
   <property name="lit" type="int" value="1745"/>
   <property name="name" value="dark/lilac wide window 10"/>
  </properties>
 </tile>
 <tile id="1745">
  <properties>
   <property name="name" value="dark/lilac wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1746">
  <properties>
   <property name="lit" type="int" value="1747"/>
   <property name="name" value="dark/lilac wide window 11"/>
  </properties>
 </tile>
 <tile id="1747">
  <properties>
   <property name="name" value="dark/lilac wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1748">
  <properties>
   <property name="lit" type="int" value="1749"/>
   <property name="name" value="dark/lilac wide window left 10"/>
  </properties>
 </tile>
 <tile id="1749">
  <properties>
   <property name="name" value="dark/lilac wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1750">
  <properties>
   <property name="lit" type="int" value="1751"/>
   <property name="name" value="dark/lilac wide window left 11"/>
  </properties>
 </tile>
 <tile id="1751">
  <properties>
   <property name="name" value="dark/lilac wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1752">
  <properties>
   <property name="lit" type="int" value="1753"/>
   <property name="name" value="dark/lilac wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1753">
  <properties>
   <property name="name" value="dark/lilac wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1754">
  <properties>
   <property name="lit" type="int" value="1755"/>
   <property name="name" value="dark/lilac wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1755">
  <properties>
   <property name="name" value="dark/lilac wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1756">
  <properties>
   <property name="lit" type="int" value="1757"/>
   <property name="name" value="dark/lilac wide window right 10"/>
  </properties>
 </tile>
 <tile id="1757">
  <properties>
   <property name="name" value="dark/lilac wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1758">
  <properties>
   <property name="lit" type="int" value="1759"/>
   <property name="name" value="dark/lilac wide window right 11"/>
  </properties>
 </tile>
 <tile id="1759">
  <properties>
   <property name="name" value="dark/lilac wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1760">
  <properties>
   <property name="name" value="dark/lilac arch 10"/>
  </properties>
 </tile>
 <tile id="1761">
  <properties>
   <property name="name" value="dark/lilac arch 11"/>
  </properties>
 </tile>
 <tile id="1762">
  <properties>
   <property name="name" value="dark/lilac arch left 10"/>
  </properties>
 </tile>
 <tile id="1763">
  <properties>
   <property name="name" value="dark/lilac arch left 11"/>
  </properties>
 </tile>
 <tile id="1764">
  <properties>
   <property name="name" value="dark/lilac arch middle 10"/>
  </properties>
 </tile>
 <tile id="1765">
  <properties>
   <property name="name" value="dark/lilac arch middle 11"/>
  </properties>
 </tile>
 <tile id="1766">
  <properties>
   <property name="name" value="dark/lilac arch right 10"/>
  </properties>
 </tile>
 <tile id="1767">
  <properties>
   <property name="name" value="dark/lilac arch right 11"/>
  </properties>
 </tile>
 <tile id="1768">
  <properties>
   <property name="name" value="dark/tiles white wall 0"/>
  </properties>
 </tile>
 <tile id="1769">
  <properties>
   <property name="name" value="dark/tiles white wall 1"/>
  </properties>
 </tile>
 <tile id="1770">
  <properties>
   <property name="name" value="dark/tiles white wall 2"/>
  </properties>
 </tile>
 <tile id="1771">
  <properties>
   <property name="name" value="dark/tiles white wall 3"/>
  </properties>
 </tile>
 <tile id="1772">
  <properties>
   <property name="name" value="dark/tiles white wall 4"/>
  </properties>
 </tile>
 <tile id="1773">
  <properties>
   <property name="name" value="dark/tiles white wall 5"/>
  </properties>
 </tile>
 <tile id="1774">
  <properties>
   <property name="name" value="dark/tiles white wall 6"/>
  </properties>
 </tile>
 <tile id="1775">
  <properties>
   <property name="name" value="dark/tiles white wall 7"/>
  </properties>
 </tile>
 <tile id="1776">
  <properties>
   <property name="name" value="dark/tiles white wall 8"/>
  </properties>
 </tile>
 <tile id="1777">
  <properties>
   <property name="name" value="dark/tiles white wall 9"/>
  </properties>
 </tile>
 <tile id="1778">
  <properties>
   <property name="name" value="dark/tiles white wall 10"/>
  </properties>
 </tile>
 <tile id="1779">
  <properties>
   <property name="name" value="dark/tiles white wall 11"/>
  </properties>
 </tile>
 <tile id="1780">
  <properties>
   <property name="name" value="dark/tiles white wall 12"/>
  </properties>
 </tile>
 <tile id="1781">
  <properties>
   <property name="name" value="dark/tiles white wall 13"/>
  </properties>
 </tile>
 <tile id="1782">
  <properties>
   <property name="name" value="dark/tiles white wall 14"/>
  </properties>
 </tile>
 <tile id="1783">
  <properties>
   <property name="name" value="dark/tiles white wall 15"/>
  </properties>
 </tile>
 <tile id="1784">
  <properties>
   <property name="name" value="dark/tiles white right 2"/>
  </properties>
 </tile>
 <tile id="1785">
  <properties>
   <property name="name" value="dark/tiles white right 3"/>
  </properties>
 </tile>
 <tile id="1786">
  <properties>
   <property name="name" value="dark/tiles white right 6"/>
  </properties>
 </tile>
 <tile id="1787">
  <properties>
   <property name="name" value="dark/tiles white right 7"/>
  </properties>
 </tile>
 <tile id="1788">
  <properties>
   <property name="name" value="dark/tiles white right 10"/>
  </properties>
 </tile>
 <tile id="1789">
  <properties>
   <property name="name" value="dark/tiles white right 11"/>
  </properties>
 </tile>
 <tile id="1790">
  <properties>
   <property name="name" value="dark/tiles white right 14"/>
  </properties>
 </tile>
 <tile id="1791">
  <properties>
   <property name="name" value="dark/tiles white right 15"/>
  </properties>
 </tile>
 <tile id="1792">
  <properties>
   <property name="lit" type="int" value="1793"/>
   <property name="name" value="dark/tiles white window 10"/>
  </properties>
 </tile>
 <tile id="1793">
  <properties>
   <property name="name" value="dark/tiles white window lit 10"/>
  </properties>
 </tile>
 <tile id="1794">
  <properties>
   <property name="lit" type="int" value="1795"/>
   <property name="name" value="dark/tiles white window 11"/>
  </properties>
 </tile>
 <tile id="1795">
  <properties>
   <property name="name" value="dark/tiles white window lit 11"/>
  </properties>
 </tile>
 <tile id="1796">
  <properties>
   <property name="lit" type="int" value="1797"/>
   <property name="name" value="dark/tiles white wide window 10"/>
  </properties>
 </tile>
 <tile id="1797">
  <properties>
   <property name="name" value="dark/tiles white wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1798">
  <properties>
   <property name="lit" type="int" value="1799"/>
   <property name="name" value="dark/tiles white wide window 11"/>
  </properties>
 </tile>
 <tile id="1799">
  <properties>
   <property name="name" value="dark/tiles white wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1800">
  <properties>
   <property name="lit" type="int" value="1801"/>
   <property name="name" value="dark/tiles white wide window left 10"/>
  </properties>
 </tile>
 <tile id="1801">
  <properties>
   <property name="name" value="dark/tiles white wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1802">
  <properties>
   <property name="lit" type="int" value="1803"/>
   <property name="name" value="dark/tiles white wide window left 11"/>
  </properties>
 </tile>
 <tile id="1803">
  <properties>
   <property name="name" value="dark/tiles white wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1804">
  <properties>
   <property name="lit" type="int" value="1805"/>
   <property name="name" value="dark/tiles white wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1805">
  <properties>
   <property name="name" value="dark/tiles white wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1806">
  <properties>
   <property name="lit" type="int" value="1807"/>
   <property name="name" value="dark/tiles white wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1807">
  <properties>
   <property name="name" value="dark/tiles white wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1808">
  <properties>
   <property name="lit" type="int" value="1809"/>
   <property name="name" value="dark/tiles white wide window right 10"/>
  </properties>
 </tile>
 <tile id="1809">
  <properties>
   <property name="name" value="dark/tiles white wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1810">
  <properties>
   <property name="lit" type="int" value="1811"/>
   <property name="name" value="dark/tiles white wide window right 11"/>
  </properties>
 </tile>
 <tile id="1811">
  <properties>
   <property name="name" value="dark/tiles white wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1812">
  <properties>
   <property name="name" value="dark/tiles white arch 10"/>
  </properties>
 </tile>
 <tile id="1813">
  <properties>
   <property name="name" value="dark/tiles white arch 11"/>
  </properties>
 </tile>
 <tile id="1814">
  <properties>
   <property name="name" value="dark/tiles white arch left 10"/>
  </properties>
 </tile>
 <tile id="1815">
  <properties>
   <property name="name" value="dark/tiles white arch left 11"/>
  </properties>
 </tile>
 <tile id="1816">
  <properties>
   <property name="name" value="dark/tiles white arch middle 10"/>
  </properties>
 </tile>
 <tile id="1817">
  <properties>
   <property name="name" value="dark/tiles white arch middle 11"/>
  </properties>
 </tile>
 <tile id="1818">
  <properties>
   <property name="name" value="dark/tiles white arch right 10"/>
  </properties>
 </tile>
 <tile id="1819">
  <properties>
   <property name="name" value="dark/tiles white arch right 11"/>
  </properties>
 </tile>
 <tile id="1820">
  <properties>
   <property name="name" value="dark/tiles blue wall 0"/>
  </properties>
 </tile>
 <tile id="1821">
  <properties>
   <property name="name" value="dark/tiles blue wall 1"/>
  </properties>
 </tile>
 <tile id="1822">
  <properties>
   <property name="name" value="dark/tiles blue wall 2"/>
  </properties>
 </tile>
 <tile id="1823">
  <properties>
   <property name="name" value="dark/tiles blue wall 3"/>
  </properties>
 </tile>
 <tile id="1824">
  <properties>
   <property name="name" value="dark/tiles blue wall 4"/>
  </properties>
 </tile>
 <tile id="1825">
  <properties>
   <property name="name" value="dark/tiles blue wall 5"/>
  </properties>
 </tile>
 <tile id="1826">
  <properties>
   <property name="name" value="dark/tiles blue wall 6"/>
  </properties>
 </tile>
 <tile id="1827">
  <properties>
   <property name="name" value="dark/tiles blue wall 7"/>
  </properties>
 </tile>
 <tile id="1828">
  <properties>
   <property name="name" value="dark/tiles blue wall 8"/>
  </properties>
 </tile>
 <tile id="1829">
  <properties>
   <property name="name" value="dark/tiles blue wall 9"/>
  </properties>
 </tile>
 <tile id="1830">
  <properties>
   <property name="name" value="dark/tiles blue wall 10"/>
  </properties>
 </tile>
 <tile id="1831">
  <properties>
   <property name="name" value="dark/tiles blue wall 11"/>
  </properties>
 </tile>
 <tile id="1832">
  <properties>
   <property name="name" value="dark/tiles blue wall 12"/>
  </properties>
 </tile>
 <tile id="1833">
  <properties>
   <property name="name" value="dark/tiles blue wall 13"/>
  </properties>
 </tile>
 <tile id="1834">
  <properties>
   <property name="name" value="dark/tiles blue wall 14"/>
  </properties>
 </tile>
 <tile id="1835">
  <properties>
   <property name="name" value="dark/tiles blue wall 15"/>
  </properties>
 </tile>
 <tile id="1836">
  <properties>
   <property name="name" value="dark/tiles blue right 2"/>
  </properties>
 </tile>
 <tile id="1837">
  <properties>
   <property name="name" value="dark/tiles blue right 3"/>
  </properties>
 </tile>
 <tile id="1838">
  <properties>
   <property name="name" value="dark/tiles blue right 6"/>
  </properties>
 </tile>
 <tile id="1839">
  <properties>
   <property name="name" value="dark/tiles blue right 7"/>
  </properties>
 </tile>
 <tile id="1840">
  <properties>
   <property name="name" value="dark/tiles blue right 10"/>
  </properties>
 </tile>
 <tile id="1841">
  <properties>
   <property name="name" value="dark/tiles blue right 11"/>
  </properties>
 </tile>
 <tile id="1842">
  <properties>
   <property name="name" value="dark/tiles blue right 14"/>
  </properties>
 </tile>
 <tile id="1843">
  <properties>
   <property name="name" value="dark/tiles blue right 15"/>
  </properties>
 </tile>
 <tile id="1844">
  <properties>
   <property name="lit" type="int" value="1845"/>
   <property name="name" value="dark/tiles blue window 10"/>
  </properties>
 </tile>
 <tile id="1845">
  <properties>
   <property name="name" value="dark/tiles blue window lit 10"/>
  </properties>
 </tile>
 <tile id="1846">
  <properties>
   <property name="lit" type="int" value="1847"/>
   <property name="name" value="dark/tiles blue window 11"/>
  </properties>
 </tile>
 <tile id="1847">
  <properties>
   <property name="name" value="dark/tiles blue window lit 11"/>
  </properties>
 </tile>
 <tile id="1848">
  <properties>
   <property name="lit" type="int" value="1849"/>
   <property name="name" value="dark/tiles blue wide window 10"/>
  </properties>
 </tile>
 <tile id="1849">
  <properties>
   <property name="name" value="dark/tiles blue wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1850">
  <properties>
   <property name="lit" type="int" value="1851"/>
   <property name="name" value="dark/tiles blue wide window 11"/>
  </properties>
 </tile>
 <tile id="1851">
  <properties>
   <property name="name" value="dark/tiles blue wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1852">
  <properties>
   <property name="lit" type="int" value="1853"/>
   <property name="name" value="dark/tiles blue wide window left 10"/>
  </properties>
 </tile>
 <tile id="1853">
  <properties>
   <property name="name" value="dark/tiles blue wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1854">
  <properties>
   <property name="lit" type="int" value="1855"/>
   <property name="name" value="dark/tiles blue wide window left 11"/>
  </properties>
 </tile>
 <tile id="1855">
  <properties>
   <property name="name" value="dark/tiles blue wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1856">
  <properties>
   <property name="lit" type="int" value="1857"/>
   <property name="name" value="dark/tiles blue wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1857">
  <properties>
   <property name="name" value="dark/tiles blue wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1858">
  <properties>
   <property name="lit" type="int" value="1859"/>
   <property name="name" value="dark/tiles blue wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1859">
  <properties>
   <property name="name" value="dark/tiles blue wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1860">
  <properties>
   <property name="lit" type="int" value="1861"/>
   <property name="name" value="dark/tiles blue wide window right 10"/>
  </properties>
 </tile>
 <tile id="1861">
  <properties>
   <property name="name" value="dark/tiles blue wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1862">
  <properties>
   <property name="lit" type="int" value="1863"/>
   <property name="name" value="dark/tiles blue wide window right 11"/>
  </properties>
 </tile>
 <tile id="1863">
  <properties>
   <property name="name" value="dark/tiles blue wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1864">
  <properties>
   <property name="name" value="dark/tiles blue arch 10"/>
  </properties>
 </tile>
 <tile id="1865">
  <properties>
   <property name="name" value="dark/tiles blue arch 11"/>
  </properties>
 </tile>
 <tile id="1866">
  <properties>
   <property name="name" value="dark/tiles blue arch left 10"/>
  </properties>
 </tile>
 <tile id="1867">
  <properties>
   <property name="name" value="dark/tiles blue arch left 11"/>
  </properties>
 </tile>
 <tile id="1868">
  <properties>
   <property name="name" value="dark/tiles blue arch middle 10"/>
  </properties>
 </tile>
 <tile id="1869">
  <properties>
   <property name="name" value="dark/tiles blue arch middle 11"/>
  </properties>
 </tile>
 <tile id="1870">
  <properties>
   <property name="name" value="dark/tiles blue arch right 10"/>
  </properties>
 </tile>
 <tile id="1871">
  <properties>
   <property name="name" value="dark/tiles blue arch right 11"/>
  </properties>
 </tile>
 <tile id="1872">
  <properties>
   <property name="name" value="dark/library panel wall 0"/>
  </properties>
 </tile>
 <tile id="1873">
  <properties>
   <property name="name" value="dark/library panel wall 1"/>
  </properties>
 </tile>
 <tile id="1874">
  <properties>
   <property name="name" value="dark/library panel wall 2"/>
  </properties>
 </tile>
 <tile id="1875">
  <properties>
   <property name="name" value="dark/library panel wall 3"/>
  </properties>
 </tile>
 <tile id="1876">
  <properties>
   <property name="name" value="dark/library panel wall 4"/>
  </properties>
 </tile>
 <tile id="1877">
  <properties>
   <property name="name" value="dark/library panel wall 5"/>
  </properties>
 </tile>
 <tile id="1878">
  <properties>
   <property name="name" value="dark/library panel wall 6"/>
  </properties>
 </tile>
 <tile id="1879">
  <properties>
   <property name="name" value="dark/library panel wall 7"/>
  </properties>
 </tile>
 <tile id="1880">
  <properties>
   <property name="name" value="dark/library panel wall 8"/>
  </properties>
 </tile>
 <tile id="1881">
  <properties>
   <property name="name" value="dark/library panel wall 9"/>
  </properties>
 </tile>
 <tile id="1882">
  <properties>
   <property name="name" value="dark/library panel wall 10"/>
  </properties>
 </tile>
 <tile id="1883">
  <properties>
   <property name="name" value="dark/library panel wall 11"/>
  </properties>
 </tile>
 <tile id="1884">
  <properties>
   <property name="name" value="dark/library panel wall 12"/>
  </properties>
 </tile>
 <tile id="1885">
  <properties>
   <property name="name" value="dark/library panel wall 13"/>
  </properties>
 </tile>
 <tile id="1886">
  <properties>
   <property name="name" value="dark/library panel wall 14"/>
  </properties>
 </tile>
 <tile id="1887">
  <properties>
   <property name="name" value="dark/library panel wall 15"/>
  </properties>
 </tile>
 <tile id="1888">
  <properties>
   <property name="name" value="dark/library panel right 2"/>
  </properties>
 </tile>
 <tile id="1889">
  <properties>
   <property name="name" value="dark/library panel right 3"/>
  </properties>
 </tile>
 <tile id="1890">
  <properties>
   <property name="name" value="dark/library panel right 6"/>
  </properties>
 </tile>
 <tile id="1891">
  <properties>
   <property name="name" value="dark/library panel right 7"/>
  </properties>
 </tile>
 <tile id="1892">
  <properties>
   <property name="name" value="dark/library panel right 10"/>
  </properties>
 </tile>
 <tile id="1893">
  <properties>
   <property name="name" value="dark/library panel right 11"/>
  </properties>
 </tile>
 <tile id="1894">
  <properties>
   <property name="name" value="dark/library panel right 14"/>
  </properties>
 </tile>
 <tile id="1895">
  <properties>
   <property name="name" value="dark/library panel right 15"/>
  </properties>
 </tile>
 <tile id="1896">
  <properties>
   <property name="lit" type="int" value="1897"/>
   <property name="name" value="dark/library panel window 10"/>
  </properties>
 </tile>
 <tile id="1897">
  <properties>
   <property name="name" value="dark/library panel window lit 10"/>
  </properties>
 </tile>
 <tile id="1898">
  <properties>
   <property name="lit" type="int" value="1899"/>
   <property name="name" value="dark/library panel window 11"/>
  </properties>
 </tile>
 <tile id="1899">
  <properties>
   <property name="name" value="dark/library panel window lit 11"/>
  </properties>
 </tile>
 <tile id="1900">
  <properties>
   <property name="lit" type="int" value="1901"/>
   <property name="name" value="dark/library panel wide window 10"/>
  </properties>
 </tile>
 <tile id="1901">
  <properties>
   <property name="name" value="dark/library panel wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1902">
  <properties>
   <property name="lit" type="int" value="1903"/>
   <property name="name" value="dark/library panel wide window 11"/>
  </properties>
 </tile>
 <tile id="1903">
  <properties>
   <property name="name" value="dark/library panel wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1904">
  <properties>
   <property name="lit" type="int" value="1905"/>
   <property name="name" value="dark/library panel wide window left 10"/>
  </properties>
 </tile>
 <tile id="1905">
  <properties>
   <property name="name" value="dark/library panel wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1906">
  <properties>
   <property name="lit" type="int" value="1907"/>
   <property name="name" value="dark/library panel wide window left 11"/>
  </properties>
 </tile>
 <tile id="1907">
  <properties>
   <property name="name" value="dark/library panel wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1908">
  <properties>
   <property name="lit" type="int" value="1909"/>
   <property name="name" value="dark/library panel wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1909">
  <properties>
   <property name="name" value="dark/library panel wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1910">
  <properties>
   <property name="lit" type="int" value="1911"/>
   <property name="name" value="dark/library panel wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1911">
  <properties>
   <property name="name" value="dark/library panel wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1912">
  <properties>
   <property name="lit" type="int" value="1913"/>
   <property name="name" value="dark/library panel wide window right 10"/>
  </properties>
 </tile>
 <tile id="1913">
  <properties>
   <property name="name" value="dark/library panel wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1914">
  <properties>
   <property name="lit" type="int" value="1915"/>
   <property name="name" value="dark/library panel wide window right 11"/>
  </properties>
 </tile>
 <tile id="1915">
  <properties>
   <property name="name" value="dark/library panel wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1916">
  <properties>
   <property name="name" value="dark/library panel arch 10"/>
  </properties>
 </tile>
 <tile id="1917">
  <properties>
   <property name="name" value="dark/library panel arch 11"/>
  </properties>
 </tile>
 <tile id="1918">
  <properties>
   <property name="name" value="dark/library panel arch left 10"/>
  </properties>
 </tile>
 <tile id="1919">
  <properties>
   <property name="name" value="dark/library panel arch left 11"/>
  </properties>
 </tile>
 <tile id="1920">
  <properties>
   <property name="name" value="dark/library panel arch middle 10"/>
  </properties>
 </tile>
 <tile id="1921">
  <properties>
   <property name="name" value="dark/library panel arch middle 11"/>
  </properties>
 </tile>
 <tile id="1922">
  <properties>
   <property name="name" value="dark/library panel arch right 10"/>
  </properties>
 </tile>
 <tile id="1923">
  <properties>
   <property name="name" value="dark/library panel arch right 11"/>
  </properties>
 </tile>
 <tile id="1924">
  <properties>
   <property name="name" value="dark/school green wall 0"/>
  </properties>
 </tile>
 <tile id="1925">
  <properties>
   <property name="name" value="dark/school green wall 1"/>
  </properties>
 </tile>
 <tile id="1926">
  <properties>
   <property name="name" value="dark/school green wall 2"/>
  </properties>
 </tile>
 <tile id="1927">
  <properties>
   <property name="name" value="dark/school green wall 3"/>
  </properties>
 </tile>
 <tile id="1928">
  <properties>
   <property name="name" value="dark/school green wall 4"/>
  </properties>
 </tile>
 <tile id="1929">
  <properties>
   <property name="name" value="dark/school green wall 5"/>
  </properties>
 </tile>
 <tile id="1930">
  <properties>
   <property name="name" value="dark/school green wall 6"/>
  </properties>
 </tile>
 <tile id="1931">
  <properties>
   <property name="name" value="dark/school green wall 7"/>
  </properties>
 </tile>
 <tile id="1932">
  <properties>
   <property name="name" value="dark/school green wall 8"/>
  </properties>
 </tile>
 <tile id="1933">
  <properties>
   <property name="name" value="dark/school green wall 9"/>
  </properties>
 </tile>
 <tile id="1934">
  <properties>
   <property name="name" value="dark/school green wall 10"/>
  </properties>
 </tile>
 <tile id="1935">
  <properties>
   <property name="name" value="dark/school green wall 11"/>
  </properties>
 </tile>
 <tile id="1936">
  <properties>
   <property name="name" value="dark/school green wall 12"/>
  </properties>
 </tile>
 <tile id="1937">
  <properties>
   <property name="name" value="dark/school green wall 13"/>
  </properties>
 </tile>
 <tile id="1938">
  <properties>
   <property name="name" value="dark/school green wall 14"/>
  </properties>
 </tile>
 <tile id="1939">
  <properties>
   <property name="name" value="dark/school green wall 15"/>
  </properties>
 </tile>
 <tile id="1940">
  <properties>
   <property name="name" value="dark/school green right 2"/>
  </properties>
 </tile>
 <tile id="1941">
  <properties>
   <property name="name" value="dark/school green right 3"/>
  </properties>
 </tile>
 <tile id="1942">
  <properties>
   <property name="name" value="dark/school green right 6"/>
  </properties>
 </tile>
 <tile id="1943">
  <properties>
   <property name="name" value="dark/school green right 7"/>
  </properties>
 </tile>
 <tile id="1944">
  <properties>
   <property name="name" value="dark/school green right 10"/>
  </properties>
 </tile>
 <tile id="1945">
  <properties>
   <property name="name" value="dark/school green right 11"/>
  </properties>
 </tile>
 <tile id="1946">
  <properties>
   <property name="name" value="dark/school green right 14"/>
  </properties>
 </tile>
 <tile id="1947">
  <properties>
   <property name="name" value="dark/school green right 15"/>
  </properties>
 </tile>
 <tile id="1948">
  <properties>
   <property name="lit" type="int" value="1949"/>
   <property name="name" value="dark/school green window 10"/>
  </properties>
 </tile>
 <tile id="1949">
  <properties>
   <property name="name" value="dark/school green window lit 10"/>
  </properties>
 </tile>
 <tile id="1950">
  <properties>
   <property name="lit" type="int" value="1951"/>
   <property name="name" value="dark/school green window 11"/>
  </properties>
 </tile>
 <tile id="1951">
  <properties>
   <property name="name" value="dark/school green window lit 11"/>
  </properties>
 </tile>
 <tile id="1952">
  <properties>
   <property name="lit" type="int" value="1953"/>
   <property name="name" value="dark/school green wide window 10"/>
  </properties>
 </tile>
 <tile id="1953">
  <properties>
   <property name="name" value="dark/school green wide window lit 10"/>
  </properties>
 </tile>
 <tile id="1954">
  <properties>
   <property name="lit" type="int" value="1955"/>
   <property name="name" value="dark/school green wide window 11"/>
  </properties>
 </tile>
 <tile id="1955">
  <properties>
   <property name="name" value="dark/school green wide window lit 11"/>
  </properties>
 </tile>
 <tile id="1956">
  <properties>
   <property name="lit" type="int" value="1957"/>
   <property name="name" value="dark/school green wide window left 10"/>
  </properties>
 </tile>
 <tile id="1957">
  <properties>
   <property name="name" value="dark/school green wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="1958">
  <properties>
   <property name="lit" type="int" value="1959"/>
   <property name="name" value="dark/school green wide window left 11"/>
  </properties>
 </tile>
 <tile id="1959">
  <properties>
   <property name="name" value="dark/school green wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="1960">
  <properties>
   <property name="lit" type="int" value="1961"/>
   <property name="name" value="dark/school green wide window middle 10"/>
  </properties>
 </tile>
 <tile id="1961">
  <properties>
   <property name="name" value="dark/school green wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="1962">
  <properties>
   <property name="lit" type="int" value="1963"/>
   <property name="name" value="dark/school green wide window middle 11"/>
  </properties>
 </tile>
 <tile id="1963">
  <properties>
   <property name="name" value="dark/school green wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="1964">
  <properties>
   <property name="lit" type="int" value="1965"/>
   <property name="name" value="dark/school green wide window right 10"/>
  </properties>
 </tile>
 <tile id="1965">
  <properties>
   <property name="name" value="dark/school green wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="1966">
  <properties>
   <property name="lit" type="int" value="1967"/>
   <property name="name" value="dark/school green wide window right 11"/>
  </properties>
 </tile>
 <tile id="1967">
  <properties>
   <property name="name" value="dark/school green wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="1968">
  <properties>
   <property name="name" value="dark/school green arch 10"/>
  </properties>
 </tile>
 <tile id="1969">
  <properties>
   <property name="name" value="dark/school green arch 11"/>
  </properties>
 </tile>
 <tile id="1970">
  <properties>
   <property name="name" value="dark/school green arch left 10"/>
  </properties>
 </tile>
 <tile id="1971">
  <properties>
   <property name="name" value="dark/school green arch left 11"/>
  </properties>
 </tile>
 <tile id="1972">
  <properties>
   <property name="name" value="dark/school green arch middle 10"/>
  </properties>
 </tile>
 <tile id="1973">
  <properties>
   <property name="name" value="dark/school green arch middle 11"/>
  </properties>
 </tile>
 <tile id="1974">
  <properties>
   <property name="name" value="dark/school green arch right 10"/>
  </properties>
 </tile>
 <tile id="1975">
  <properties>
   <property name="name" value="dark/school green arch right 11"/>
  </properties>
 </tile>
 <tile id="1976">
  <properties>
   <property name="name" value="dark/shop wall 0"/>
  </properties>
 </tile>
 <tile id="1977">
  <properties>
   <property name="name" value="dark/shop wall 1"/>
  </properties>
 </tile>
 <tile id="1978">
  <properties>
   <property name="name" value="dark/shop wall 2"/>
  </properties>
 </tile>
 <tile id="1979">
  <properties>
   <property name="name" value="dark/shop wall 3"/>
  </properties>
 </tile>
 <tile id="1980">
  <properties>
   <property name="name" value="dark/shop wall 4"/>
  </properties>
 </tile>
 <tile id="1981">
  <properties>
   <property name="name" value="dark/shop wall 5"/>
  </properties>
 </tile>
 <tile id="1982">
  <properties>
   <property name="name" value="dark/shop wall 6"/>
  </properties>
 </tile>
 <tile id="1983">
  <properties>
   <property name="name" value="dark/shop wall 7"/>
  </properties>
 </tile>
 <tile id="1984">
  <properties>
   <property name="name" value="dark/shop wall 8"/>
  </properties>
 </tile>
 <tile id="1985">
  <properties>
   <property name="name" value="dark/shop wall 9"/>
  </properties>
 </tile>
 <tile id="1986">
  <properties>
   <property name="name" value="dark/shop wall 10"/>
  </properties>
 </tile>
 <tile id="1987">
  <properties>
   <property name="name" value="dark/shop wall 11"/>
  </properties>
 </tile>
 <tile id="1988">
  <properties>
   <property name="name" value="dark/shop wall 12"/>
  </properties>
 </tile>
 <tile id="1989">
  <properties>
   <property name="name" value="dark/shop wall 13"/>
  </properties>
 </tile>
 <tile id="1990">
  <properties>
   <property name="name" value="dark/shop wall 14"/>
  </properties>
 </tile>
 <tile id="1991">
  <properties>
   <property name="name" value="dark/shop wall 15"/>
  </properties>
 </tile>
 <tile id="1992">
  <properties>
   <property name="name" value="dark/shop right 2"/>
  </properties>
 </tile>
 <tile id="1993">
  <properties>
   <property name="name" value="dark/shop right 3"/>
  </properties>
 </tile>
 <tile id="1994">
  <properties>
   <property name="name" value="dark/shop right 6"/>
  </properties>
 </tile>
 <tile id="1995">
  <properties>
   <property name="name" value="dark/shop right 7"/>
  </properties>
 </tile>
 <tile id="1996">
  <properties>
   <property name="name" value="dark/shop right 10"/>
  </properties>
 </tile>
 <tile id="1997">
  <properties>
   <property name="name" value="dark/shop right 11"/>
  </properties>
 </tile>
 <tile id="1998">
  <properties>
   <property name="name" value="dark/shop right 14"/>
  </properties>
 </tile>
 <tile id="1999">
  <properties>
   <property name="name" value="dark/shop right 15"/>
  </properties>
 </tile>
 <tile id="2000">
  <properties>
   <property name="lit" type="int" value="2001"/>
   <property name="name" value="dark/shop window 10"/>
  </properties>
 </tile>
 <tile id="2001">
  <properties>
   <property name="name" value="dark/shop window lit 10"/>
  </properties>
 </tile>
 <tile id="2002">
  <properties>
   <property name="lit" type="int" value="2003"/>
   <property name="name" value="dark/shop window 11"/>
  </properties>
 </tile>
 <tile id="2003">
  <properties>
   <property name="name" value="dark/shop window lit 11"/>
  </properties>
 </tile>
 <tile id="2004">
  <properties>
   <property name="lit" type="int" value="2005"/>
   <property name="name" value="dark/shop wide window 10"/>
  </properties>
 </tile>
 <tile id="2005">
  <properties>
   <property name="name" value="dark/shop wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2006">
  <properties>
   <property name="lit" type="int" value="2007"/>
   <property name="name" value="dark/shop wide window 11"/>
  </properties>
 </tile>
 <tile id="2007">
  <properties>
   <property name="name" value="dark/shop wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2008">
  <properties>
   <property name="lit" type="int" value="2009"/>
   <property name="name" value="dark/shop wide window left 10"/>
  </properties>
 </tile>
 <tile id="2009">
  <properties>
   <property name="name" value="dark/shop wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2010">
  <properties>
   <property name="lit" type="int" value="2011"/>
   <property name="name" value="dark/shop wide window left 11"/>
  </properties>
 </tile>
 <tile id="2011">
  <properties>
   <property name="name" value="dark/shop wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2012">
  <properties>
   <property name="lit" type="int" value="2013"/>
   <property name="name" value="dark/shop wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2013">
  <properties>
   <property name="name" value="dark/shop wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2014">
  <properties>
   <property name="lit" type="int" value="2015"/>
   <property name="name" value="dark/shop wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2015">
  <properties>
   <property name="name" value="dark/shop wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2016">
  <properties>
   <property name="lit" type="int" value="2017"/>
   <property name="name" value="dark/shop wide window right 10"/>
  </properties>
 </tile>
 <tile id="2017">
  <properties>
   <property name="name" value="dark/shop wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2018">
  <properties>
   <property name="lit" type="int" value="2019"/>
   <property name="name" value="dark/shop wide window right 11"/>
  </properties>
 </tile>
 <tile id="2019">
  <properties>
   <property name="name" value="dark/shop wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2020">
  <properties>
   <property name="name" value="dark/shop arch 10"/>
  </properties>
 </tile>
 <tile id="2021">
  <properties>
   <property name="name" value="dark/shop arch 11"/>
  </properties>
 </tile>
 <tile id="2022">
  <properties>
   <property name="name" value="dark/shop arch left 10"/>
  </properties>
 </tile>
 <tile id="2023">
  <properties>
   <property name="name" value="dark/shop arch left 11"/>
  </properties>
 </tile>
 <tile id="2024">
  <properties>
   <property name="name" value="dark/shop arch middle 10"/>
  </properties>
 </tile>
 <tile id="2025">
  <properties>
   <property name="name" value="dark/shop arch middle 11"/>
  </properties>
 </tile>
 <tile id="2026">
  <properties>
   <property name="name" value="dark/shop arch right 10"/>
  </properties>
 </tile>
 <tile id="2027">
  <properties>
   <property name="name" value="dark/shop arch right 11"/>
  </properties>
 </tile>
 <tile id="2028">
  <properties>
   <property name="name" value="dark/dorm wall 0"/>
  </properties>
 </tile>
 <tile id="2029">
  <properties>
   <property name="name" value="dark/dorm wall 1"/>
  </properties>
 </tile>
 <tile id="2030">
  <properties>
   <property name="name" value="dark/dorm wall 2"/>
  </properties>
 </tile>
 <tile id="2031">
  <properties>
   <property name="name" value="dark/dorm wall 3"/>
  </properties>
 </tile>
 <tile id="2032">
  <properties>
   <property name="name" value="dark/dorm wall 4"/>
  </properties>
 </tile>
 <tile id="2033">
  <properties>
   <property name="name" value="dark/dorm wall 5"/>
  </properties>
 </tile>
 <tile id="2034">
  <properties>
   <property name="name" value="dark/dorm wall 6"/>
  </properties>
 </tile>
 <tile id="2035">
  <properties>
   <property name="name" value="dark/dorm wall 7"/>
  </properties>
 </tile>
 <tile id="2036">
  <properties>
   <property name="name" value="dark/dorm wall 8"/>
  </properties>
 </tile>
 <tile id="2037">
  <properties>
   <property name="name" value="dark/dorm wall 9"/>
  </properties>
 </tile>
 <tile id="2038">
  <properties>
   <property name="name" value="dark/dorm wall 10"/>
  </properties>
 </tile>
 <tile id="2039">
  <properties>
   <property name="name" value="dark/dorm wall 11"/>
  </properties>
 </tile>
 <tile id="2040">
  <properties>
   <property name="name" value="dark/dorm wall 12"/>
  </properties>
 </tile>
 <tile id="2041">
  <properties>
   <property name="name" value="dark/dorm wall 13"/>
  </properties>
 </tile>
 <tile id="2042">
  <properties>
   <property name="name" value="dark/dorm wall 14"/>
  </properties>
 </tile>
 <tile id="2043">
  <properties>
   <property name="name" value="dark/dorm wall 15"/>
  </properties>
 </tile>
 <tile id="2044">
  <properties>
   <property name="name" value="dark/dorm right 2"/>
  </properties>
 </tile>
 <tile id="2045">
  <properties>
   <property name="name" value="dark/dorm right 3"/>
  </properties>
 </tile>
 <tile id="2046">
  <properties>
   <property name="name" value="dark/dorm right 6"/>
  </properties>
 </tile>
 <tile id="2047">
  <properties>
   <property name="name" value="dark/dorm right 7"/>
  </properties>
 </tile>
 <tile id="2048">
  <properties>
   <property name="name" value="dark/dorm right 10"/>
  </properties>
 </tile>
 <tile id="2049">
  <properties>
   <property name="name" value="dark/dorm right 11"/>
  </properties>
 </tile>
 <tile id="2050">
  <properties>
   <property name="name" value="dark/dorm right 14"/>
  </properties>
 </tile>
 <tile id="2051">
  <properties>
   <property name="name" value="dark/dorm right 15"/>
  </properties>
 </tile>
 <tile id="2052">
  <properties>
   <property name="lit" type="int" value="2053"/>
   <property name="name" value="dark/dorm window 10"/>
  </properties>
 </tile>
 <tile id="2053">
  <properties>
   <property name="name" value="dark/dorm window lit 10"/>
  </properties>
 </tile>
 <tile id="2054">
  <properties>
   <property name="lit" type="int" value="2055"/>
   <property name="name" value="dark/dorm window 11"/>
  </properties>
 </tile>
 <tile id="2055">
  <properties>
   <property name="name" value="dark/dorm window lit 11"/>
  </properties>
 </tile>
 <tile id="2056">
  <properties>
   <property name="lit" type="int" value="2057"/>
   <property name="name" value="dark/dorm wide window 10"/>
  </properties>
 </tile>
 <tile id="2057">
  <properties>
   <property name="name" value="dark/dorm wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2058">
  <properties>
   <property name="lit" type="int" value="2059"/>
   <property name="name" value="dark/dorm wide window 11"/>
  </properties>
 </tile>
 <tile id="2059">
  <properties>
   <property name="name" value="dark/dorm wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2060">
  <properties>
   <property name="lit" type="int" value="2061"/>
   <property name="name" value="dark/dorm wide window left 10"/>
  </properties>
 </tile>
 <tile id="2061">
  <properties>
   <property name="name" value="dark/dorm wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2062">
  <properties>
   <property name="lit" type="int" value="2063"/>
   <property name="name" value="dark/dorm wide window left 11"/>
  </properties>
 </tile>
 <tile id="2063">
  <properties>
   <property name="name" value="dark/dorm wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2064">
  <properties>
   <property name="lit" type="int" value="2065"/>
   <property name="name" value="dark/dorm wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2065">
  <properties>
   <property name="name" value="dark/dorm wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2066">
  <properties>
   <property name="lit" type="int" value="2067"/>
   <property name="name" value="dark/dorm wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2067">
  <properties>
   <property name="name" value="dark/dorm wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2068">
  <properties>
   <property name="lit" type="int" value="2069"/>
   <property name="name" value="dark/dorm wide window right 10"/>
  </properties>
 </tile>
 <tile id="2069">
  <properties>
   <property name="name" value="dark/dorm wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2070">
  <properties>
   <property name="lit" type="int" value="2071"/>
   <property name="name" value="dark/dorm wide window right 11"/>
  </properties>
 </tile>
 <tile id="2071">
  <properties>
   <property name="name" value="dark/dorm wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2072">
  <properties>
   <property name="name" value="dark/dorm arch 10"/>
  </properties>
 </tile>
 <tile id="2073">
  <properties>
   <property name="name" value="dark/dorm arch 11"/>
  </properties>
 </tile>
 <tile id="2074">
  <properties>
   <property name="name" value="dark/dorm arch left 10"/>
  </properties>
 </tile>
 <tile id="2075">
  <properties>
   <property name="name" value="dark/dorm arch left 11"/>
  </properties>
 </tile>
 <tile id="2076">
  <properties>
   <property name="name" value="dark/dorm arch middle 10"/>
  </properties>
 </tile>
 <tile id="2077">
  <properties>
   <property name="name" value="dark/dorm arch middle 11"/>
  </properties>
 </tile>
 <tile id="2078">
  <properties>
   <property name="name" value="dark/dorm arch right 10"/>
  </properties>
 </tile>
 <tile id="2079">
  <properties>
   <property name="name" value="dark/dorm arch right 11"/>
  </properties>
 </tile>
 <tile id="2080">
  <properties>
   <property name="name" value="dark/kitchen tile wall 0"/>
  </properties>
 </tile>
 <tile id="2081">
  <properties>
   <property name="name" value="dark/kitchen tile wall 1"/>
  </properties>
 </tile>
 <tile id="2082">
  <properties>
   <property name="name" value="dark/kitchen tile wall 2"/>
  </properties>
 </tile>
 <tile id="2083">
  <properties>
   <property name="name" value="dark/kitchen tile wall 3"/>
  </properties>
 </tile>
 <tile id="2084">
  <properties>
   <property name="name" value="dark/kitchen tile wall 4"/>
  </properties>
 </tile>
 <tile id="2085">
  <properties>
   <property name="name" value="dark/kitchen tile wall 5"/>
  </properties>
 </tile>
 <tile id="2086">
  <properties>
   <property name="name" value="dark/kitchen tile wall 6"/>
  </properties>
 </tile>
 <tile id="2087">
  <properties>
   <property name="name" value="dark/kitchen tile wall 7"/>
  </properties>
 </tile>
 <tile id="2088">
  <properties>
   <property name="name" value="dark/kitchen tile wall 8"/>
  </properties>
 </tile>
 <tile id="2089">
  <properties>
   <property name="name" value="dark/kitchen tile wall 9"/>
  </properties>
 </tile>
 <tile id="2090">
  <properties>
   <property name="name" value="dark/kitchen tile wall 10"/>
  </properties>
 </tile>
 <tile id="2091">
  <properties>
   <property name="name" value="dark/kitchen tile wall 11"/>
  </properties>
 </tile>
 <tile id="2092">
  <properties>
   <property name="name" value="dark/kitchen tile wall 12"/>
  </properties>
 </tile>
 <tile id="2093">
  <properties>
   <property name="name" value="dark/kitchen tile wall 13"/>
  </properties>
 </tile>
 <tile id="2094">
  <properties>
   <property name="name" value="dark/kitchen tile wall 14"/>
  </properties>
 </tile>
 <tile id="2095">
  <properties>
   <property name="name" value="dark/kitchen tile wall 15"/>
  </properties>
 </tile>
 <tile id="2096">
  <properties>
   <property name="name" value="dark/kitchen tile right 2"/>
  </properties>
 </tile>
 <tile id="2097">
  <properties>
   <property name="name" value="dark/kitchen tile right 3"/>
  </properties>
 </tile>
 <tile id="2098">
  <properties>
   <property name="name" value="dark/kitchen tile right 6"/>
  </properties>
 </tile>
 <tile id="2099">
  <properties>
   <property name="name" value="dark/kitchen tile right 7"/>
  </properties>
 </tile>
 <tile id="2100">
  <properties>
   <property name="name" value="dark/kitchen tile right 10"/>
  </properties>
 </tile>
 <tile id="2101">
  <properties>
   <property name="name" value="dark/kitchen tile right 11"/>
  </properties>
 </tile>
 <tile id="2102">
  <properties>
   <property name="name" value="dark/kitchen tile right 14"/>
  </properties>
 </tile>
 <tile id="2103">
  <properties>
   <property name="name" value="dark/kitchen tile right 15"/>
  </properties>
 </tile>
 <tile id="2104">
  <properties>
   <property name="lit" type="int" value="2105"/>
   <property name="name" value="dark/kitchen tile window 10"/>
  </properties>
 </tile>
 <tile id="2105">
  <properties>
   <property name="name" value="dark/kitchen tile window lit 10"/>
  </properties>
 </tile>
 <tile id="2106">
  <properties>
   <property name="lit" type="int" value="2107"/>
   <property name="name" value="dark/kitchen tile window 11"/>
  </properties>
 </tile>
 <tile id="2107">
  <properties>
   <property name="name" value="dark/kitchen tile window lit 11"/>
  </properties>
 </tile>
 <tile id="2108">
  <properties>
   <property name="lit" type="int" value="2109"/>
   <property name="name" value="dark/kitchen tile wide window 10"/>
  </properties>
 </tile>
 <tile id="2109">
  <properties>
   <property name="name" value="dark/kitchen tile wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2110">
  <properties>
   <property name="lit" type="int" value="2111"/>
   <property name="name" value="dark/kitchen tile wide window 11"/>
  </properties>
 </tile>
 <tile id="2111">
  <properties>
   <property name="name" value="dark/kitchen tile wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2112">
  <properties>
   <property name="lit" type="int" value="2113"/>
   <property name="name" value="dark/kitchen tile wide window left 10"/>
  </properties>
 </tile>
 <tile id="2113">
  <properties>
   <property name="name" value="dark/kitchen tile wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2114">
  <properties>
   <property name="lit" type="int" value="2115"/>
   <property name="name" value="dark/kitchen tile wide window left 11"/>
  </properties>
 </tile>
 <tile id="2115">
  <properties>
   <property name="name" value="dark/kitchen tile wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2116">
  <properties>
   <property name="lit" type="int" value="2117"/>
   <property name="name" value="dark/kitchen tile wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2117">
  <properties>
   <property name="name" value="dark/kitchen tile wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2118">
  <properties>
   <property name="lit" type="int" value="2119"/>
   <property name="name" value="dark/kitchen tile wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2119">
  <properties>
   <property name="name" value="dark/kitchen tile wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2120">
  <properties>
   <property name="lit" type="int" value="2121"/>
   <property name="name" value="dark/kitchen tile wide window right 10"/>
  </properties>
 </tile>
 <tile id="2121">
  <properties>
   <property name="name" value="dark/kitchen tile wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2122">
  <properties>
   <property name="lit" type="int" value="2123"/>
   <property name="name" value="dark/kitchen tile wide window right 11"/>
  </properties>
 </tile>
 <tile id="2123">
  <properties>
   <property name="name" value="dark/kitchen tile wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2124">
  <properties>
   <property name="name" value="dark/kitchen tile arch 10"/>
  </properties>
 </tile>
 <tile id="2125">
  <properties>
   <property name="name" value="dark/kitchen tile arch 11"/>
  </properties>
 </tile>
 <tile id="2126">
  <properties>
   <property name="name" value="dark/kitchen tile arch left 10"/>
  </properties>
 </tile>
 <tile id="2127">
  <properties>
   <property name="name" value="dark/kitchen tile arch left 11"/>
  </properties>
 </tile>
 <tile id="2128">
  <properties>
   <property name="name" value="dark/kitchen tile arch middle 10"/>
  </properties>
 </tile>
 <tile id="2129">
  <properties>
   <property name="name" value="dark/kitchen tile arch middle 11"/>
  </properties>
 </tile>
 <tile id="2130">
  <properties>
   <property name="name" value="dark/kitchen tile arch right 10"/>
  </properties>
 </tile>
 <tile id="2131">
  <properties>
   <property name="name" value="dark/kitchen tile arch right 11"/>
  </properties>
 </tile>
 <tile id="2132">
  <properties>
   <property name="name" value="dark/brick wall 0"/>
  </properties>
 </tile>
 <tile id="2133">
  <properties>
   <property name="name" value="dark/brick wall 1"/>
  </properties>
 </tile>
 <tile id="2134">
  <properties>
   <property name="name" value="dark/brick wall 2"/>
  </properties>
 </tile>
 <tile id="2135">
  <properties>
   <property name="name" value="dark/brick wall 3"/>
  </properties>
 </tile>
 <tile id="2136">
  <properties>
   <property name="name" value="dark/brick wall 4"/>
  </properties>
 </tile>
 <tile id="2137">
  <properties>
   <property name="name" value="dark/brick wall 5"/>
  </properties>
 </tile>
 <tile id="2138">
  <properties>
   <property name="name" value="dark/brick wall 6"/>
  </properties>
 </tile>
 <tile id="2139">
  <properties>
   <property name="name" value="dark/brick wall 7"/>
  </properties>
 </tile>
 <tile id="2140">
  <properties>
   <property name="name" value="dark/brick wall 8"/>
  </properties>
 </tile>
 <tile id="2141">
  <properties>
   <property name="name" value="dark/brick wall 9"/>
  </properties>
 </tile>
 <tile id="2142">
  <properties>
   <property name="name" value="dark/brick wall 10"/>
  </properties>
 </tile>
 <tile id="2143">
  <properties>
   <property name="name" value="dark/brick wall 11"/>
  </properties>
 </tile>
 <tile id="2144">
  <properties>
   <property name="name" value="dark/brick wall 12"/>
  </properties>
 </tile>
 <tile id="2145">
  <properties>
   <property name="name" value="dark/brick wall 13"/>
  </properties>
 </tile>
 <tile id="2146">
  <properties>
   <property name="name" value="dark/brick wall 14"/>
  </properties>
 </tile>
 <tile id="2147">
  <properties>
   <property name="name" value="dark/brick wall 15"/>
  </properties>
 </tile>
 <tile id="2148">
  <properties>
   <property name="name" value="dark/brick right 2"/>
  </properties>
 </tile>
 <tile id="2149">
  <properties>
   <property name="name" value="dark/brick right 3"/>
  </properties>
 </tile>
 <tile id="2150">
  <properties>
   <property name="name" value="dark/brick right 6"/>
  </properties>
 </tile>
 <tile id="2151">
  <properties>
   <property name="name" value="dark/brick right 7"/>
  </properties>
 </tile>
 <tile id="2152">
  <properties>
   <property name="name" value="dark/brick right 10"/>
  </properties>
 </tile>
 <tile id="2153">
  <properties>
   <property name="name" value="dark/brick right 11"/>
  </properties>
 </tile>
 <tile id="2154">
  <properties>
   <property name="name" value="dark/brick right 14"/>
  </properties>
 </tile>
 <tile id="2155">
  <properties>
   <property name="name" value="dark/brick right 15"/>
  </properties>
 </tile>
 <tile id="2156">
  <properties>
   <property name="lit" type="int" value="2157"/>
   <property name="name" value="dark/brick window 10"/>
  </properties>
 </tile>
 <tile id="2157">
  <properties>
   <property name="name" value="dark/brick window lit 10"/>
  </properties>
 </tile>
 <tile id="2158">
  <properties>
   <property name="lit" type="int" value="2159"/>
   <property name="name" value="dark/brick window 11"/>
  </properties>
 </tile>
 <tile id="2159">
  <properties>
   <property name="name" value="dark/brick window lit 11"/>
  </properties>
 </tile>
 <tile id="2160">
  <properties>
   <property name="lit" type="int" value="2161"/>
   <property name="name" value="dark/brick wide window 10"/>
  </properties>
 </tile>
 <tile id="2161">
  <properties>
   <property name="name" value="dark/brick wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2162">
  <properties>
   <property name="lit" type="int" value="2163"/>
   <property name="name" value="dark/brick wide window 11"/>
  </properties>
 </tile>
 <tile id="2163">
  <properties>
   <property name="name" value="dark/brick wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2164">
  <properties>
   <property name="lit" type="int" value="2165"/>
   <property name="name" value="dark/brick wide window left 10"/>
  </properties>
 </tile>
 <tile id="2165">
  <properties>
   <property name="name" value="dark/brick wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2166">
  <properties>
   <property name="lit" type="int" value="2167"/>
   <property name="name" value="dark/brick wide window left 11"/>
  </properties>
 </tile>
 <tile id="2167">
  <properties>
   <property name="name" value="dark/brick wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2168">
  <properties>
   <property name="lit" type="int" value="2169"/>
   <property name="name" value="dark/brick wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2169">
  <properties>
   <property name="name" value="dark/brick wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2170">
  <properties>
   <property name="lit" type="int" value="2171"/>
   <property name="name" value="dark/brick wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2171">
  <properties>
   <property name="name" value="dark/brick wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2172">
  <properties>
   <property name="lit" type="int" value="2173"/>
   <property name="name" value="dark/brick wide window right 10"/>
  </properties>
 </tile>
 <tile id="2173">
  <properties>
   <property name="name" value="dark/brick wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2174">
  <properties>
   <property name="lit" type="int" value="2175"/>
   <property name="name" value="dark/brick wide window right 11"/>
  </properties>
 </tile>
 <tile id="2175">
  <properties>
   <property name="name" value="dark/brick wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2176">
  <properties>
   <property name="name" value="dark/brick arch 10"/>
  </properties>
 </tile>
 <tile id="2177">
  <properties>
   <property name="name" value="dark/brick arch 11"/>
  </properties>
 </tile>
 <tile id="2178">
  <properties>
   <property name="name" value="dark/brick arch left 10"/>
  </properties>
 </tile>
 <tile id="2179">
  <properties>
   <property name="name" value="dark/brick arch left 11"/>
  </properties>
 </tile>
 <tile id="2180">
  <properties>
   <property name="name" value="dark/brick arch middle 10"/>
  </properties>
 </tile>
 <tile id="2181">
  <properties>
   <property name="name" value="dark/brick arch middle 11"/>
  </properties>
 </tile>
 <tile id="2182">
  <properties>
   <property name="name" value="dark/brick arch right 10"/>
  </properties>
 </tile>
 <tile id="2183">
  <properties>
   <property name="name" value="dark/brick arch right 11"/>
  </properties>
 </tile>
 <tile id="2184">
  <properties>
   <property name="name" value="dark/red brick wall 0"/>
  </properties>
 </tile>
 <tile id="2185">
  <properties>
   <property name="name" value="dark/red brick wall 1"/>
  </properties>
 </tile>
 <tile id="2186">
  <properties>
   <property name="name" value="dark/red brick wall 2"/>
  </properties>
 </tile>
 <tile id="2187">
  <properties>
   <property name="name" value="dark/red brick wall 3"/>
  </properties>
 </tile>
 <tile id="2188">
  <properties>
   <property name="name" value="dark/red brick wall 4"/>
  </properties>
 </tile>
 <tile id="2189">
  <properties>
   <property name="name" value="dark/red brick wall 5"/>
  </properties>
 </tile>
 <tile id="2190">
  <properties>
   <property name="name" value="dark/red brick wall 6"/>
  </properties>
 </tile>
 <tile id="2191">
  <properties>
   <property name="name" value="dark/red brick wall 7"/>
  </properties>
 </tile>
 <tile id="2192">
  <properties>
   <property name="name" value="dark/red brick wall 8"/>
  </properties>
 </tile>
 <tile id="2193">
  <properties>
   <property name="name" value="dark/red brick wall 9"/>
  </properties>
 </tile>
 <tile id="2194">
  <properties>
   <property name="name" value="dark/red brick wall 10"/>
  </properties>
 </tile>
 <tile id="2195">
  <properties>
   <property name="name" value="dark/red brick wall 11"/>
  </properties>
 </tile>
 <tile id="2196">
  <properties>
   <property name="name" value="dark/red brick wall 12"/>
  </properties>
 </tile>
 <tile id="2197">
  <properties>
   <property name="name" value="dark/red brick wall 13"/>
  </properties>
 </tile>
 <tile id="2198">
  <properties>
   <property name="name" value="dark/red brick wall 14"/>
  </properties>
 </tile>
 <tile id="2199">
  <properties>
   <property name="name" value="dark/red brick wall 15"/>
  </properties>
 </tile>
 <tile id="2200">
  <properties>
   <property name="name" value="dark/red brick right 2"/>
  </properties>
 </tile>
 <tile id="2201">
  <properties>
   <property name="name" value="dark/red brick right 3"/>
  </properties>
 </tile>
 <tile id="2202">
  <properties>
   <property name="name" value="dark/red brick right 6"/>
  </properties>
 </tile>
 <tile id="2203">
  <properties>
   <property name="name" value="dark/red brick right 7"/>
  </properties>
 </tile>
 <tile id="2204">
  <properties>
   <property name="name" value="dark/red brick right 10"/>
  </properties>
 </tile>
 <tile id="2205">
  <properties>
   <property name="name" value="dark/red brick right 11"/>
  </properties>
 </tile>
 <tile id="2206">
  <properties>
   <property name="name" value="dark/red brick right 14"/>
  </properties>
 </tile>
 <tile id="2207">
  <properties>
   <property name="name" value="dark/red brick right 15"/>
  </properties>
 </tile>
 <tile id="2208">
  <properties>
   <property name="lit" type="int" value="2209"/>
   <property name="name" value="dark/red brick window 10"/>
  </properties>
 </tile>
 <tile id="2209">
  <properties>
   <property name="name" value="dark/red brick window lit 10"/>
  </properties>
 </tile>
 <tile id="2210">
  <properties>
   <property name="lit" type="int" value="2211"/>
   <property name="name" value="dark/red brick window 11"/>
  </properties>
 </tile>
 <tile id="2211">
  <properties>
   <property name="name" value="dark/red brick window lit 11"/>
  </properties>
 </tile>
 <tile id="2212">
  <properties>
   <property name="lit" type="int" value="2213"/>
   <property name="name" value="dark/red brick wide window 10"/>
  </properties>
 </tile>
 <tile id="2213">
  <properties>
   <property name="name" value="dark/red brick wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2214">
  <properties>
   <property name="lit" type="int" value="2215"/>
   <property name="name" value="dark/red brick wide window 11"/>
  </properties>
 </tile>
 <tile id="2215">
  <properties>
   <property name="name" value="dark/red brick wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2216">
  <properties>
   <property name="lit" type="int" value="2217"/>
   <property name="name" value="dark/red brick wide window left 10"/>
  </properties>
 </tile>
 <tile id="2217">
  <properties>
   <property name="name" value="dark/red brick wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2218">
  <properties>
   <property name="lit" type="int" value="2219"/>
   <property name="name" value="dark/red brick wide window left 11"/>
  </properties>
 </tile>
 <tile id="2219">
  <properties>
   <property name="name" value="dark/red brick wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2220">
  <properties>
   <property name="lit" type="int" value="2221"/>
   <property name="name" value="dark/red brick wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2221">
  <properties>
   <property name="name" value="dark/red brick wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2222">
  <properties>
   <property name="lit" type="int" value="2223"/>
   <property name="name" value="dark/red brick wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2223">
  <properties>
   <property name="name" value="dark/red brick wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2224">
  <properties>
   <property name="lit" type="int" value="2225"/>
   <property name="name" value="dark/red brick wide window right 10"/>
  </properties>
 </tile>
 <tile id="2225">
  <properties>
   <property name="name" value="dark/red brick wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2226">
  <properties>
   <property name="lit" type="int" value="2227"/>
   <property name="name" value="dark/red brick wide window right 11"/>
  </properties>
 </tile>
 <tile id="2227">
  <properties>
   <property name="name" value="dark/red brick wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2228">
  <properties>
   <property name="name" value="dark/red brick arch 10"/>
  </properties>
 </tile>
 <tile id="2229">
  <properties>
   <property name="name" value="dark/red brick arch 11"/>
  </properties>
 </tile>
 <tile id="2230">
  <properties>
   <property name="name" value="dark/red brick arch left 10"/>
  </properties>
 </tile>
 <tile id="2231">
  <properties>
   <property name="name" value="dark/red brick arch left 11"/>
  </properties>
 </tile>
 <tile id="2232">
  <properties>
   <property name="name" value="dark/red brick arch middle 10"/>
  </properties>
 </tile>
 <tile id="2233">
  <properties>
   <property name="name" value="dark/red brick arch middle 11"/>
  </properties>
 </tile>
 <tile id="2234">
  <properties>
   <property name="name" value="dark/red brick arch right 10"/>
  </properties>
 </tile>
 <tile id="2235">
  <properties>
   <property name="name" value="dark/red brick arch right 11"/>
  </properties>
 </tile>
 <tile id="2236">
  <properties>
   <property name="name" value="dark/timber wall 0"/>
  </properties>
 </tile>
 <tile id="2237">
  <properties>
   <property name="name" value="dark/timber wall 1"/>
  </properties>
 </tile>
 <tile id="2238">
  <properties>
   <property name="name" value="dark/timber wall 2"/>
  </properties>
 </tile>
 <tile id="2239">
  <properties>
   <property name="name" value="dark/timber wall 3"/>
  </properties>
 </tile>
 <tile id="2240">
  <properties>
   <property name="name" value="dark/timber wall 4"/>
  </properties>
 </tile>
 <tile id="2241">
  <properties>
   <property name="name" value="dark/timber wall 5"/>
  </properties>
 </tile>
 <tile id="2242">
  <properties>
   <property name="name" value="dark/timber wall 6"/>
  </properties>
 </tile>
 <tile id="2243">
  <properties>
   <property name="name" value="dark/timber wall 7"/>
  </properties>
 </tile>
 <tile id="2244">
  <properties>
   <property name="name" value="dark/timber wall 8"/>
  </properties>
 </tile>
 <tile id="2245">
  <properties>
   <property name="name" value="dark/timber wall 9"/>
  </properties>
 </tile>
 <tile id="2246">
  <properties>
   <property name="name" value="dark/timber wall 10"/>
  </properties>
 </tile>
 <tile id="2247">
  <properties>
   <property name="name" value="dark/timber wall 11"/>
  </properties>
 </tile>
 <tile id="2248">
  <properties>
   <property name="name" value="dark/timber wall 12"/>
  </properties>
 </tile>
 <tile id="2249">
  <properties>
   <property name="name" value="dark/timber wall 13"/>
  </properties>
 </tile>
 <tile id="2250">
  <properties>
   <property name="name" value="dark/timber wall 14"/>
  </properties>
 </tile>
 <tile id="2251">
  <properties>
   <property name="name" value="dark/timber wall 15"/>
  </properties>
 </tile>
 <tile id="2252">
  <properties>
   <property name="name" value="dark/timber right 2"/>
  </properties>
 </tile>
 <tile id="2253">
  <properties>
   <property name="name" value="dark/timber right 3"/>
  </properties>
 </tile>
 <tile id="2254">
  <properties>
   <property name="name" value="dark/timber right 6"/>
  </properties>
 </tile>
 <tile id="2255">
  <properties>
   <property name="name" value="dark/timber right 7"/>
  </properties>
 </tile>
 <tile id="2256">
  <properties>
   <property name="name" value="dark/timber right 10"/>
  </properties>
 </tile>
 <tile id="2257">
  <properties>
   <property name="name" value="dark/timber right 11"/>
  </properties>
 </tile>
 <tile id="2258">
  <properties>
   <property name="name" value="dark/timber right 14"/>
  </properties>
 </tile>
 <tile id="2259">
  <properties>
   <property name="name" value="dark/timber right 15"/>
  </properties>
 </tile>
 <tile id="2260">
  <properties>
   <property name="lit" type="int" value="2261"/>
   <property name="name" value="dark/timber window 10"/>
  </properties>
 </tile>
 <tile id="2261">
  <properties>
   <property name="name" value="dark/timber window lit 10"/>
  </properties>
 </tile>
 <tile id="2262">
  <properties>
   <property name="lit" type="int" value="2263"/>
   <property name="name" value="dark/timber window 11"/>
  </properties>
 </tile>
 <tile id="2263">
  <properties>
   <property name="name" value="dark/timber window lit 11"/>
  </properties>
 </tile>
 <tile id="2264">
  <properties>
   <property name="lit" type="int" value="2265"/>
   <property name="name" value="dark/timber wide window 10"/>
  </properties>
 </tile>
 <tile id="2265">
  <properties>
   <property name="name" value="dark/timber wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2266">
  <properties>
   <property name="lit" type="int" value="2267"/>
   <property name="name" value="dark/timber wide window 11"/>
  </properties>
 </tile>
 <tile id="2267">
  <properties>
   <property name="name" value="dark/timber wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2268">
  <properties>
   <property name="lit" type="int" value="2269"/>
   <property name="name" value="dark/timber wide window left 10"/>
  </properties>
 </tile>
 <tile id="2269">
  <properties>
   <property name="name" value="dark/timber wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2270">
  <properties>
   <property name="lit" type="int" value="2271"/>
   <property name="name" value="dark/timber wide window left 11"/>
  </properties>
 </tile>
 <tile id="2271">
  <properties>
   <property name="name" value="dark/timber wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2272">
  <properties>
   <property name="lit" type="int" value="2273"/>
   <property name="name" value="dark/timber wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2273">
  <properties>
   <property name="name" value="dark/timber wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2274">
  <properties>
   <property name="lit" type="int" value="2275"/>
   <property name="name" value="dark/timber wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2275">
  <properties>
   <property name="name" value="dark/timber wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2276">
  <properties>
   <property name="lit" type="int" value="2277"/>
   <property name="name" value="dark/timber wide window right 10"/>
  </properties>
 </tile>
 <tile id="2277">
  <properties>
   <property name="name" value="dark/timber wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2278">
  <properties>
   <property name="lit" type="int" value="2279"/>
   <property name="name" value="dark/timber wide window right 11"/>
  </properties>
 </tile>
 <tile id="2279">
  <properties>
   <property name="name" value="dark/timber wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2280">
  <properties>
   <property name="name" value="dark/timber arch 10"/>
  </properties>
 </tile>
 <tile id="2281">
  <properties>
   <property name="name" value="dark/timber arch 11"/>
  </properties>
 </tile>
 <tile id="2282">
  <properties>
   <property name="name" value="dark/timber arch left 10"/>
  </properties>
 </tile>
 <tile id="2283">
  <properties>
   <property name="name" value="dark/timber arch left 11"/>
  </properties>
 </tile>
 <tile id="2284">
  <properties>
   <property name="name" value="dark/timber arch middle 10"/>
  </properties>
 </tile>
 <tile id="2285">
  <properties>
   <property name="name" value="dark/timber arch middle 11"/>
  </properties>
 </tile>
 <tile id="2286">
  <properties>
   <property name="name" value="dark/timber arch right 10"/>
  </properties>
 </tile>
 <tile id="2287">
  <properties>
   <property name="name" value="dark/timber arch right 11"/>
  </properties>
 </tile>
 <tile id="2288">
  <properties>
   <property name="name" value="dark/stucco cream wall 0"/>
  </properties>
 </tile>
 <tile id="2289">
  <properties>
   <property name="name" value="dark/stucco cream wall 1"/>
  </properties>
 </tile>
 <tile id="2290">
  <properties>
   <property name="name" value="dark/stucco cream wall 2"/>
  </properties>
 </tile>
 <tile id="2291">
  <properties>
   <property name="name" value="dark/stucco cream wall 3"/>
  </properties>
 </tile>
 <tile id="2292">
  <properties>
   <property name="name" value="dark/stucco cream wall 4"/>
  </properties>
 </tile>
 <tile id="2293">
  <properties>
   <property name="name" value="dark/stucco cream wall 5"/>
  </properties>
 </tile>
 <tile id="2294">
  <properties>
   <property name="name" value="dark/stucco cream wall 6"/>
  </properties>
 </tile>
 <tile id="2295">
  <properties>
   <property name="name" value="dark/stucco cream wall 7"/>
  </properties>
 </tile>
 <tile id="2296">
  <properties>
   <property name="name" value="dark/stucco cream wall 8"/>
  </properties>
 </tile>
 <tile id="2297">
  <properties>
   <property name="name" value="dark/stucco cream wall 9"/>
  </properties>
 </tile>
 <tile id="2298">
  <properties>
   <property name="name" value="dark/stucco cream wall 10"/>
  </properties>
 </tile>
 <tile id="2299">
  <properties>
   <property name="name" value="dark/stucco cream wall 11"/>
  </properties>
 </tile>
 <tile id="2300">
  <properties>
   <property name="name" value="dark/stucco cream wall 12"/>
  </properties>
 </tile>
 <tile id="2301">
  <properties>
   <property name="name" value="dark/stucco cream wall 13"/>
  </properties>
 </tile>
 <tile id="2302">
  <properties>
   <property name="name" value="dark/stucco cream wall 14"/>
  </properties>
 </tile>
 <tile id="2303">
  <properties>
   <property name="name" value="dark/stucco cream wall 15"/>
  </properties>
 </tile>
 <tile id="2304">
  <properties>
   <property name="name" value="dark/stucco cream right 2"/>
  </properties>
 </tile>
 <tile id="2305">
  <properties>
   <property name="name" value="dark/stucco cream right 3"/>
  </properties>
 </tile>
 <tile id="2306">
  <properties>
   <property name="name" value="dark/stucco cream right 6"/>
  </properties>
 </tile>
 <tile id="2307">
  <properties>
   <property name="name" value="dark/stucco cream right 7"/>
  </properties>
 </tile>
 <tile id="2308">
  <properties>
   <property name="name" value="dark/stucco cream right 10"/>
  </properties>
 </tile>
 <tile id="2309">
  <properties>
   <property name="name" value="dark/stucco cream right 11"/>
  </properties>
 </tile>
 <tile id="2310">
  <properties>
   <property name="name" value="dark/stucco cream right 14"/>
  </properties>
 </tile>
 <tile id="2311">
  <properties>
   <property name="name" value="dark/stucco cream right 15"/>
  </properties>
 </tile>
 <tile id="2312">
  <properties>
   <property name="lit" type="int" value="2313"/>
   <property name="name" value="dark/stucco cream window 10"/>
  </properties>
 </tile>
 <tile id="2313">
  <properties>
   <property name="name" value="dark/stucco cream window lit 10"/>
  </properties>
 </tile>
 <tile id="2314">
  <properties>
   <property name="lit" type="int" value="2315"/>
   <property name="name" value="dark/stucco cream window 11"/>
  </properties>
 </tile>
 <tile id="2315">
  <properties>
   <property name="name" value="dark/stucco cream window lit 11"/>
  </properties>
 </tile>
 <tile id="2316">
  <properties>
   <property name="lit" type="int" value="2317"/>
   <property name="name" value="dark/stucco cream wide window 10"/>
  </properties>
 </tile>
 <tile id="2317">
  <properties>
   <property name="name" value="dark/stucco cream wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2318">
  <properties>
   <property name="lit" type="int" value="2319"/>
   <property name="name" value="dark/stucco cream wide window 11"/>
  </properties>
 </tile>
 <tile id="2319">
  <properties>
   <property name="name" value="dark/stucco cream wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2320">
  <properties>
   <property name="lit" type="int" value="2321"/>
   <property name="name" value="dark/stucco cream wide window left 10"/>
  </properties>
 </tile>
 <tile id="2321">
  <properties>
   <property name="name" value="dark/stucco cream wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2322">
  <properties>
   <property name="lit" type="int" value="2323"/>
   <property name="name" value="dark/stucco cream wide window left 11"/>
  </properties>
 </tile>
 <tile id="2323">
  <properties>
   <property name="name" value="dark/stucco cream wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2324">
  <properties>
   <property name="lit" type="int" value="2325"/>
   <property name="name" value="dark/stucco cream wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2325">
  <properties>
   <property name="name" value="dark/stucco cream wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2326">
  <properties>
   <property name="lit" type="int" value="2327"/>
   <property name="name" value="dark/stucco cream wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2327">
  <properties>
   <property name="name" value="dark/stucco cream wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2328">
  <properties>
   <property name="lit" type="int" value="2329"/>
   <property name="name" value="dark/stucco cream wide window right 10"/>
  </properties>
 </tile>
 <tile id="2329">
  <properties>
   <property name="name" value="dark/stucco cream wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2330">
  <properties>
   <property name="lit" type="int" value="2331"/>
   <property name="name" value="dark/stucco cream wide window right 11"/>
  </properties>
 </tile>
 <tile id="2331">
  <properties>
   <property name="name" value="dark/stucco cream wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2332">
  <properties>
   <property name="name" value="dark/stucco cream arch 10"/>
  </properties>
 </tile>
 <tile id="2333">
  <properties>
   <property name="name" value="dark/stucco cream arch 11"/>
  </properties>
 </tile>
 <tile id="2334">
  <properties>
   <property name="name" value="dark/stucco cream arch left 10"/>
  </properties>
 </tile>
 <tile id="2335">
  <properties>
   <property name="name" value="dark/stucco cream arch left 11"/>
  </properties>
 </tile>
 <tile id="2336">
  <properties>
   <property name="name" value="dark/stucco cream arch middle 10"/>
  </properties>
 </tile>
 <tile id="2337">
  <properties>
   <property name="name" value="dark/stucco cream arch middle 11"/>
  </properties>
 </tile>
 <tile id="2338">
  <properties>
   <property name="name" value="dark/stucco cream arch right 10"/>
  </properties>
 </tile>
 <tile id="2339">
  <properties>
   <property name="name" value="dark/stucco cream arch right 11"/>
  </properties>
 </tile>
 <tile id="2340">
  <properties>
   <property name="name" value="dark/stone wall 0"/>
  </properties>
 </tile>
 <tile id="2341">
  <properties>
   <property name="name" value="dark/stone wall 1"/>
  </properties>
 </tile>
 <tile id="2342">
  <properties>
   <property name="name" value="dark/stone wall 2"/>
  </properties>
 </tile>
 <tile id="2343">
  <properties>
   <property name="name" value="dark/stone wall 3"/>
  </properties>
 </tile>
 <tile id="2344">
  <properties>
   <property name="name" value="dark/stone wall 4"/>
  </properties>
 </tile>
 <tile id="2345">
  <properties>
   <property name="name" value="dark/stone wall 5"/>
  </properties>
 </tile>
 <tile id="2346">
  <properties>
   <property name="name" value="dark/stone wall 6"/>
  </properties>
 </tile>
 <tile id="2347">
  <properties>
   <property name="name" value="dark/stone wall 7"/>
  </properties>
 </tile>
 <tile id="2348">
  <properties>
   <property name="name" value="dark/stone wall 8"/>
  </properties>
 </tile>
 <tile id="2349">
  <properties>
   <property name="name" value="dark/stone wall 9"/>
  </properties>
 </tile>
 <tile id="2350">
  <properties>
   <property name="name" value="dark/stone wall 10"/>
  </properties>
 </tile>
 <tile id="2351">
  <properties>
   <property name="name" value="dark/stone wall 11"/>
  </properties>
 </tile>
 <tile id="2352">
  <properties>
   <property name="name" value="dark/stone wall 12"/>
  </properties>
 </tile>
 <tile id="2353">
  <properties>
   <property name="name" value="dark/stone wall 13"/>
  </properties>
 </tile>
 <tile id="2354">
  <properties>
   <property name="name" value="dark/stone wall 14"/>
  </properties>
 </tile>
 <tile id="2355">
  <properties>
   <property name="name" value="dark/stone wall 15"/>
  </properties>
 </tile>
 <tile id="2356">
  <properties>
   <property name="name" value="dark/stone right 2"/>
  </properties>
 </tile>
 <tile id="2357">
  <properties>
   <property name="name" value="dark/stone right 3"/>
  </properties>
 </tile>
 <tile id="2358">
  <properties>
   <property name="name" value="dark/stone right 6"/>
  </properties>
 </tile>
 <tile id="2359">
  <properties>
   <property name="name" value="dark/stone right 7"/>
  </properties>
 </tile>
 <tile id="2360">
  <properties>
   <property name="name" value="dark/stone right 10"/>
  </properties>
 </tile>
 <tile id="2361">
  <properties>
   <property name="name" value="dark/stone right 11"/>
  </properties>
 </tile>
 <tile id="2362">
  <properties>
   <property name="name" value="dark/stone right 14"/>
  </properties>
 </tile>
 <tile id="2363">
  <properties>
   <property name="name" value="dark/stone right 15"/>
  </properties>
 </tile>
 <tile id="2364">
  <properties>
   <property name="lit" type="int" value="2365"/>
   <property name="name" value="dark/stone window 10"/>
  </properties>
 </tile>
 <tile id="2365">
  <properties>
   <property name="name" value="dark/stone window lit 10"/>
  </properties>
 </tile>
 <tile id="2366">
  <properties>
   <property name="lit" type="int" value="2367"/>
   <property name="name" value="dark/stone window 11"/>
  </properties>
 </tile>
 <tile id="2367">
  <properties>
   <property name="name" value="dark/stone window lit 11"/>
  </properties>
 </tile>
 <tile id="2368">
  <properties>
   <property name="lit" type="int" value="2369"/>
   <property name="name" value="dark/stone wide window 10"/>
  </properties>
 </tile>
 <tile id="2369">
  <properties>
   <property name="name" value="dark/stone wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2370">
  <properties>
   <property name="lit" type="int" value="2371"/>
   <property name="name" value="dark/stone wide window 11"/>
  </properties>
 </tile>
 <tile id="2371">
  <properties>
   <property name="name" value="dark/stone wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2372">
  <properties>
   <property name="lit" type="int" value="2373"/>
   <property name="name" value="dark/stone wide window left 10"/>
  </properties>
 </tile>
 <tile id="2373">
  <properties>
   <property name="name" value="dark/stone wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2374">
  <properties>
   <property name="lit" type="int" value="2375"/>
   <property name="name" value="dark/stone wide window left 11"/>
  </properties>
 </tile>
 <tile id="2375">
  <properties>
   <property name="name" value="dark/stone wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2376">
  <properties>
   <property name="lit" type="int" value="2377"/>
   <property name="name" value="dark/stone wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2377">
  <properties>
   <property name="name" value="dark/stone wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2378">
  <properties>
   <property name="lit" type="int" value="2379"/>
   <property name="name" value="dark/stone wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2379">
  <properties>
   <property name="name" value="dark/stone wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2380">
  <properties>
   <property name="lit" type="int" value="2381"/>
   <property name="name" value="dark/stone wide window right 10"/>
  </properties>
 </tile>
 <tile id="2381">
  <properties>
   <property name="name" value="dark/stone wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2382">
  <properties>
   <property name="lit" type="int" value="2383"/>
   <property name="name" value="dark/stone wide window right 11"/>
  </properties>
 </tile>
 <tile id="2383">
  <properties>
   <property name="name" value="dark/stone wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2384">
  <properties>
   <property name="name" value="dark/stone arch 10"/>
  </properties>
 </tile>
 <tile id="2385">
  <properties>
   <property name="name" value="dark/stone arch 11"/>
  </properties>
 </tile>
 <tile id="2386">
  <properties>
   <property name="name" value="dark/stone arch left 10"/>
  </properties>
 </tile>
 <tile id="2387">
  <properties>
   <property name="name" value="dark/stone arch left 11"/>
  </properties>
 </tile>
 <tile id="2388">
  <properties>
   <property name="name" value="dark/stone arch middle 10"/>
  </properties>
 </tile>
 <tile id="2389">
  <properties>
   <property name="name" value="dark/stone arch middle 11"/>
  </properties>
 </tile>
 <tile id="2390">
  <properties>
   <property name="name" value="dark/stone arch right 10"/>
  </properties>
 </tile>
 <tile id="2391">
  <properties>
   <property name="name" value="dark/stone arch right 11"/>
  </properties>
 </tile>
 <tile id="2392">
  <properties>
   <property name="name" value="dark/college brick wall 0"/>
  </properties>
 </tile>
 <tile id="2393">
  <properties>
   <property name="name" value="dark/college brick wall 1"/>
  </properties>
 </tile>
 <tile id="2394">
  <properties>
   <property name="name" value="dark/college brick wall 2"/>
  </properties>
 </tile>
 <tile id="2395">
  <properties>
   <property name="name" value="dark/college brick wall 3"/>
  </properties>
 </tile>
 <tile id="2396">
  <properties>
   <property name="name" value="dark/college brick wall 4"/>
  </properties>
 </tile>
 <tile id="2397">
  <properties>
   <property name="name" value="dark/college brick wall 5"/>
  </properties>
 </tile>
 <tile id="2398">
  <properties>
   <property name="name" value="dark/college brick wall 6"/>
  </properties>
 </tile>
 <tile id="2399">
  <properties>
   <property name="name" value="dark/college brick wall 7"/>
  </properties>
 </tile>
 <tile id="2400">
  <properties>
   <property name="name" value="dark/college brick wall 8"/>
  </properties>
 </tile>
 <tile id="2401">
  <properties>
   <property name="name" value="dark/college brick wall 9"/>
  </properties>
 </tile>
 <tile id="2402">
  <properties>
   <property name="name" value="dark/college brick wall 10"/>
  </properties>
 </tile>
 <tile id="2403">
  <properties>
   <property name="name" value="dark/college brick wall 11"/>
  </properties>
 </tile>
 <tile id="2404">
  <properties>
   <property name="name" value="dark/college brick wall 12"/>
  </properties>
 </tile>
 <tile id="2405">
  <properties>
   <property name="name" value="dark/college brick wall 13"/>
  </properties>
 </tile>
 <tile id="2406">
  <properties>
   <property name="name" value="dark/college brick wall 14"/>
  </properties>
 </tile>
 <tile id="2407">
  <properties>
   <property name="name" value="dark/college brick wall 15"/>
  </properties>
 </tile>
 <tile id="2408">
  <properties>
   <property name="name" value="dark/college brick right 2"/>
  </properties>
 </tile>
 <tile id="2409">
  <properties>
   <property name="name" value="dark/college brick right 3"/>
  </properties>
 </tile>
 <tile id="2410">
  <properties>
   <property name="name" value="dark/college brick right 6"/>
  </properties>
 </tile>
 <tile id="2411">
  <properties>
   <property name="name" value="dark/college brick right 7"/>
  </properties>
 </tile>
 <tile id="2412">
  <properties>
   <property name="name" value="dark/college brick right 10"/>
  </properties>
 </tile>
 <tile id="2413">
  <properties>
   <property name="name" value="dark/college brick right 11"/>
  </properties>
 </tile>
 <tile id="2414">
  <properties>
   <property name="name" value="dark/college brick right 14"/>
  </properties>
 </tile>
 <tile id="2415">
  <properties>
   <property name="name" value="dark/college brick right 15"/>
  </properties>
 </tile>
 <tile id="2416">
  <properties>
   <property name="lit" type="int" value="2417"/>
   <property name="name" value="dark/college brick window 10"/>
  </properties>
 </tile>
 <tile id="2417">
  <properties>
   <property name="name" value="dark/college brick window lit 10"/>
  </properties>
 </tile>
 <tile id="2418">
  <properties>
   <property name="lit" type="int" value="2419"/>
   <property name="name" value="dark/college brick window 11"/>
  </properties>
 </tile>
 <tile id="2419">
  <properties>
   <property name="name" value="dark/college brick window lit 11"/>
  </properties>
 </tile>
 <tile id="2420">
  <properties>
   <property name="lit" type="int" value="2421"/>
   <property name="name" value="dark/college brick wide window 10"/>
  </properties>
 </tile>
 <tile id="2421">
  <properties>
   <property name="name" value="dark/college brick wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2422">
  <properties>
   <property name="lit" type="int" value="2423"/>
   <property name="name" value="dark/college brick wide window 11"/>
  </properties>
 </tile>
 <tile id="2423">
  <properties>
   <property name="name" value="dark/college brick wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2424">
  <properties>
   <property name="lit" type="int" value="2425"/>
   <property name="name" value="dark/college brick wide window left 10"/>
  </properties>
 </tile>
 <tile id="2425">
  <properties>
   <property name="name" value="dark/college brick wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2426">
  <properties>
   <property name="lit" type="int" value="2427"/>
   <property name="name" value="dark/college brick wide window left 11"/>
  </properties>
 </tile>
 <tile id="2427">
  <properties>
   <property name="name" value="dark/college brick wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2428">
  <properties>
   <property name="lit" type="int" value="2429"/>
   <property name="name" value="dark/college brick wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2429">
  <properties>
   <property name="name" value="dark/college brick wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2430">
  <properties>
   <property name="lit" type="int" value="2431"/>
   <property name="name" value="dark/college brick wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2431">
  <properties>
   <property name="name" value="dark/college brick wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2432">
  <properties>
   <property name="lit" type="int" value="2433"/>
   <property name="name" value="dark/college brick wide window right 10"/>
  </properties>
 </tile>
 <tile id="2433">
  <properties>
   <property name="name" value="dark/college brick wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2434">
  <properties>
   <property name="lit" type="int" value="2435"/>
   <property name="name" value="dark/college brick wide window right 11"/>
  </properties>
 </tile>
 <tile id="2435">
  <properties>
   <property name="name" value="dark/college brick wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2436">
  <properties>
   <property name="name" value="dark/college brick arch 10"/>
  </properties>
 </tile>
 <tile id="2437">
  <properties>
   <property name="name" value="dark/college brick arch 11"/>
  </properties>
 </tile>
 <tile id="2438">
  <properties>
   <property name="name" value="dark/college brick arch left 10"/>
  </properties>
 </tile>
 <tile id="2439">
  <properties>
   <property name="name" value="dark/college brick arch left 11"/>
  </properties>
 </tile>
 <tile id="2440">
  <properties>
   <property name="name" value="dark/college brick arch middle 10"/>
  </properties>
 </tile>
 <tile id="2441">
  <properties>
   <property name="name" value="dark/college brick arch middle 11"/>
  </properties>
 </tile>
 <tile id="2442">
  <properties>
   <property name="name" value="dark/college brick arch right 10"/>
  </properties>
 </tile>
 <tile id="2443">
  <properties>
   <property name="name" value="dark/college brick arch right 11"/>
  </properties>
 </tile>
 <tile id="2444">
  <properties>
   <property name="name" value="white/cafe wall 0"/>
  </properties>
 </tile>
 <tile id="2445">
  <properties>
   <property name="name" value="white/cafe wall 1"/>
  </properties>
 </tile>
 <tile id="2446">
  <properties>
   <property name="name" value="white/cafe wall 2"/>
  </properties>
 </tile>
 <tile id="2447">
  <properties>
   <property name="name" value="white/cafe wall 3"/>
  </properties>
 </tile>
 <tile id="2448">
  <properties>
   <property name="name" value="white/cafe wall 4"/>
  </properties>
 </tile>
 <tile id="2449">
  <properties>
   <property name="name" value="white/cafe wall 5"/>
  </properties>
 </tile>
 <tile id="2450">
  <properties>
   <property name="name" value="white/cafe wall 6"/>
  </properties>
 </tile>
 <tile id="2451">
  <properties>
   <property name="name" value="white/cafe wall 7"/>
  </properties>
 </tile>
 <tile id="2452">
  <properties>
   <property name="name" value="white/cafe wall 8"/>
  </properties>
 </tile>
 <tile id="2453">
  <properties>
   <property name="name" value="white/cafe wall 9"/>
  </properties>
 </tile>
 <tile id="2454">
  <properties>
   <property name="name" value="white/cafe wall 10"/>
  </properties>
 </tile>
 <tile id="2455">
  <properties>
   <property name="name" value="white/cafe wall 11"/>
  </properties>
 </tile>
 <tile id="2456">
  <properties>
   <property name="name" value="white/cafe wall 12"/>
  </properties>
 </tile>
 <tile id="2457">
  <properties>
   <property name="name" value="white/cafe wall 13"/>
  </properties>
 </tile>
 <tile id="2458">
  <properties>
   <property name="name" value="white/cafe wall 14"/>
  </properties>
 </tile>
 <tile id="2459">
  <properties>
   <property name="name" value="white/cafe wall 15"/>
  </properties>
 </tile>
 <tile id="2460">
  <properties>
   <property name="name" value="white/cafe right 2"/>
  </properties>
 </tile>
 <tile id="2461">
  <properties>
   <property name="name" value="white/cafe right 3"/>
  </properties>
 </tile>
 <tile id="2462">
  <properties>
   <property name="name" value="white/cafe right 6"/>
  </properties>
 </tile>
 <tile id="2463">
  <properties>
   <property name="name" value="white/cafe right 7"/>
  </properties>
 </tile>
 <tile id="2464">
  <properties>
   <property name="name" value="white/cafe right 10"/>
  </properties>
 </tile>
 <tile id="2465">
  <properties>
   <property name="name" value="white/cafe right 11"/>
  </properties>
 </tile>
 <tile id="2466">
  <properties>
   <property name="name" value="white/cafe right 14"/>
  </properties>
 </tile>
 <tile id="2467">
  <properties>
   <property name="name" value="white/cafe right 15"/>
  </properties>
 </tile>
 <tile id="2468">
  <properties>
   <property name="lit" type="int" value="2469"/>
   <property name="name" value="white/cafe window 10"/>
  </properties>
 </tile>
 <tile id="2469">
  <properties>
   <property name="name" value="white/cafe window lit 10"/>
  </properties>
 </tile>
 <tile id="2470">
  <properties>
   <property name="lit" type="int" value="2471"/>
   <property name="name" value="white/cafe window 11"/>
  </properties>
 </tile>
 <tile id="2471">
  <properties>
   <property name="name" value="white/cafe window lit 11"/>
  </properties>
 </tile>
 <tile id="2472">
  <properties>
   <property name="lit" type="int" value="2473"/>
   <property name="name" value="white/cafe wide window 10"/>
  </properties>
 </tile>
 <tile id="2473">
  <properties>
   <property name="name" value="white/cafe wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2474">
  <properties>
   <property name="lit" type="int" value="2475"/>
   <property name="name" value="white/cafe wide window 11"/>
  </properties>
 </tile>
 <tile id="2475">
  <properties>
   <property name="name" value="white/cafe wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2476">
  <properties>
   <property name="lit" type="int" value="2477"/>
   <property name="name" value="white/cafe wide window left 10"/>
  </properties>
 </tile>
 <tile id="2477">
  <properties>
   <property name="name" value="white/cafe wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2478">
  <properties>
   <property name="lit" type="int" value="2479"/>
   <property name="name" value="white/cafe wide window left 11"/>
  </properties>
 </tile>
 <tile id="2479">
  <properties>
   <property name="name" value="white/cafe wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2480">
  <properties>
   <property name="lit" type="int" value="2481"/>
   <property name="name" value="white/cafe wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2481">
  <properties>
   <property name="name" value="white/cafe wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2482">
  <properties>
   <property name="lit" type="int" value="2483"/>
   <property name="name" value="white/cafe wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2483">
  <properties>
   <property name="name" value="white/cafe wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2484">
  <properties>
   <property name="lit" type="int" value="2485"/>
   <property name="name" value="white/cafe wide window right 10"/>
  </properties>
 </tile>
 <tile id="2485">
  <properties>
   <property name="name" value="white/cafe wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2486">
  <properties>
   <property name="lit" type="int" value="2487"/>
   <property name="name" value="white/cafe wide window right 11"/>
  </properties>
 </tile>
 <tile id="2487">
  <properties>
   <property name="name" value="white/cafe wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2488">
  <properties>
   <property name="name" value="white/cafe arch 10"/>
  </properties>
 </tile>
 <tile id="2489">
  <properties>
   <property name="name" value="white/cafe arch 11"/>
  </properties>
 </tile>
 <tile id="2490">
  <properties>
   <property name="name" value="white/cafe arch left 10"/>
  </properties>
 </tile>
 <tile id="2491">
  <properties>
   <property name="name" value="white/cafe arch left 11"/>
  </properties>
 </tile>
 <tile id="2492">
  <properties>
   <property name="name" value="white/cafe arch middle 10"/>
  </properties>
 </tile>
 <tile id="2493">
  <properties>
   <property name="name" value="white/cafe arch middle 11"/>
  </properties>
 </tile>
 <tile id="2494">
  <properties>
   <property name="name" value="white/cafe arch right 10"/>
  </properties>
 </tile>
 <tile id="2495">
  <properties>
   <property name="name" value="white/cafe arch right 11"/>
  </properties>
 </tile>
 <tile id="2496">
  <properties>
   <property name="name" value="white/pub wall 0"/>
  </properties>
 </tile>
 <tile id="2497">
  <properties>
   <property name="name" value="white/pub wall 1"/>
  </properties>
 </tile>
 <tile id="2498">
  <properties>
   <property name="name" value="white/pub wall 2"/>
  </properties>
 </tile>
 <tile id="2499">
  <properties>
   <property name="name" value="white/pub wall 3"/>
  </properties>
 </tile>
 <tile id="2500">
  <properties>
   <property name="name" value="white/pub wall 4"/>
  </properties>
 </tile>
 <tile id="2501">
  <properties>
   <property name="name" value="white/pub wall 5"/>
  </properties>
 </tile>
 <tile id="2502">
  <properties>
   <property name="name" value="white/pub wall 6"/>
  </properties>
 </tile>
 <tile id="2503">
  <properties>
   <property name="name" value="white/pub wall 7"/>
  </properties>
 </tile>
 <tile id="2504">
  <properties>
   <property name="name" value="white/pub wall 8"/>
  </properties>
 </tile>
 <tile id="2505">
  <properties>
   <property name="name" value="white/pub wall 9"/>
  </properties>
 </tile>
 <tile id="2506">
  <properties>
   <property name="name" value="white/pub wall 10"/>
  </properties>
 </tile>
 <tile id="2507">
  <properties>
   <property name="name" value="white/pub wall 11"/>
  </properties>
 </tile>
 <tile id="2508">
  <properties>
   <property name="name" value="white/pub wall 12"/>
  </properties>
 </tile>
 <tile id="2509">
  <properties>
   <property name="name" value="white/pub wall 13"/>
  </properties>
 </tile>
 <tile id="2510">
  <properties>
   <property name="name" value="white/pub wall 14"/>
  </properties>
 </tile>
 <tile id="2511">
  <properties>
   <property name="name" value="white/pub wall 15"/>
  </properties>
 </tile>
 <tile id="2512">
  <properties>
   <property name="name" value="white/pub right 2"/>
  </properties>
 </tile>
 <tile id="2513">
  <properties>
   <property name="name" value="white/pub right 3"/>
  </properties>
 </tile>
 <tile id="2514">
  <properties>
   <property name="name" value="white/pub right 6"/>
  </properties>
 </tile>
 <tile id="2515">
  <properties>
   <property name="name" value="white/pub right 7"/>
  </properties>
 </tile>
 <tile id="2516">
  <properties>
   <property name="name" value="white/pub right 10"/>
  </properties>
 </tile>
 <tile id="2517">
  <properties>
   <property name="name" value="white/pub right 11"/>
  </properties>
 </tile>
 <tile id="2518">
  <properties>
   <property name="name" value="white/pub right 14"/>
  </properties>
 </tile>
 <tile id="2519">
  <properties>
   <property name="name" value="white/pub right 15"/>
  </properties>
 </tile>
 <tile id="2520">
  <properties>
   <property name="lit" type="int" value="2521"/>
   <property name="name" value="white/pub window 10"/>
  </properties>
 </tile>
 <tile id="2521">
  <properties>
   <property name="name" value="white/pub window lit 10"/>
  </properties>
 </tile>
 <tile id="2522">
  <properties>
   <property name="lit" type="int" value="2523"/>
   <property name="name" value="white/pub window 11"/>
  </properties>
 </tile>
 <tile id="2523">
  <properties>
   <property name="name" value="white/pub window lit 11"/>
  </properties>
 </tile>
 <tile id="2524">
  <properties>
   <property name="lit" type="int" value="2525"/>
   <property name="name" value="white/pub wide window 10"/>
  </properties>
 </tile>
 <tile id="2525">
  <properties>
   <property name="name" value="white/pub wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2526">
  <properties>
   <property name="lit" type="int" value="2527"/>
   <property name="name" value="white/pub wide window 11"/>
  </properties>
 </tile>
 <tile id="2527">
  <properties>
   <property name="name" value="white/pub wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2528">
  <properties>
   <property name="lit" type="int" value="2529"/>
   <property name="name" value="white/pub wide window left 10"/>
  </properties>
 </tile>
 <tile id="2529">
  <properties>
   <property name="name" value="white/pub wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2530">
  <properties>
   <property name="lit" type="int" value="2531"/>
   <property name="name" value="white/pub wide window left 11"/>
  </properties>
 </tile>
 <tile id="2531">
  <properties>
   <property name="name" value="white/pub wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2532">
  <properties>
   <property name="lit" type="int" value="2533"/>
   <property name="name" value="white/pub wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2533">
  <properties>
   <property name="name" value="white/pub wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2534">
  <properties>
   <property name="lit" type="int" value="2535"/>
   <property name="name" value="white/pub wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2535">
  <properties>
   <property name="name" value="white/pub wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2536">
  <properties>
   <property name="lit" type="int" value="2537"/>
   <property name="name" value="white/pub wide window right 10"/>
  </properties>
 </tile>
 <tile id="2537">
  <properties>
   <property name="name" value="white/pub wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2538">
  <properties>
   <property name="lit" type="int" value="2539"/>
   <property name="name" value="white/pub wide window right 11"/>
  </properties>
 </tile>
 <tile id="2539">
  <properties>
   <property name="name" value="white/pub wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2540">
  <properties>
   <property name="name" value="white/pub arch 10"/>
  </properties>
 </tile>
 <tile id="2541">
  <properties>
   <property name="name" value="white/pub arch 11"/>
  </properties>
 </tile>
 <tile id="2542">
  <properties>
   <property name="name" value="white/pub arch left 10"/>
  </properties>
 </tile>
 <tile id="2543">
  <properties>
   <property name="name" value="white/pub arch left 11"/>
  </properties>
 </tile>
 <tile id="2544">
  <properties>
   <property name="name" value="white/pub arch middle 10"/>
  </properties>
 </tile>
 <tile id="2545">
  <properties>
   <property name="name" value="white/pub arch middle 11"/>
  </properties>
 </tile>
 <tile id="2546">
  <properties>
   <property name="name" value="white/pub arch right 10"/>
  </properties>
 </tile>
 <tile id="2547">
  <properties>
   <property name="name" value="white/pub arch right 11"/>
  </properties>
 </tile>
 <tile id="2548">
  <properties>
   <property name="name" value="white/rose wall 0"/>
  </properties>
 </tile>
 <tile id="2549">
  <properties>
   <property name="name" value="white/rose wall 1"/>
  </properties>
 </tile>
 <tile id="2550">
  <properties>
   <property name="name" value="white/rose wall 2"/>
  </properties>
 </tile>
 <tile id="2551">
  <properties>
   <property name="name" value="white/rose wall 3"/>
  </properties>
 </tile>
 <tile id="2552">
  <properties>
   <property name="name" value="white/rose wall 4"/>
  </properties>
 </tile>
 <tile id="2553">
  <properties>
   <property name="name" value="white/rose wall 5"/>
  </properties>
 </tile>
 <tile id="2554">
  <properties>
   <property name="name" value="white/rose wall 6"/>
  </properties>
 </tile>
 <tile id="2555">
  <properties>
   <property name="name" value="white/rose wall 7"/>
  </properties>
 </tile>
 <tile id="2556">
  <properties>
   <property name="name" value="white/rose wall 8"/>
  </properties>
 </tile>
 <tile id="2557">
  <properties>
   <property name="name" value="white/rose wall 9"/>
  </properties>
 </tile>
 <tile id="2558">
  <properties>
   <property name="name" value="white/rose wall 10"/>
  </properties>
 </tile>
 <tile id="2559">
  <properties>
   <property name="name" value="white/rose wall 11"/>
  </properties>
 </tile>
 <tile id="2560">
  <properties>
   <property name="name" value="white/rose wall 12"/>
  </properties>
 </tile>
 <tile id="2561">
  <properties>
   <property name="name" value="white/rose wall 13"/>
  </properties>
 </tile>
 <tile id="2562">
  <properties>
   <property name="name" value="white/rose wall 14"/>
  </properties>
 </tile>
 <tile id="2563">
  <properties>
   <property name="name" value="white/rose wall 15"/>
  </properties>
 </tile>
 <tile id="2564">
  <properties>
   <property name="name" value="white/rose right 2"/>
  </properties>
 </tile>
 <tile id="2565">
  <properties>
   <property name="name" value="white/rose right 3"/>
  </properties>
 </tile>
 <tile id="2566">
  <properties>
   <property name="name" value="white/rose right 6"/>
  </properties>
 </tile>
 <tile id="2567">
  <properties>
   <property name="name" value="white/rose right 7"/>
  </properties>
 </tile>
 <tile id="2568">
  <properties>
   <property name="name" value="white/rose right 10"/>
  </properties>
 </tile>
 <tile id="2569">
  <properties>
   <property name="name" value="white/rose right 11"/>
  </properties>
 </tile>
 <tile id="2570">
  <properties>
   <property name="name" value="white/rose right 14"/>
  </properties>
 </tile>
 <tile id="2571">
  <properties>
   <property name="name" value="white/rose right 15"/>
  </properties>
 </tile>
 <tile id="2572">
  <properties>
   <property name="lit" type="int" value="2573"/>
   <property name="name" value="white/rose window 10"/>
  </properties>
 </tile>
 <tile id="2573">
  <properties>
   <property name="name" value="white/rose window lit 10"/>
  </properties>
 </tile>
 <tile id="2574">
  <properties>
   <property name="lit" type="int" value="2575"/>
   <property name="name" value="white/rose window 11"/>
  </properties>
 </tile>
 <tile id="2575">
  <properties>
   <property name="name" value="white/rose window lit 11"/>
  </properties>
 </tile>
 <tile id="2576">
  <properties>
   <property name="lit" type="int" value="2577"/>
   <property name="name" value="white/rose wide window 10"/>
  </properties>
 </tile>
 <tile id="2577">
  <properties>
   <property name="name" value="white/rose wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2578">
  <properties>
   <property name="lit" type="int" value="2579"/>
   <property name="name" value="white/rose wide window 11"/>
  </properties>
 </tile>
 <tile id="2579">
  <properties>
   <property name="name" value="white/rose wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2580">
  <properties>
   <property name="lit" type="int" value="2581"/>
   <property name="name" value="white/rose wide window left 10"/>
  </properties>
 </tile>
 <tile id="2581">
  <properties>
   <property name="name" value="white/rose wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2582">
  <properties>
   <property name="lit" type="int" value="2583"/>
   <property name="name" value="white/rose wide window left 11"/>
  </properties>
 </tile>
 <tile id="2583">
  <properties>
   <property name="name" value="white/rose wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2584">
  <properties>
   <property name="lit" type="int" value="2585"/>
   <property name="name" value="white/rose wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2585">
  <properties>
   <property name="name" value="white/rose wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2586">
  <properties>
   <property name="lit" type="int" value="2587"/>
   <property name="name" value="white/rose wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2587">
  <properties>
   <property name="name" value="white/rose wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2588">
  <properties>
   <property name="lit" type="int" value="2589"/>
   <property name="name" value="white/rose wide window right 10"/>
  </properties>
 </tile>
 <tile id="2589">
  <properties>
   <property name="name" value="white/rose wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2590">
  <properties>
   <property name="lit" type="int" value="2591"/>
   <property name="name" value="white/rose wide window right 11"/>
  </properties>
 </tile>
 <tile id="2591">
  <properties>
   <property name="name" value="white/rose wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2592">
  <properties>
   <property name="name" value="white/rose arch 10"/>
  </properties>
 </tile>
 <tile id="2593">
  <properties>
   <property name="name" value="white/rose arch 11"/>
  </properties>
 </tile>
 <tile id="2594">
  <properties>
   <property name="name" value="white/rose arch left 10"/>
  </properties>
 </tile>
 <tile id="2595">
  <properties>
   <property name="name" value="white/rose arch left 11"/>
  </properties>
 </tile>
 <tile id="2596">
  <properties>
   <property name="name" value="white/rose arch middle 10"/>
  </properties>
 </tile>
 <tile id="2597">
  <properties>
   <property name="name" value="white/rose arch middle 11"/>
  </properties>
 </tile>
 <tile id="2598">
  <properties>
   <property name="name" value="white/rose arch right 10"/>
  </properties>
 </tile>
 <tile id="2599">
  <properties>
   <property name="name" value="white/rose arch right 11"/>
  </properties>
 </tile>
 <tile id="2600">
  <properties>
   <property name="name" value="white/sage wall 0"/>
  </properties>
 </tile>
 <tile id="2601">
  <properties>
   <property name="name" value="white/sage wall 1"/>
  </properties>
 </tile>
 <tile id="2602">
  <properties>
   <property name="name" value="white/sage wall 2"/>
  </properties>
 </tile>
 <tile id="2603">
  <properties>
   <property name="name" value="white/sage wall 3"/>
  </properties>
 </tile>
 <tile id="2604">
  <properties>
   <property name="name" value="white/sage wall 4"/>
  </properties>
 </tile>
 <tile id="2605">
  <properties>
   <property name="name" value="white/sage wall 5"/>
  </properties>
 </tile>
 <tile id="2606">
  <properties>
   <property name="name" value="white/sage wall 6"/>
  </properties>
 </tile>
 <tile id="2607">
  <properties>
   <property name="name" value="white/sage wall 7"/>
  </properties>
 </tile>
 <tile id="2608">
  <properties>
   <property name="name" value="white/sage wall 8"/>
  </properties>
 </tile>
 <tile id="2609">
  <properties>
   <property name="name" value="white/sage wall 9"/>
  </properties>
 </tile>
 <tile id="2610">
  <properties>
   <property name="name" value="white/sage wall 10"/>
  </properties>
 </tile>
 <tile id="2611">
  <properties>
   <property name="name" value="white/sage wall 11"/>
  </properties>
 </tile>
 <tile id="2612">
  <properties>
   <property name="name" value="white/sage wall 12"/>
  </properties>
 </tile>
 <tile id="2613">
  <properties>
   <property name="name" value="white/sage wall 13"/>
  </properties>
 </tile>
 <tile id="2614">
  <properties>
   <property name="name" value="white/sage wall 14"/>
  </properties>
 </tile>
 <tile id="2615">
  <properties>
   <property name="name" value="white/sage wall 15"/>
  </properties>
 </tile>
 <tile id="2616">
  <properties>
   <property name="name" value="white/sage right 2"/>
  </properties>
 </tile>
 <tile id="2617">
  <properties>
   <property name="name" value="white/sage right 3"/>
  </properties>
 </tile>
 <tile id="2618">
  <properties>
   <property name="name" value="white/sage right 6"/>
  </properties>
 </tile>
 <tile id="2619">
  <properties>
   <property name="name" value="white/sage right 7"/>
  </properties>
 </tile>
 <tile id="2620">
  <properties>
   <property name="name" value="white/sage right 10"/>
  </properties>
 </tile>
 <tile id="2621">
  <properties>
   <property name="name" value="white/sage right 11"/>
  </properties>
 </tile>
 <tile id="2622">
  <properties>
   <property name="name" value="white/sage right 14"/>
  </properties>
 </tile>
 <tile id="2623">
  <properties>
   <property name="name" value="white/sage right 15"/>
  </properties>
 </tile>
 <tile id="2624">
  <properties>
   <property name="lit" type="int" value="2625"/>
   <property name="name" value="white/sage window 10"/>
  </properties>
 </tile>
 <tile id="2625">
  <properties>
   <property name="name" value="white/sage window lit 10"/>
  </properties>
 </tile>
 <tile id="2626">
  <properties>
   <property name="lit" type="int" value="2627"/>
   <property name="name" value="white/sage window 11"/>
  </properties>
 </tile>
 <tile id="2627">
  <properties>
   <property name="name" value="white/sage window lit 11"/>
  </properties>
 </tile>
 <tile id="2628">
  <properties>
   <property name="lit" type="int" value="2629"/>
   <property name="name" value="white/sage wide window 10"/>
  </properties>
 </tile>
 <tile id="2629">
  <properties>
   <property name="name" value="white/sage wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2630">
  <properties>
   <property name="lit" type="int" value="2631"/>
   <property name="name" value="white/sage wide window 11"/>
  </properties>
 </tile>
 <tile id="2631">
  <properties>
   <property name="name" value="white/sage wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2632">
  <properties>
   <property name="lit" type="int" value="2633"/>
   <property name="name" value="white/sage wide window left 10"/>
  </properties>
 </tile>
 <tile id="2633">
  <properties>
   <property name="name" value="white/sage wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2634">
  <properties>
   <property name="lit" type="int" value="2635"/>
   <property name="name" value="white/sage wide window left 11"/>
  </properties>
 </tile>
 <tile id="2635">
  <properties>
   <property name="name" value="white/sage wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2636">
  <properties>
   <property name="lit" type="int" value="2637"/>
   <property name="name" value="white/sage wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2637">
  <properties>
   <property name="name" value="white/sage wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2638">
  <properties>
   <property name="lit" type="int" value="2639"/>
   <property name="name" value="white/sage wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2639">
  <properties>
   <property name="name" value="white/sage wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2640">
  <properties>
   <property name="lit" type="int" value="2641"/>
   <property name="name" value="white/sage wide window right 10"/>
  </properties>
 </tile>
 <tile id="2641">
  <properties>
   <property name="name" value="white/sage wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2642">
  <properties>
   <property name="lit" type="int" value="2643"/>
   <property name="name" value="white/sage wide window right 11"/>
  </properties>
 </tile>
 <tile id="2643">
  <properties>
   <property name="name" value="white/sage wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2644">
  <properties>
   <property name="name" value="white/sage arch 10"/>
  </properties>
 </tile>
 <tile id="2645">
  <properties>
   <property name="name" value="white/sage arch 11"/>
  </properties>
 </tile>
 <tile id="2646">
  <properties>
   <property name="name" value="white/sage arch left 10"/>
  </properties>
 </tile>
 <tile id="2647">
  <properties>
   <property name="name" value="white/sage arch left 11"/>
  </properties>
 </tile>
 <tile id="2648">
  <properties>
   <property name="name" value="white/sage arch middle 10"/>
  </properties>
 </tile>
 <tile id="2649">
  <properties>
   <property name="name" value="white/sage arch middle 11"/>
  </properties>
 </tile>
 <tile id="2650">
  <properties>
   <property name="name" value="white/sage arch right 10"/>
  </properties>
 </tile>
 <tile id="2651">
  <properties>
   <property name="name" value="white/sage arch right 11"/>
  </properties>
 </tile>
 <tile id="2652">
  <properties>
   <property name="name" value="white/sky wall 0"/>
  </properties>
 </tile>
 <tile id="2653">
  <properties>
   <property name="name" value="white/sky wall 1"/>
  </properties>
 </tile>
 <tile id="2654">
  <properties>
   <property name="name" value="white/sky wall 2"/>
  </properties>
 </tile>
 <tile id="2655">
  <properties>
   <property name="name" value="white/sky wall 3"/>
  </properties>
 </tile>
 <tile id="2656">
  <properties>
   <property name="name" value="white/sky wall 4"/>
  </properties>
 </tile>
 <tile id="2657">
  <properties>
   <property name="name" value="white/sky wall 5"/>
  </properties>
 </tile>
 <tile id="2658">
  <properties>
   <property name="name" value="white/sky wall 6"/>
  </properties>
 </tile>
 <tile id="2659">
  <properties>
   <property name="name" value="white/sky wall 7"/>
  </properties>
 </tile>
 <tile id="2660">
  <properties>
   <property name="name" value="white/sky wall 8"/>
  </properties>
 </tile>
 <tile id="2661">
  <properties>
   <property name="name" value="white/sky wall 9"/>
  </properties>
 </tile>
 <tile id="2662">
  <properties>
   <property name="name" value="white/sky wall 10"/>
  </properties>
 </tile>
 <tile id="2663">
  <properties>
   <property name="name" value="white/sky wall 11"/>
  </properties>
 </tile>
 <tile id="2664">
  <properties>
   <property name="name" value="white/sky wall 12"/>
  </properties>
 </tile>
 <tile id="2665">
  <properties>
   <property name="name" value="white/sky wall 13"/>
  </properties>
 </tile>
 <tile id="2666">
  <properties>
   <property name="name" value="white/sky wall 14"/>
  </properties>
 </tile>
 <tile id="2667">
  <properties>
   <property name="name" value="white/sky wall 15"/>
  </properties>
 </tile>
 <tile id="2668">
  <properties>
   <property name="name" value="white/sky right 2"/>
  </properties>
 </tile>
 <tile id="2669">
  <properties>
   <property name="name" value="white/sky right 3"/>
  </properties>
 </tile>
 <tile id="2670">
  <properties>
   <property name="name" value="white/sky right 6"/>
  </properties>
 </tile>
 <tile id="2671">
  <properties>
   <property name="name" value="white/sky right 7"/>
  </properties>
 </tile>
 <tile id="2672">
  <properties>
   <property name="name" value="white/sky right 10"/>
  </properties>
 </tile>
 <tile id="2673">
  <properties>
   <property name="name" value="white/sky right 11"/>
  </properties>
 </tile>
 <tile id="2674">
  <properties>
   <property name="name" value="white/sky right 14"/>
  </properties>
 </tile>
 <tile id="2675">
  <properties>
   <property name="name" value="white/sky right 15"/>
  </properties>
 </tile>
 <tile id="2676">
  <properties>
   <property name="lit" type="int" value="2677"/>
   <property name="name" value="white/sky window 10"/>
  </properties>
 </tile>
 <tile id="2677">
  <properties>
   <property name="name" value="white/sky window lit 10"/>
  </properties>
 </tile>
 <tile id="2678">
  <properties>
   <property name="lit" type="int" value="2679"/>
   <property name="name" value="white/sky window 11"/>
  </properties>
 </tile>
 <tile id="2679">
  <properties>
   <property name="name" value="white/sky window lit 11"/>
  </properties>
 </tile>
 <tile id="2680">
  <properties>
   <property name="lit" type="int" value="2681"/>
   <property name="name" value="white/sky wide window 10"/>
  </properties>
 </tile>
 <tile id="2681">
  <properties>
   <property name="name" value="white/sky wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2682">
  <properties>
   <property name="lit" type="int" value="2683"/>
   <property name="name" value="white/sky wide window 11"/>
  </properties>
 </tile>
 <tile id="2683">
  <properties>
   <property name="name" value="white/sky wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2684">
  <properties>
   <property name="lit" type="int" value="2685"/>
   <property name="name" value="white/sky wide window left 10"/>
  </properties>
 </tile>
 <tile id="2685">
  <properties>
   <property name="name" value="white/sky wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2686">
  <properties>
   <property name="lit" type="int" value="2687"/>
   <property name="name" value="white/sky wide window left 11"/>
  </properties>
 </tile>
 <tile id="2687">
  <properties>
   <property name="name" value="white/sky wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2688">
  <properties>
   <property name="lit" type="int" value="2689"/>
   <property name="name" value="white/sky wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2689">
  <properties>
   <property name="name" value="white/sky wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2690">
  <properties>
   <property name="lit" type="int" value="2691"/>
   <property name="name" value="white/sky wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2691">
  <properties>
   <property name="name" value="white/sky wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2692">
  <properties>
   <property name="lit" type="int" value="2693"/>
   <property name="name" value="white/sky wide window right 10"/>
  </properties>
 </tile>
 <tile id="2693">
  <properties>
   <property name="name" value="white/sky wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2694">
  <properties>
   <property name="lit" type="int" value="2695"/>
   <property name="name" value="white/sky wide window right 11"/>
  </properties>
 </tile>
 <tile id="2695">
  <properties>
   <property name="name" value="white/sky wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2696">
  <properties>
   <property name="name" value="white/sky arch 10"/>
  </properties>
 </tile>
 <tile id="2697">
  <properties>
   <property name="name" value="white/sky arch 11"/>
  </properties>
 </tile>
 <tile id="2698">
  <properties>
   <property name="name" value="white/sky arch left 10"/>
  </properties>
 </tile>
 <tile id="2699">
  <properties>
   <property name="name" value="white/sky arch left 11"/>
  </properties>
 </tile>
 <tile id="2700">
  <properties>
   <property name="name" value="white/sky arch middle 10"/>
  </properties>
 </tile>
 <tile id="2701">
  <properties>
   <property name="name" value="white/sky arch middle 11"/>
  </properties>
 </tile>
 <tile id="2702">
  <properties>
   <property name="name" value="white/sky arch right 10"/>
  </properties>
 </tile>
 <tile id="2703">
  <properties>
   <property name="name" value="white/sky arch right 11"/>
  </properties>
 </tile>
 <tile id="2704">
  <properties>
   <property name="name" value="white/cream stripe wall 0"/>
  </properties>
 </tile>
 <tile id="2705">
  <properties>
   <property name="name" value="white/cream stripe wall 1"/>
  </properties>
 </tile>
 <tile id="2706">
  <properties>
   <property name="name" value="white/cream stripe wall 2"/>
  </properties>
 </tile>
 <tile id="2707">
  <properties>
   <property name="name" value="white/cream stripe wall 3"/>
  </properties>
 </tile>
 <tile id="2708">
  <properties>
   <property name="name" value="white/cream stripe wall 4"/>
  </properties>
 </tile>
 <tile id="2709">
  <properties>
   <property name="name" value="white/cream stripe wall 5"/>
  </properties>
 </tile>
 <tile id="2710">
  <properties>
   <property name="name" value="white/cream stripe wall 6"/>
  </properties>
 </tile>
 <tile id="2711">
  <properties>
   <property name="name" value="white/cream stripe wall 7"/>
  </properties>
 </tile>
 <tile id="2712">
  <properties>
   <property name="name" value="white/cream stripe wall 8"/>
  </properties>
 </tile>
 <tile id="2713">
  <properties>
   <property name="name" value="white/cream stripe wall 9"/>
  </properties>
 </tile>
 <tile id="2714">
  <properties>
   <property name="name" value="white/cream stripe wall 10"/>
  </properties>
 </tile>
 <tile id="2715">
  <properties>
   <property name="name" value="white/cream stripe wall 11"/>
  </properties>
 </tile>
 <tile id="2716">
  <properties>
   <property name="name" value="white/cream stripe wall 12"/>
  </properties>
 </tile>
 <tile id="2717">
  <properties>
   <property name="name" value="white/cream stripe wall 13"/>
  </properties>
 </tile>
 <tile id="2718">
  <properties>
   <property name="name" value="white/cream stripe wall 14"/>
  </properties>
 </tile>
 <tile id="2719">
  <properties>
   <property name="name" value="white/cream stripe wall 15"/>
  </properties>
 </tile>
 <tile id="2720">
  <properties>
   <property name="name" value="white/cream stripe right 2"/>
  </properties>
 </tile>
 <tile id="2721">
  <properties>
   <property name="name" value="white/cream stripe right 3"/>
  </properties>
 </tile>
 <tile id="2722">
  <properties>
   <property name="name" value="white/cream stripe right 6"/>
  </properties>
 </tile>
 <tile id="2723">
  <properties>
   <property name="name" value="white/cream stripe right 7"/>
  </properties>
 </tile>
 <tile id="2724">
  <properties>
   <property name="name" value="white/cream stripe right 10"/>
  </properties>
 </tile>
 <tile id="2725">
  <properties>
   <property name="name" value="white/cream stripe right 11"/>
  </properties>
 </tile>
 <tile id="2726">
  <properties>
   <property name="name" value="white/cream stripe right 14"/>
  </properties>
 </tile>
 <tile id="2727">
  <properties>
   <property name="name" value="white/cream stripe right 15"/>
  </properties>
 </tile>
 <tile id="2728">
  <properties>
   <property name="lit" type="int" value="2729"/>
   <property name="name" value="white/cream stripe window 10"/>
  </properties>
 </tile>
 <tile id="2729">
  <properties>
   <property name="name" value="white/cream stripe window lit 10"/>
  </properties>
 </tile>
 <tile id="2730">
  <properties>
   <property name="lit" type="int" value="2731"/>
   <property name="name" value="white/cream stripe window 11"/>
  </properties>
 </tile>
 <tile id="2731">
  <properties>
   <property name="name" value="white/cream stripe window lit 11"/>
  </properties>
 </tile>
 <tile id="2732">
  <properties>
   <property name="lit" type="int" value="2733"/>
   <property name="name" value="white/cream stripe wide window 10"/>
  </properties>
 </tile>
 <tile id="2733">
  <properties>
   <property name="name" value="white/cream stripe wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2734">
  <properties>
   <property name="lit" type="int" value="2735"/>
   <property name="name" value="white/cream stripe wide window 11"/>
  </properties>
 </tile>
 <tile id="2735">
  <properties>
   <property name="name" value="white/cream stripe wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2736">
  <properties>
   <property name="lit" type="int" value="2737"/>
   <property name="name" value="white/cream stripe wide window left 10"/>
  </properties>
 </tile>
 <tile id="2737">
  <properties>
   <property name="name" value="white/cream stripe wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2738">
  <properties>
   <property name="lit" type="int" value="2739"/>
   <property name="name" value="white/cream stripe wide window left 11"/>
  </properties>
 </tile>
 <tile id="2739">
  <properties>
   <property name="name" value="white/cream stripe wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2740">
  <properties>
   <property name="lit" type="int" value="2741"/>
   <property name="name" value="white/cream stripe wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2741">
  <properties>
   <property name="name" value="white/cream stripe wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2742">
  <properties>
   <property name="lit" type="int" value="2743"/>
   <property name="name" value="white/cream stripe wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2743">
  <properties>
   <property name="name" value="white/cream stripe wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2744">
  <properties>
   <property name="lit" type="int" value="2745"/>
   <property name="name" value="white/cream stripe wide window right 10"/>
  </properties>
 </tile>
 <tile id="2745">
  <properties>
   <property name="name" value="white/cream stripe wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2746">
  <properties>
   <property name="lit" type="int" value="2747"/>
   <property name="name" value="white/cream stripe wide window right 11"/>
  </properties>
 </tile>
 <tile id="2747">
  <properties>
   <property name="name" value="white/cream stripe wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2748">
  <properties>
   <property name="name" value="white/cream stripe arch 10"/>
  </properties>
 </tile>
 <tile id="2749">
  <properties>
   <property name="name" value="white/cream stripe arch 11"/>
  </properties>
 </tile>
 <tile id="2750">
  <properties>
   <property name="name" value="white/cream stripe arch left 10"/>
  </properties>
 </tile>
 <tile id="2751">
  <properties>
   <property name="name" value="white/cream stripe arch left 11"/>
  </properties>
 </tile>
 <tile id="2752">
  <properties>
   <property name="name" value="white/cream stripe arch middle 10"/>
  </properties>
 </tile>
 <tile id="2753">
  <properties>
   <property name="name" value="white/cream stripe arch middle 11"/>
  </properties>
 </tile>
 <tile id="2754">
  <properties>
   <property name="name" value="white/cream stripe arch right 10"/>
  </properties>
 </tile>
 <tile id="2755">
  <properties>
   <property name="name" value="white/cream stripe arch right 11"/>
  </properties>
 </tile>
 <tile id="2756">
  <properties>
   <property name="name" value="white/mint dots wall 0"/>
  </properties>
 </tile>
 <tile id="2757">
  <properties>
   <property name="name" value="white/mint dots wall 1"/>
  </properties>
 </tile>
 <tile id="2758">
  <properties>
   <property name="name" value="white/mint dots wall 2"/>
  </properties>
 </tile>
 <tile id="2759">
  <properties>
   <property name="name" value="white/mint dots wall 3"/>
  </properties>
 </tile>
 <tile id="2760">
  <properties>
   <property name="name" value="white/mint dots wall 4"/>
  </properties>
 </tile>
 <tile id="2761">
  <properties>
   <property name="name" value="white/mint dots wall 5"/>
  </properties>
 </tile>
 <tile id="2762">
  <properties>
   <property name="name" value="white/mint dots wall 6"/>
  </properties>
 </tile>
 <tile id="2763">
  <properties>
   <property name="name" value="white/mint dots wall 7"/>
  </properties>
 </tile>
 <tile id="2764">
  <properties>
   <property name="name" value="white/mint dots wall 8"/>
  </properties>
 </tile>
 <tile id="2765">
  <properties>
   <property name="name" value="white/mint dots wall 9"/>
  </properties>
 </tile>
 <tile id="2766">
  <properties>
   <property name="name" value="white/mint dots wall 10"/>
  </properties>
 </tile>
 <tile id="2767">
  <properties>
   <property name="name" value="white/mint dots wall 11"/>
  </properties>
 </tile>
 <tile id="2768">
  <properties>
   <property name="name" value="white/mint dots wall 12"/>
  </properties>
 </tile>
 <tile id="2769">
  <properties>
   <property name="name" value="white/mint dots wall 13"/>
  </properties>
 </tile>
 <tile id="2770">
  <properties>
   <property name="name" value="white/mint dots wall 14"/>
  </properties>
 </tile>
 <tile id="2771">
  <properties>
   <property name="name" value="white/mint dots wall 15"/>
  </properties>
 </tile>
 <tile id="2772">
  <properties>
   <property name="name" value="white/mint dots right 2"/>
  </properties>
 </tile>
 <tile id="2773">
  <properties>
   <property name="name" value="white/mint dots right 3"/>
  </properties>
 </tile>
 <tile id="2774">
  <properties>
   <property name="name" value="white/mint dots right 6"/>
  </properties>
 </tile>
 <tile id="2775">
  <properties>
   <property name="name" value="white/mint dots right 7"/>
  </properties>
 </tile>
 <tile id="2776">
  <properties>
   <property name="name" value="white/mint dots right 10"/>
  </properties>
 </tile>
 <tile id="2777">
  <properties>
   <property name="name" value="white/mint dots right 11"/>
  </properties>
 </tile>
 <tile id="2778">
  <properties>
   <property name="name" value="white/mint dots right 14"/>
  </properties>
 </tile>
 <tile id="2779">
  <properties>
   <property name="name" value="white/mint dots right 15"/>
  </properties>
 </tile>
 <tile id="2780">
  <properties>
   <property name="lit" type="int" value="2781"/>
   <property name="name" value="white/mint dots window 10"/>
  </properties>
 </tile>
 <tile id="2781">
  <properties>
   <property name="name" value="white/mint dots window lit 10"/>
  </properties>
 </tile>
 <tile id="2782">
  <properties>
   <property name="lit" type="int" value="2783"/>
   <property name="name" value="white/mint dots window 11"/>
  </properties>
 </tile>
 <tile id="2783">
  <properties>
   <property name="name" value="white/mint dots window lit 11"/>
  </properties>
 </tile>
 <tile id="2784">
  <properties>
   <property name="lit" type="int" value="2785"/>
   <property name="name" value="white/mint dots wide window 10"/>
  </properties>
 </tile>
 <tile id="2785">
  <properties>
   <property name="name" value="white/mint dots wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2786">
  <properties>
   <property name="lit" type="int" value="2787"/>
   <property name="name" value="white/mint dots wide window 11"/>
  </properties>
 </tile>
 <tile id="2787">
  <properties>
   <property name="name" value="white/mint dots wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2788">
  <properties>
   <property name="lit" type="int" value="2789"/>
   <property name="name" value="white/mint dots wide window left 10"/>
  </properties>
 </tile>
 <tile id="2789">
  <properties>
   <property name="name" value="white/mint dots wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2790">
  <properties>
   <property name="lit" type="int" value="2791"/>
   <property name="name" value="white/mint dots wide window left 11"/>
  </properties>
 </tile>
 <tile id="2791">
  <properties>
   <property name="name" value="white/mint dots wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2792">
  <properties>
   <property name="lit" type="int" value="2793"/>
   <property name="name" value="white/mint dots wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2793">
  <properties>
   <property name="name" value="white/mint dots wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2794">
  <properties>
   <property name="lit" type="int" value="2795"/>
   <property name="name" value="white/mint dots wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2795">
  <properties>
   <property name="name" value="white/mint dots wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2796">
  <properties>
   <property name="lit" type="int" value="2797"/>
   <property name="name" value="white/mint dots wide window right 10"/>
  </properties>
 </tile>
 <tile id="2797">
  <properties>
   <property name="name" value="white/mint dots wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2798">
  <properties>
   <property name="lit" type="int" value="2799"/>
   <property name="name" value="white/mint dots wide window right 11"/>
  </properties>
 </tile>
 <tile id="2799">
  <properties>
   <property name="name" value="white/mint dots wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2800">
  <properties>
   <property name="name" value="white/mint dots arch 10"/>
  </properties>
 </tile>
 <tile id="2801">
  <properties>
   <property name="name" value="white/mint dots arch 11"/>
  </properties>
 </tile>
 <tile id="2802">
  <properties>
   <property name="name" value="white/mint dots arch left 10"/>
  </properties>
 </tile>
 <tile id="2803">
  <properties>
   <property name="name" value="white/mint dots arch left 11"/>
  </properties>
 </tile>
 <tile id="2804">
  <properties>
   <property name="name" value="white/mint dots arch middle 10"/>
  </properties>
 </tile>
 <tile id="2805">
  <properties>
   <property name="name" value="white/mint dots arch middle 11"/>
  </properties>
 </tile>
 <tile id="2806">
  <properties>
   <property name="name" value="white/mint dots arch right 10"/>
  </properties>
 </tile>
 <tile id="2807">
  <properties>
   <property name="name" value="white/mint dots arch right 11"/>
  </properties>
 </tile>
 <tile id="2808">
  <properties>
   <property name="name" value="white/lilac wall 0"/>
  </properties>
 </tile>
 <tile id="2809">
  <properties>
   <property name="name" value="white/lilac wall 1"/>
  </properties>
 </tile>
 <tile id="2810">
  <properties>
   <property name="name" value="white/lilac wall 2"/>
  </properties>
 </tile>
 <tile id="2811">
  <properties>
   <property name="name" value="white/lilac wall 3"/>
  </properties>
 </tile>
 <tile id="2812">
  <properties>
   <property name="name" value="white/lilac wall 4"/>
  </properties>
 </tile>
 <tile id="2813">
  <properties>
   <property name="name" value="white/lilac wall 5"/>
  </properties>
 </tile>
 <tile id="2814">
  <properties>
   <property name="name" value="white/lilac wall 6"/>
  </properties>
 </tile>
 <tile id="2815">
  <properties>
   <property name="name" value="white/lilac wall 7"/>
  </properties>
 </tile>
 <tile id="2816">
  <properties>
   <property name="name" value="white/lilac wall 8"/>
  </properties>
 </tile>
 <tile id="2817">
  <properties>
   <property name="name" value="white/lilac wall 9"/>
  </properties>
 </tile>
 <tile id="2818">
  <properties>
   <property name="name" value="white/lilac wall 10"/>
  </properties>
 </tile>
 <tile id="2819">
  <properties>
   <property name="name" value="white/lilac wall 11"/>
  </properties>
 </tile>
 <tile id="2820">
  <properties>
   <property name="name" value="white/lilac wall 12"/>
  </properties>
 </tile>
 <tile id="2821">
  <properties>
   <property name="name" value="white/lilac wall 13"/>
  </properties>
 </tile>
 <tile id="2822">
  <properties>
   <property name="name" value="white/lilac wall 14"/>
  </properties>
 </tile>
 <tile id="2823">
  <properties>
   <property name="name" value="white/lilac wall 15"/>
  </properties>
 </tile>
 <tile id="2824">
  <properties>
   <property name="name" value="white/lilac right 2"/>
  </properties>
 </tile>
 <tile id="2825">
  <properties>
   <property name="name" value="white/lilac right 3"/>
  </properties>
 </tile>
 <tile id="2826">
  <properties>
   <property name="name" value="white/lilac right 6"/>
  </properties>
 </tile>
 <tile id="2827">
  <properties>
   <property name="name" value="white/lilac right 7"/>
  </properties>
 </tile>
 <tile id="2828">
  <properties>
   <property name="name" value="white/lilac right 10"/>
  </properties>
 </tile>
 <tile id="2829">
  <properties>
   <property name="name" value="white/lilac right 11"/>
  </properties>
 </tile>
 <tile id="2830">
  <properties>
   <property name="name" value="white/lilac right 14"/>
  </properties>
 </tile>
 <tile id="2831">
  <properties>
   <property name="name" value="white/lilac right 15"/>
  </properties>
 </tile>
 <tile id="2832">
  <properties>
   <property name="lit" type="int" value="2833"/>
   <property name="name" value="white/lilac window 10"/>
  </properties>
 </tile>
 <tile id="2833">
  <properties>
   <property name="name" value="white/lilac window lit 10"/>
  </properties>
 </tile>
 <tile id="2834">
  <properties>
   <property name="lit" type="int" value="2835"/>
   <property name="name" value="white/lilac window 11"/>
  </properties>
 </tile>
 <tile id="2835">
  <properties>
   <property name="name" value="white/lilac window lit 11"/>
  </properties>
 </tile>
 <tile id="2836">
  <properties>
   <property name="lit" type="int" value="2837"/>
   <property name="name" value="white/lilac wide window 10"/>
  </properties>
 </tile>
 <tile id="2837">
  <properties>
   <property name="name" value="white/lilac wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2838">
  <properties>
   <property name="lit" type="int" value="2839"/>
   <property name="name" value="white/lilac wide window 11"/>
  </properties>
 </tile>
 <tile id="2839">
  <properties>
   <property name="name" value="white/lilac wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2840">
  <properties>
   <property name="lit" type="int" value="2841"/>
   <property name="name" value="white/lilac wide window left 10"/>
  </properties>
 </tile>
 <tile id="2841">
  <properties>
   <property name="name" value="white/lilac wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2842">
  <properties>
   <property name="lit" type="int" value="2843"/>
   <property name="name" value="white/lilac wide window left 11"/>
  </properties>
 </tile>
 <tile id="2843">
  <properties>
   <property name="name" value="white/lilac wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2844">
  <properties>
   <property name="lit" type="int" value="2845"/>
   <property name="name" value="white/lilac wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2845">
  <properties>
   <property name="name" value="white/lilac wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2846">
  <properties>
   <property name="lit" type="int" value="2847"/>
   <property name="name" value="white/lilac wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2847">
  <properties>
   <property name="name" value="white/lilac wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2848">
  <properties>
   <property name="lit" type="int" value="2849"/>
   <property name="name" value="white/lilac wide window right 10"/>
  </properties>
 </tile>
 <tile id="2849">
  <properties>
   <property name="name" value="white/lilac wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2850">
  <properties>
   <property name="lit" type="int" value="2851"/>
   <property name="name" value="white/lilac wide window right 11"/>
  </properties>
 </tile>
 <tile id="2851">
  <properties>
   <property name="name" value="white/lilac wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2852">
  <properties>
   <property name="name" value="white/lilac arch 10"/>
  </properties>
 </tile>
 <tile id="2853">
  <properties>
   <property name="name" value="white/lilac arch 11"/>
  </properties>
 </tile>
 <tile id="2854">
  <properties>
   <property name="name" value="white/lilac arch left 10"/>
  </properties>
 </tile>
 <tile id="2855">
  <properties>
   <property name="name" value="white/lilac arch left 11"/>
  </properties>
 </tile>
 <tile id="2856">
  <properties>
   <property name="name" value="white/lilac arch middle 10"/>
  </properties>
 </tile>
 <tile id="2857">
  <properties>
   <property name="name" value="white/lilac arch middle 11"/>
  </properties>
 </tile>
 <tile id="2858">
  <properties>
   <property name="name" value="white/lilac arch right 10"/>
  </properties>
 </tile>
 <tile id="2859">
  <properties>
   <property name="name" value="white/lilac arch right 11"/>
  </properties>
 </tile>
 <tile id="2860">
  <properties>
   <property name="name" value="white/tiles white wall 0"/>
  </properties>
 </tile>
 <tile id="2861">
  <properties>
   <property name="name" value="white/tiles white wall 1"/>
  </properties>
 </tile>
 <tile id="2862">
  <properties>
   <property name="name" value="white/tiles white wall 2"/>
  </properties>
 </tile>
 <tile id="2863">
  <properties>
   <property name="name" value="white/tiles white wall 3"/>
  </properties>
 </tile>
 <tile id="2864">
  <properties>
   <property name="name" value="white/tiles white wall 4"/>
  </properties>
 </tile>
 <tile id="2865">
  <properties>
   <property name="name" value="white/tiles white wall 5"/>
  </properties>
 </tile>
 <tile id="2866">
  <properties>
   <property name="name" value="white/tiles white wall 6"/>
  </properties>
 </tile>
 <tile id="2867">
  <properties>
   <property name="name" value="white/tiles white wall 7"/>
  </properties>
 </tile>
 <tile id="2868">
  <properties>
   <property name="name" value="white/tiles white wall 8"/>
  </properties>
 </tile>
 <tile id="2869">
  <properties>
   <property name="name" value="white/tiles white wall 9"/>
  </properties>
 </tile>
 <tile id="2870">
  <properties>
   <property name="name" value="white/tiles white wall 10"/>
  </properties>
 </tile>
 <tile id="2871">
  <properties>
   <property name="name" value="white/tiles white wall 11"/>
  </properties>
 </tile>
 <tile id="2872">
  <properties>
   <property name="name" value="white/tiles white wall 12"/>
  </properties>
 </tile>
 <tile id="2873">
  <properties>
   <property name="name" value="white/tiles white wall 13"/>
  </properties>
 </tile>
 <tile id="2874">
  <properties>
   <property name="name" value="white/tiles white wall 14"/>
  </properties>
 </tile>
 <tile id="2875">
  <properties>
   <property name="name" value="white/tiles white wall 15"/>
  </properties>
 </tile>
 <tile id="2876">
  <properties>
   <property name="name" value="white/tiles white right 2"/>
  </properties>
 </tile>
 <tile id="2877">
  <properties>
   <property name="name" value="white/tiles white right 3"/>
  </properties>
 </tile>
 <tile id="2878">
  <properties>
   <property name="name" value="white/tiles white right 6"/>
  </properties>
 </tile>
 <tile id="2879">
  <properties>
   <property name="name" value="white/tiles white right 7"/>
  </properties>
 </tile>
 <tile id="2880">
  <properties>
   <property name="name" value="white/tiles white right 10"/>
  </properties>
 </tile>
 <tile id="2881">
  <properties>
   <property name="name" value="white/tiles white right 11"/>
  </properties>
 </tile>
 <tile id="2882">
  <properties>
   <property name="name" value="white/tiles white right 14"/>
  </properties>
 </tile>
 <tile id="2883">
  <properties>
   <property name="name" value="white/tiles white right 15"/>
  </properties>
 </tile>
 <tile id="2884">
  <properties>
   <property name="lit" type="int" value="2885"/>
   <property name="name" value="white/tiles white window 10"/>
  </properties>
 </tile>
 <tile id="2885">
  <properties>
   <property name="name" value="white/tiles white window lit 10"/>
  </properties>
 </tile>
 <tile id="2886">
  <properties>
   <property name="lit" type="int" value="2887"/>
   <property name="name" value="white/tiles white window 11"/>
  </properties>
 </tile>
 <tile id="2887">
  <properties>
   <property name="name" value="white/tiles white window lit 11"/>
  </properties>
 </tile>
 <tile id="2888">
  <properties>
   <property name="lit" type="int" value="2889"/>
   <property name="name" value="white/tiles white wide window 10"/>
  </properties>
 </tile>
 <tile id="2889">
  <properties>
   <property name="name" value="white/tiles white wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2890">
  <properties>
   <property name="lit" type="int" value="2891"/>
   <property name="name" value="white/tiles white wide window 11"/>
  </properties>
 </tile>
 <tile id="2891">
  <properties>
   <property name="name" value="white/tiles white wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2892">
  <properties>
   <property name="lit" type="int" value="2893"/>
   <property name="name" value="white/tiles white wide window left 10"/>
  </properties>
 </tile>
 <tile id="2893">
  <properties>
   <property name="name" value="white/tiles white wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2894">
  <properties>
   <property name="lit" type="int" value="2895"/>
   <property name="name" value="white/tiles white wide window left 11"/>
  </properties>
 </tile>
 <tile id="2895">
  <properties>
   <property name="name" value="white/tiles white wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2896">
  <properties>
   <property name="lit" type="int" value="2897"/>
   <property name="name" value="white/tiles white wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2897">
  <properties>
   <property name="name" value="white/tiles white wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2898">
  <properties>
   <property name="lit" type="int" value="2899"/>
   <property name="name" value="white/tiles white wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2899">
  <properties>
   <property name="name" value="white/tiles white wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2900">
  <properties>
   <property name="lit" type="int" value="2901"/>
   <property name="name" value="white/tiles white wide window right 10"/>
  </properties>
 </tile>
 <tile id="2901">
  <properties>
   <property name="name" value="white/tiles white wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2902">
  <properties>
   <property name="lit" type="int" value="2903"/>
   <property name="name" value="white/tiles white wide window right 11"/>
  </properties>
 </tile>
 <tile id="2903">
  <properties>
   <property name="name" value="white/tiles white wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2904">
  <properties>
   <property name="name" value="white/tiles white arch 10"/>
  </properties>
 </tile>
 <tile id="2905">
  <properties>
   <property name="name" value="white/tiles white arch 11"/>
  </properties>
 </tile>
 <tile id="2906">
  <properties>
   <property name="name" value="white/tiles white arch left 10"/>
  </properties>
 </tile>
 <tile id="2907">
  <properties>
   <property name="name" value="white/tiles white arch left 11"/>
  </properties>
 </tile>
 <tile id="2908">
  <properties>
   <property name="name" value="white/tiles white arch middle 10"/>
  </properties>
 </tile>
 <tile id="2909">
  <properties>
   <property name="name" value="white/tiles white arch middle 11"/>
  </properties>
 </tile>
 <tile id="2910">
  <properties>
   <property name="name" value="white/tiles white arch right 10"/>
  </properties>
 </tile>
 <tile id="2911">
  <properties>
   <property name="name" value="white/tiles white arch right 11"/>
  </properties>
 </tile>
 <tile id="2912">
  <properties>
   <property name="name" value="white/tiles blue wall 0"/>
  </properties>
 </tile>
 <tile id="2913">
  <properties>
   <property name="name" value="white/tiles blue wall 1"/>
  </properties>
 </tile>
 <tile id="2914">
  <properties>
   <property name="name" value="white/tiles blue wall 2"/>
  </properties>
 </tile>
 <tile id="2915">
  <properties>
   <property name="name" value="white/tiles blue wall 3"/>
  </properties>
 </tile>
 <tile id="2916">
  <properties>
   <property name="name" value="white/tiles blue wall 4"/>
  </properties>
 </tile>
 <tile id="2917">
  <properties>
   <property name="name" value="white/tiles blue wall 5"/>
  </properties>
 </tile>
 <tile id="2918">
  <properties>
   <property name="name" value="white/tiles blue wall 6"/>
  </properties>
 </tile>
 <tile id="2919">
  <properties>
   <property name="name" value="white/tiles blue wall 7"/>
  </properties>
 </tile>
 <tile id="2920">
  <properties>
   <property name="name" value="white/tiles blue wall 8"/>
  </properties>
 </tile>
 <tile id="2921">
  <properties>
   <property name="name" value="white/tiles blue wall 9"/>
  </properties>
 </tile>
 <tile id="2922">
  <properties>
   <property name="name" value="white/tiles blue wall 10"/>
  </properties>
 </tile>
 <tile id="2923">
  <properties>
   <property name="name" value="white/tiles blue wall 11"/>
  </properties>
 </tile>
 <tile id="2924">
  <properties>
   <property name="name" value="white/tiles blue wall 12"/>
  </properties>
 </tile>
 <tile id="2925">
  <properties>
   <property name="name" value="white/tiles blue wall 13"/>
  </properties>
 </tile>
 <tile id="2926">
  <properties>
   <property name="name" value="white/tiles blue wall 14"/>
  </properties>
 </tile>
 <tile id="2927">
  <properties>
   <property name="name" value="white/tiles blue wall 15"/>
  </properties>
 </tile>
 <tile id="2928">
  <properties>
   <property name="name" value="white/tiles blue right 2"/>
  </properties>
 </tile>
 <tile id="2929">
  <properties>
   <property name="name" value="white/tiles blue right 3"/>
  </properties>
 </tile>
 <tile id="2930">
  <properties>
   <property name="name" value="white/tiles blue right 6"/>
  </properties>
 </tile>
 <tile id="2931">
  <properties>
   <property name="name" value="white/tiles blue right 7"/>
  </properties>
 </tile>
 <tile id="2932">
  <properties>
   <property name="name" value="white/tiles blue right 10"/>
  </properties>
 </tile>
 <tile id="2933">
  <properties>
   <property name="name" value="white/tiles blue right 11"/>
  </properties>
 </tile>
 <tile id="2934">
  <properties>
   <property name="name" value="white/tiles blue right 14"/>
  </properties>
 </tile>
 <tile id="2935">
  <properties>
   <property name="name" value="white/tiles blue right 15"/>
  </properties>
 </tile>
 <tile id="2936">
  <properties>
   <property name="lit" type="int" value="2937"/>
   <property name="name" value="white/tiles blue window 10"/>
  </properties>
 </tile>
 <tile id="2937">
  <properties>
   <property name="name" value="white/tiles blue window lit 10"/>
  </properties>
 </tile>
 <tile id="2938">
  <properties>
   <property name="lit" type="int" value="2939"/>
   <property name="name" value="white/tiles blue window 11"/>
  </properties>
 </tile>
 <tile id="2939">
  <properties>
   <property name="name" value="white/tiles blue window lit 11"/>
  </properties>
 </tile>
 <tile id="2940">
  <properties>
   <property name="lit" type="int" value="2941"/>
   <property name="name" value="white/tiles blue wide window 10"/>
  </properties>
 </tile>
 <tile id="2941">
  <properties>
   <property name="name" value="white/tiles blue wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2942">
  <properties>
   <property name="lit" type="int" value="2943"/>
   <property name="name" value="white/tiles blue wide window 11"/>
  </properties>
 </tile>
 <tile id="2943">
  <properties>
   <property name="name" value="white/tiles blue wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2944">
  <properties>
   <property name="lit" type="int" value="2945"/>
   <property name="name" value="white/tiles blue wide window left 10"/>
  </properties>
 </tile>
 <tile id="2945">
  <properties>
   <property name="name" value="white/tiles blue wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2946">
  <properties>
   <property name="lit" type="int" value="2947"/>
   <property name="name" value="white/tiles blue wide window left 11"/>
  </properties>
 </tile>
 <tile id="2947">
  <properties>
   <property name="name" value="white/tiles blue wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="2948">
  <properties>
   <property name="lit" type="int" value="2949"/>
   <property name="name" value="white/tiles blue wide window middle 10"/>
  </properties>
 </tile>
 <tile id="2949">
  <properties>
   <property name="name" value="white/tiles blue wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="2950">
  <properties>
   <property name="lit" type="int" value="2951"/>
   <property name="name" value="white/tiles blue wide window middle 11"/>
  </properties>
 </tile>
 <tile id="2951">
  <properties>
   <property name="name" value="white/tiles blue wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="2952">
  <properties>
   <property name="lit" type="int" value="2953"/>
   <property name="name" value="white/tiles blue wide window right 10"/>
  </properties>
 </tile>
 <tile id="2953">
  <properties>
   <property name="name" value="white/tiles blue wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="2954">
  <properties>
   <property name="lit" type="int" value="2955"/>
   <property name="name" value="white/tiles blue wide window right 11"/>
  </properties>
 </tile>
 <tile id="2955">
  <properties>
   <property name="name" value="white/tiles blue wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="2956">
  <properties>
   <property name="name" value="white/tiles blue arch 10"/>
  </properties>
 </tile>
 <tile id="2957">
  <properties>
   <property name="name" value="white/tiles blue arch 11"/>
  </properties>
 </tile>
 <tile id="2958">
  <properties>
   <property name="name" value="white/tiles blue arch left 10"/>
  </properties>
 </tile>
 <tile id="2959">
  <properties>
   <property name="name" value="white/tiles blue arch left 11"/>
  </properties>
 </tile>
 <tile id="2960">
  <properties>
   <property name="name" value="white/tiles blue arch middle 10"/>
  </properties>
 </tile>
 <tile id="2961">
  <properties>
   <property name="name" value="white/tiles blue arch middle 11"/>
  </properties>
 </tile>
 <tile id="2962">
  <properties>
   <property name="name" value="white/tiles blue arch right 10"/>
  </properties>
 </tile>
 <tile id="2963">
  <properties>
   <property name="name" value="white/tiles blue arch right 11"/>
  </properties>
 </tile>
 <tile id="2964">
  <properties>
   <property name="name" value="white/library panel wall 0"/>
  </properties>
 </tile>
 <tile id="2965">
  <properties>
   <property name="name" value="white/library panel wall 1"/>
  </properties>
 </tile>
 <tile id="2966">
  <properties>
   <property name="name" value="white/library panel wall 2"/>
  </properties>
 </tile>
 <tile id="2967">
  <properties>
   <property name="name" value="white/library panel wall 3"/>
  </properties>
 </tile>
 <tile id="2968">
  <properties>
   <property name="name" value="white/library panel wall 4"/>
  </properties>
 </tile>
 <tile id="2969">
  <properties>
   <property name="name" value="white/library panel wall 5"/>
  </properties>
 </tile>
 <tile id="2970">
  <properties>
   <property name="name" value="white/library panel wall 6"/>
  </properties>
 </tile>
 <tile id="2971">
  <properties>
   <property name="name" value="white/library panel wall 7"/>
  </properties>
 </tile>
 <tile id="2972">
  <properties>
   <property name="name" value="white/library panel wall 8"/>
  </properties>
 </tile>
 <tile id="2973">
  <properties>
   <property name="name" value="white/library panel wall 9"/>
  </properties>
 </tile>
 <tile id="2974">
  <properties>
   <property name="name" value="white/library panel wall 10"/>
  </properties>
 </tile>
 <tile id="2975">
  <properties>
   <property name="name" value="white/library panel wall 11"/>
  </properties>
 </tile>
 <tile id="2976">
  <properties>
   <property name="name" value="white/library panel wall 12"/>
  </properties>
 </tile>
 <tile id="2977">
  <properties>
   <property name="name" value="white/library panel wall 13"/>
  </properties>
 </tile>
 <tile id="2978">
  <properties>
   <property name="name" value="white/library panel wall 14"/>
  </properties>
 </tile>
 <tile id="2979">
  <properties>
   <property name="name" value="white/library panel wall 15"/>
  </properties>
 </tile>
 <tile id="2980">
  <properties>
   <property name="name" value="white/library panel right 2"/>
  </properties>
 </tile>
 <tile id="2981">
  <properties>
   <property name="name" value="white/library panel right 3"/>
  </properties>
 </tile>
 <tile id="2982">
  <properties>
   <property name="name" value="white/library panel right 6"/>
  </properties>
 </tile>
 <tile id="2983">
  <properties>
   <property name="name" value="white/library panel right 7"/>
  </properties>
 </tile>
 <tile id="2984">
  <properties>
   <property name="name" value="white/library panel right 10"/>
  </properties>
 </tile>
 <tile id="2985">
  <properties>
   <property name="name" value="white/library panel right 11"/>
  </properties>
 </tile>
 <tile id="2986">
  <properties>
   <property name="name" value="white/library panel right 14"/>
  </properties>
 </tile>
 <tile id="2987">
  <properties>
   <property name="name" value="white/library panel right 15"/>
  </properties>
 </tile>
 <tile id="2988">
  <properties>
   <property name="lit" type="int" value="2989"/>
   <property name="name" value="white/library panel window 10"/>
  </properties>
 </tile>
 <tile id="2989">
  <properties>
   <property name="name" value="white/library panel window lit 10"/>
  </properties>
 </tile>
 <tile id="2990">
  <properties>
   <property name="lit" type="int" value="2991"/>
   <property name="name" value="white/library panel window 11"/>
  </properties>
 </tile>
 <tile id="2991">
  <properties>
   <property name="name" value="white/library panel window lit 11"/>
  </properties>
 </tile>
 <tile id="2992">
  <properties>
   <property name="lit" type="int" value="2993"/>
   <property name="name" value="white/library panel wide window 10"/>
  </properties>
 </tile>
 <tile id="2993">
  <properties>
   <property name="name" value="white/library panel wide window lit 10"/>
  </properties>
 </tile>
 <tile id="2994">
  <properties>
   <property name="lit" type="int" value="2995"/>
   <property name="name" value="white/library panel wide window 11"/>
  </properties>
 </tile>
 <tile id="2995">
  <properties>
   <property name="name" value="white/library panel wide window lit 11"/>
  </properties>
 </tile>
 <tile id="2996">
  <properties>
   <property name="lit" type="int" value="2997"/>
   <property name="name" value="white/library panel wide window left 10"/>
  </properties>
 </tile>
 <tile id="2997">
  <properties>
   <property name="name" value="white/library panel wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="2998">
  <properties>
   <property name="lit" type="int" value="2999"/>
   <property name="name" value="white/library panel wide window left 11"/>
  </properties>
 </tile>
 <tile id="2999">
  <properties>
   <property name="name" value="white/library panel wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3000">
  <properties>
   <property name="lit" type="int" value="3001"/>
   <property name="name" value="white/library panel wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3001">
  <properties>
   <property name="name" value="white/library panel wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3002">
  <properties>
   <property name="lit" type="int" value="3003"/>
   <property name="name" value="white/library panel wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3003">
  <properties>
   <property name="name" value="white/library panel wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3004">
  <properties>
   <property name="lit" type="int" value="3005"/>
   <property name="name" value="white/library panel wide window right 10"/>
  </properties>
 </tile>
 <tile id="3005">
  <properties>
   <property name="name" value="white/library panel wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3006">
  <properties>
   <property name="lit" type="int" value="3007"/>
   <property name="name" value="white/library panel wide window right 11"/>
  </properties>
 </tile>
 <tile id="3007">
  <properties>
   <property name="name" value="white/library panel wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3008">
  <properties>
   <property name="name" value="white/library panel arch 10"/>
  </properties>
 </tile>
 <tile id="3009">
  <properties>
   <property name="name" value="white/library panel arch 11"/>
  </properties>
 </tile>
 <tile id="3010">
  <properties>
   <property name="name" value="white/library panel arch left 10"/>
  </properties>
 </tile>
 <tile id="3011">
  <properties>
   <property name="name" value="white/library panel arch left 11"/>
  </properties>
 </tile>
 <tile id="3012">
  <properties>
   <property name="name" value="white/library panel arch middle 10"/>
  </properties>
 </tile>
 <tile id="3013">
  <properties>
   <property name="name" value="white/library panel arch middle 11"/>
  </properties>
 </tile>
 <tile id="3014">
  <properties>
   <property name="name" value="white/library panel arch right 10"/>
  </properties>
 </tile>
 <tile id="3015">
  <properties>
   <property name="name" value="white/library panel arch right 11"/>
  </properties>
 </tile>
 <tile id="3016">
  <properties>
   <property name="name" value="white/school green wall 0"/>
  </properties>
 </tile>
 <tile id="3017">
  <properties>
   <property name="name" value="white/school green wall 1"/>
  </properties>
 </tile>
 <tile id="3018">
  <properties>
   <property name="name" value="white/school green wall 2"/>
  </properties>
 </tile>
 <tile id="3019">
  <properties>
   <property name="name" value="white/school green wall 3"/>
  </properties>
 </tile>
 <tile id="3020">
  <properties>
   <property name="name" value="white/school green wall 4"/>
  </properties>
 </tile>
 <tile id="3021">
  <properties>
   <property name="name" value="white/school green wall 5"/>
  </properties>
 </tile>
 <tile id="3022">
  <properties>
   <property name="name" value="white/school green wall 6"/>
  </properties>
 </tile>
 <tile id="3023">
  <properties>
   <property name="name" value="white/school green wall 7"/>
  </properties>
 </tile>
 <tile id="3024">
  <properties>
   <property name="name" value="white/school green wall 8"/>
  </properties>
 </tile>
 <tile id="3025">
  <properties>
   <property name="name" value="white/school green wall 9"/>
  </properties>
 </tile>
 <tile id="3026">
  <properties>
   <property name="name" value="white/school green wall 10"/>
  </properties>
 </tile>
 <tile id="3027">
  <properties>
   <property name="name" value="white/school green wall 11"/>
  </properties>
 </tile>
 <tile id="3028">
  <properties>
   <property name="name" value="white/school green wall 12"/>
  </properties>
 </tile>
 <tile id="3029">
  <properties>
   <property name="name" value="white/school green wall 13"/>
  </properties>
 </tile>
 <tile id="3030">
  <properties>
   <property name="name" value="white/school green wall 14"/>
  </properties>
 </tile>
 <tile id="3031">
  <properties>
   <property name="name" value="white/school green wall 15"/>
  </properties>
 </tile>
 <tile id="3032">
  <properties>
   <property name="name" value="white/school green right 2"/>
  </properties>
 </tile>
 <tile id="3033">
  <properties>
   <property name="name" value="white/school green right 3"/>
  </properties>
 </tile>
 <tile id="3034">
  <properties>
   <property name="name" value="white/school green right 6"/>
  </properties>
 </tile>
 <tile id="3035">
  <properties>
   <property name="name" value="white/school green right 7"/>
  </properties>
 </tile>
 <tile id="3036">
  <properties>
   <property name="name" value="white/school green right 10"/>
  </properties>
 </tile>
 <tile id="3037">
  <properties>
   <property name="name" value="white/school green right 11"/>
  </properties>
 </tile>
 <tile id="3038">
  <properties>
   <property name="name" value="white/school green right 14"/>
  </properties>
 </tile>
 <tile id="3039">
  <properties>
   <property name="name" value="white/school green right 15"/>
  </properties>
 </tile>
 <tile id="3040">
  <properties>
   <property name="lit" type="int" value="3041"/>
   <property name="name" value="white/school green window 10"/>
  </properties>
 </tile>
 <tile id="3041">
  <properties>
   <property name="name" value="white/school green window lit 10"/>
  </properties>
 </tile>
 <tile id="3042">
  <properties>
   <property name="lit" type="int" value="3043"/>
   <property name="name" value="white/school green window 11"/>
  </properties>
 </tile>
 <tile id="3043">
  <properties>
   <property name="name" value="white/school green window lit 11"/>
  </properties>
 </tile>
 <tile id="3044">
  <properties>
   <property name="lit" type="int" value="3045"/>
   <property name="name" value="white/school green wide window 10"/>
  </properties>
 </tile>
 <tile id="3045">
  <properties>
   <property name="name" value="white/school green wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3046">
  <properties>
   <property name="lit" type="int" value="3047"/>
   <property name="name" value="white/school green wide window 11"/>
  </properties>
 </tile>
 <tile id="3047">
  <properties>
   <property name="name" value="white/school green wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3048">
  <properties>
   <property name="lit" type="int" value="3049"/>
   <property name="name" value="white/school green wide window left 10"/>
  </properties>
 </tile>
 <tile id="3049">
  <properties>
   <property name="name" value="white/school green wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3050">
  <properties>
   <property name="lit" type="int" value="3051"/>
   <property name="name" value="white/school green wide window left 11"/>
  </properties>
 </tile>
 <tile id="3051">
  <properties>
   <property name="name" value="white/school green wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3052">
  <properties>
   <property name="lit" type="int" value="3053"/>
   <property name="name" value="white/school green wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3053">
  <properties>
   <property name="name" value="white/school green wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3054">
  <properties>
   <property name="lit" type="int" value="3055"/>
   <property name="name" value="white/school green wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3055">
  <properties>
   <property name="name" value="white/school green wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3056">
  <properties>
   <property name="lit" type="int" value="3057"/>
   <property name="name" value="white/school green wide window right 10"/>
  </properties>
 </tile>
 <tile id="3057">
  <properties>
   <property name="name" value="white/school green wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3058">
  <properties>
   <property name="lit" type="int" value="3059"/>
   <property name="name" value="white/school green wide window right 11"/>
  </properties>
 </tile>
 <tile id="3059">
  <properties>
   <property name="name" value="white/school green wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3060">
  <properties>
   <property name="name" value="white/school green arch 10"/>
  </properties>
 </tile>
 <tile id="3061">
  <properties>
   <property name="name" value="white/school green arch 11"/>
  </properties>
 </tile>
 <tile id="3062">
  <properties>
   <property name="name" value="white/school green arch left 10"/>
  </properties>
 </tile>
 <tile id="3063">
  <properties>
   <property name="name" value="white/school green arch left 11"/>
  </properties>
 </tile>
 <tile id="3064">
  <properties>
   <property name="name" value="white/school green arch middle 10"/>
  </properties>
 </tile>
 <tile id="3065">
  <properties>
   <property name="name" value="white/school green arch middle 11"/>
  </properties>
 </tile>
 <tile id="3066">
  <properties>
   <property name="name" value="white/school green arch right 10"/>
  </properties>
 </tile>
 <tile id="3067">
  <properties>
   <property name="name" value="white/school green arch right 11"/>
  </properties>
 </tile>
 <tile id="3068">
  <properties>
   <property name="name" value="white/shop wall 0"/>
  </properties>
 </tile>
 <tile id="3069">
  <properties>
   <property name="name" value="white/shop wall 1"/>
  </properties>
 </tile>
 <tile id="3070">
  <properties>
   <property name="name" value="white/shop wall 2"/>
  </properties>
 </tile>
 <tile id="3071">
  <properties>
   <property name="name" value="white/shop wall 3"/>
  </properties>
 </tile>
 <tile id="3072">
  <properties>
   <property name="name" value="white/shop wall 4"/>
  </properties>
 </tile>
 <tile id="3073">
  <properties>
   <property name="name" value="white/shop wall 5"/>
  </properties>
 </tile>
 <tile id="3074">
  <properties>
   <property name="name" value="white/shop wall 6"/>
  </properties>
 </tile>
 <tile id="3075">
  <properties>
   <property name="name" value="white/shop wall 7"/>
  </properties>
 </tile>
 <tile id="3076">
  <properties>
   <property name="name" value="white/shop wall 8"/>
  </properties>
 </tile>
 <tile id="3077">
  <properties>
   <property name="name" value="white/shop wall 9"/>
  </properties>
 </tile>
 <tile id="3078">
  <properties>
   <property name="name" value="white/shop wall 10"/>
  </properties>
 </tile>
 <tile id="3079">
  <properties>
   <property name="name" value="white/shop wall 11"/>
  </properties>
 </tile>
 <tile id="3080">
  <properties>
   <property name="name" value="white/shop wall 12"/>
  </properties>
 </tile>
 <tile id="3081">
  <properties>
   <property name="name" value="white/shop wall 13"/>
  </properties>
 </tile>
 <tile id="3082">
  <properties>
   <property name="name" value="white/shop wall 14"/>
  </properties>
 </tile>
 <tile id="3083">
  <properties>
   <property name="name" value="white/shop wall 15"/>
  </properties>
 </tile>
 <tile id="3084">
  <properties>
   <property name="name" value="white/shop right 2"/>
  </properties>
 </tile>
 <tile id="3085">
  <properties>
   <property name="name" value="white/shop right 3"/>
  </properties>
 </tile>
 <tile id="3086">
  <properties>
   <property name="name" value="white/shop right 6"/>
  </properties>
 </tile>
 <tile id="3087">
  <properties>
   <property name="name" value="white/shop right 7"/>
  </properties>
 </tile>
 <tile id="3088">
  <properties>
   <property name="name" value="white/shop right 10"/>
  </properties>
 </tile>
 <tile id="3089">
  <properties>
   <property name="name" value="white/shop right 11"/>
  </properties>
 </tile>
 <tile id="3090">
  <properties>
   <property name="name" value="white/shop right 14"/>
  </properties>
 </tile>
 <tile id="3091">
  <properties>
   <property name="name" value="white/shop right 15"/>
  </properties>
 </tile>
 <tile id="3092">
  <properties>
   <property name="lit" type="int" value="3093"/>
   <property name="name" value="white/shop window 10"/>
  </properties>
 </tile>
 <tile id="3093">
  <properties>
   <property name="name" value="white/shop window lit 10"/>
  </properties>
 </tile>
 <tile id="3094">
  <properties>
   <property name="lit" type="int" value="3095"/>
   <property name="name" value="white/shop window 11"/>
  </properties>
 </tile>
 <tile id="3095">
  <properties>
   <property name="name" value="white/shop window lit 11"/>
  </properties>
 </tile>
 <tile id="3096">
  <properties>
   <property name="lit" type="int" value="3097"/>
   <property name="name" value="white/shop wide window 10"/>
  </properties>
 </tile>
 <tile id="3097">
  <properties>
   <property name="name" value="white/shop wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3098">
  <properties>
   <property name="lit" type="int" value="3099"/>
   <property name="name" value="white/shop wide window 11"/>
  </properties>
 </tile>
 <tile id="3099">
  <properties>
   <property name="name" value="white/shop wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3100">
  <properties>
   <property name="lit" type="int" value="3101"/>
   <property name="name" value="white/shop wide window left 10"/>
  </properties>
 </tile>
 <tile id="3101">
  <properties>
   <property name="name" value="white/shop wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3102">
  <properties>
   <property name="lit" type="int" value="3103"/>
   <property name="name" value="white/shop wide window left 11"/>
  </properties>
 </tile>
 <tile id="3103">
  <properties>
   <property name="name" value="white/shop wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3104">
  <properties>
   <property name="lit" type="int" value="3105"/>
   <property name="name" value="white/shop wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3105">
  <properties>
   <property name="name" value="white/shop wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3106">
  <properties>
   <property name="lit" type="int" value="3107"/>
   <property name="name" value="white/shop wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3107">
  <properties>
   <property name="name" value="white/shop wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3108">
  <properties>
   <property name="lit" type="int" value="3109"/>
   <property name="name" value="white/shop wide window right 10"/>
  </properties>
 </tile>
 <tile id="3109">
  <properties>
   <property name="name" value="white/shop wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3110">
  <properties>
   <property name="lit" type="int" value="3111"/>
   <property name="name" value="white/shop wide window right 11"/>
  </properties>
 </tile>
 <tile id="3111">
  <properties>
   <property name="name" value="white/shop wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3112">
  <properties>
   <property name="name" value="white/shop arch 10"/>
  </properties>
 </tile>
 <tile id="3113">
  <properties>
   <property name="name" value="white/shop arch 11"/>
  </properties>
 </tile>
 <tile id="3114">
  <properties>
   <property name="name" value="white/shop arch left 10"/>
  </properties>
 </tile>
 <tile id="3115">
  <properties>
   <property name="name" value="white/shop arch left 11"/>
  </properties>
 </tile>
 <tile id="3116">
  <properties>
   <property name="name" value="white/shop arch middle 10"/>
  </properties>
 </tile>
 <tile id="3117">
  <properties>
   <property name="name" value="white/shop arch middle 11"/>
  </properties>
 </tile>
 <tile id="3118">
  <properties>
   <property name="name" value="white/shop arch right 10"/>
  </properties>
 </tile>
 <tile id="3119">
  <properties>
   <property name="name" value="white/shop arch right 11"/>
  </properties>
 </tile>
 <tile id="3120">
  <properties>
   <property name="name" value="white/dorm wall 0"/>
  </properties>
 </tile>
 <tile id="3121">
  <properties>
   <property name="name" value="white/dorm wall 1"/>
  </properties>
 </tile>
 <tile id="3122">
  <properties>
   <property name="name" value="white/dorm wall 2"/>
  </properties>
 </tile>
 <tile id="3123">
  <properties>
   <property name="name" value="white/dorm wall 3"/>
  </properties>
 </tile>
 <tile id="3124">
  <properties>
   <property name="name" value="white/dorm wall 4"/>
  </properties>
 </tile>
 <tile id="3125">
  <properties>
   <property name="name" value="white/dorm wall 5"/>
  </properties>
 </tile>
 <tile id="3126">
  <properties>
   <property name="name" value="white/dorm wall 6"/>
  </properties>
 </tile>
 <tile id="3127">
  <properties>
   <property name="name" value="white/dorm wall 7"/>
  </properties>
 </tile>
 <tile id="3128">
  <properties>
   <property name="name" value="white/dorm wall 8"/>
  </properties>
 </tile>
 <tile id="3129">
  <properties>
   <property name="name" value="white/dorm wall 9"/>
  </properties>
 </tile>
 <tile id="3130">
  <properties>
   <property name="name" value="white/dorm wall 10"/>
  </properties>
 </tile>
 <tile id="3131">
  <properties>
   <property name="name" value="white/dorm wall 11"/>
  </properties>
 </tile>
 <tile id="3132">
  <properties>
   <property name="name" value="white/dorm wall 12"/>
  </properties>
 </tile>
 <tile id="3133">
  <properties>
   <property name="name" value="white/dorm wall 13"/>
  </properties>
 </tile>
 <tile id="3134">
  <properties>
   <property name="name" value="white/dorm wall 14"/>
  </properties>
 </tile>
 <tile id="3135">
  <properties>
   <property name="name" value="white/dorm wall 15"/>
  </properties>
 </tile>
 <tile id="3136">
  <properties>
   <property name="name" value="white/dorm right 2"/>
  </properties>
 </tile>
 <tile id="3137">
  <properties>
   <property name="name" value="white/dorm right 3"/>
  </properties>
 </tile>
 <tile id="3138">
  <properties>
   <property name="name" value="white/dorm right 6"/>
  </properties>
 </tile>
 <tile id="3139">
  <properties>
   <property name="name" value="white/dorm right 7"/>
  </properties>
 </tile>
 <tile id="3140">
  <properties>
   <property name="name" value="white/dorm right 10"/>
  </properties>
 </tile>
 <tile id="3141">
  <properties>
   <property name="name" value="white/dorm right 11"/>
  </properties>
 </tile>
 <tile id="3142">
  <properties>
   <property name="name" value="white/dorm right 14"/>
  </properties>
 </tile>
 <tile id="3143">
  <properties>
   <property name="name" value="white/dorm right 15"/>
  </properties>
 </tile>
 <tile id="3144">
  <properties>
   <property name="lit" type="int" value="3145"/>
   <property name="name" value="white/dorm window 10"/>
  </properties>
 </tile>
 <tile id="3145">
  <properties>
   <property name="name" value="white/dorm window lit 10"/>
  </properties>
 </tile>
 <tile id="3146">
  <properties>
   <property name="lit" type="int" value="3147"/>
   <property name="name" value="white/dorm window 11"/>
  </properties>
 </tile>
 <tile id="3147">
  <properties>
   <property name="name" value="white/dorm window lit 11"/>
  </properties>
 </tile>
 <tile id="3148">
  <properties>
   <property name="lit" type="int" value="3149"/>
   <property name="name" value="white/dorm wide window 10"/>
  </properties>
 </tile>
 <tile id="3149">
  <properties>
   <property name="name" value="white/dorm wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3150">
  <properties>
   <property name="lit" type="int" value="3151"/>
   <property name="name" value="white/dorm wide window 11"/>
  </properties>
 </tile>
 <tile id="3151">
  <properties>
   <property name="name" value="white/dorm wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3152">
  <properties>
   <property name="lit" type="int" value="3153"/>
   <property name="name" value="white/dorm wide window left 10"/>
  </properties>
 </tile>
 <tile id="3153">
  <properties>
   <property name="name" value="white/dorm wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3154">
  <properties>
   <property name="lit" type="int" value="3155"/>
   <property name="name" value="white/dorm wide window left 11"/>
  </properties>
 </tile>
 <tile id="3155">
  <properties>
   <property name="name" value="white/dorm wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3156">
  <properties>
   <property name="lit" type="int" value="3157"/>
   <property name="name" value="white/dorm wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3157">
  <properties>
   <property name="name" value="white/dorm wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3158">
  <properties>
   <property name="lit" type="int" value="3159"/>
   <property name="name" value="white/dorm wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3159">
  <properties>
   <property name="name" value="white/dorm wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3160">
  <properties>
   <property name="lit" type="int" value="3161"/>
   <property name="name" value="white/dorm wide window right 10"/>
  </properties>
 </tile>
 <tile id="3161">
  <properties>
   <property name="name" value="white/dorm wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3162">
  <properties>
   <property name="lit" type="int" value="3163"/>
   <property name="name" value="white/dorm wide window right 11"/>
  </properties>
 </tile>
 <tile id="3163">
  <properties>
   <property name="name" value="white/dorm wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3164">
  <properties>
   <property name="name" value="white/dorm arch 10"/>
  </properties>
 </tile>
 <tile id="3165">
  <properties>
   <property name="name" value="white/dorm arch 11"/>
  </properties>
 </tile>
 <tile id="3166">
  <properties>
   <property name="name" value="white/dorm arch left 10"/>
  </properties>
 </tile>
 <tile id="3167">
  <properties>
   <property name="name" value="white/dorm arch left 11"/>
  </properties>
 </tile>
 <tile id="3168">
  <properties>
   <property name="name" value="white/dorm arch middle 10"/>
  </properties>
 </tile>
 <tile id="3169">
  <properties>
   <property name="name" value="white/dorm arch middle 11"/>
  </properties>
 </tile>
 <tile id="3170">
  <properties>
   <property name="name" value="white/dorm arch right 10"/>
  </properties>
 </tile>
 <tile id="3171">
  <properties>
   <property name="name" value="white/dorm arch right 11"/>
  </properties>
 </tile>
 <tile id="3172">
  <properties>
   <property name="name" value="white/kitchen tile wall 0"/>
  </properties>
 </tile>
 <tile id="3173">
  <properties>
   <property name="name" value="white/kitchen tile wall 1"/>
  </properties>
 </tile>
 <tile id="3174">
  <properties>
   <property name="name" value="white/kitchen tile wall 2"/>
  </properties>
 </tile>
 <tile id="3175">
  <properties>
   <property name="name" value="white/kitchen tile wall 3"/>
  </properties>
 </tile>
 <tile id="3176">
  <properties>
   <property name="name" value="white/kitchen tile wall 4"/>
  </properties>
 </tile>
 <tile id="3177">
  <properties>
   <property name="name" value="white/kitchen tile wall 5"/>
  </properties>
 </tile>
 <tile id="3178">
  <properties>
   <property name="name" value="white/kitchen tile wall 6"/>
  </properties>
 </tile>
 <tile id="3179">
  <properties>
   <property name="name" value="white/kitchen tile wall 7"/>
  </properties>
 </tile>
 <tile id="3180">
  <properties>
   <property name="name" value="white/kitchen tile wall 8"/>
  </properties>
 </tile>
 <tile id="3181">
  <properties>
   <property name="name" value="white/kitchen tile wall 9"/>
  </properties>
 </tile>
 <tile id="3182">
  <properties>
   <property name="name" value="white/kitchen tile wall 10"/>
  </properties>
 </tile>
 <tile id="3183">
  <properties>
   <property name="name" value="white/kitchen tile wall 11"/>
  </properties>
 </tile>
 <tile id="3184">
  <properties>
   <property name="name" value="white/kitchen tile wall 12"/>
  </properties>
 </tile>
 <tile id="3185">
  <properties>
   <property name="name" value="white/kitchen tile wall 13"/>
  </properties>
 </tile>
 <tile id="3186">
  <properties>
   <property name="name" value="white/kitchen tile wall 14"/>
  </properties>
 </tile>
 <tile id="3187">
  <properties>
   <property name="name" value="white/kitchen tile wall 15"/>
  </properties>
 </tile>
 <tile id="3188">
  <properties>
   <property name="name" value="white/kitchen tile right 2"/>
  </properties>
 </tile>
 <tile id="3189">
  <properties>
   <property name="name" value="white/kitchen tile right 3"/>
  </properties>
 </tile>
 <tile id="3190">
  <properties>
   <property name="name" value="white/kitchen tile right 6"/>
  </properties>
 </tile>
 <tile id="3191">
  <properties>
   <property name="name" value="white/kitchen tile right 7"/>
  </properties>
 </tile>
 <tile id="3192">
  <properties>
   <property name="name" value="white/kitchen tile right 10"/>
  </properties>
 </tile>
 <tile id="3193">
  <properties>
   <property name="name" value="white/kitchen tile right 11"/>
  </properties>
 </tile>
 <tile id="3194">
  <properties>
   <property name="name" value="white/kitchen tile right 14"/>
  </properties>
 </tile>
 <tile id="3195">
  <properties>
   <property name="name" value="white/kitchen tile right 15"/>
  </properties>
 </tile>
 <tile id="3196">
  <properties>
   <property name="lit" type="int" value="3197"/>
   <property name="name" value="white/kitchen tile window 10"/>
  </properties>
 </tile>
 <tile id="3197">
  <properties>
   <property name="name" value="white/kitchen tile window lit 10"/>
  </properties>
 </tile>
 <tile id="3198">
  <properties>
   <property name="lit" type="int" value="3199"/>
   <property name="name" value="white/kitchen tile window 11"/>
  </properties>
 </tile>
 <tile id="3199">
  <properties>
   <property name="name" value="white/kitchen tile window lit 11"/>
  </properties>
 </tile>
 <tile id="3200">
  <properties>
   <property name="lit" type="int" value="3201"/>
   <property name="name" value="white/kitchen tile wide window 10"/>
  </properties>
 </tile>
 <tile id="3201">
  <properties>
   <property name="name" value="white/kitchen tile wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3202">
  <properties>
   <property name="lit" type="int" value="3203"/>
   <property name="name" value="white/kitchen tile wide window 11"/>
  </properties>
 </tile>
 <tile id="3203">
  <properties>
   <property name="name" value="white/kitchen tile wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3204">
  <properties>
   <property name="lit" type="int" value="3205"/>
   <property name="name" value="white/kitchen tile wide window left 10"/>
  </properties>
 </tile>
 <tile id="3205">
  <properties>
   <property name="name" value="white/kitchen tile wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3206">
  <properties>
   <property name="lit" type="int" value="3207"/>
   <property name="name" value="white/kitchen tile wide window left 11"/>
  </properties>
 </tile>
 <tile id="3207">
  <properties>
   <property name="name" value="white/kitchen tile wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3208">
  <properties>
   <property name="lit" type="int" value="3209"/>
   <property name="name" value="white/kitchen tile wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3209">
  <properties>
   <property name="name" value="white/kitchen tile wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3210">
  <properties>
   <property name="lit" type="int" value="3211"/>
   <property name="name" value="white/kitchen tile wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3211">
  <properties>
   <property name="name" value="white/kitchen tile wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3212">
  <properties>
   <property name="lit" type="int" value="3213"/>
   <property name="name" value="white/kitchen tile wide window right 10"/>
  </properties>
 </tile>
 <tile id="3213">
  <properties>
   <property name="name" value="white/kitchen tile wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3214">
  <properties>
   <property name="lit" type="int" value="3215"/>
   <property name="name" value="white/kitchen tile wide window right 11"/>
  </properties>
 </tile>
 <tile id="3215">
  <properties>
   <property name="name" value="white/kitchen tile wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3216">
  <properties>
   <property name="name" value="white/kitchen tile arch 10"/>
  </properties>
 </tile>
 <tile id="3217">
  <properties>
   <property name="name" value="white/kitchen tile arch 11"/>
  </properties>
 </tile>
 <tile id="3218">
  <properties>
   <property name="name" value="white/kitchen tile arch left 10"/>
  </properties>
 </tile>
 <tile id="3219">
  <properties>
   <property name="name" value="white/kitchen tile arch left 11"/>
  </properties>
 </tile>
 <tile id="3220">
  <properties>
   <property name="name" value="white/kitchen tile arch middle 10"/>
  </properties>
 </tile>
 <tile id="3221">
  <properties>
   <property name="name" value="white/kitchen tile arch middle 11"/>
  </properties>
 </tile>
 <tile id="3222">
  <properties>
   <property name="name" value="white/kitchen tile arch right 10"/>
  </properties>
 </tile>
 <tile id="3223">
  <properties>
   <property name="name" value="white/kitchen tile arch right 11"/>
  </properties>
 </tile>
 <tile id="3224">
  <properties>
   <property name="name" value="white/siding white wall 0"/>
  </properties>
 </tile>
 <tile id="3225">
  <properties>
   <property name="name" value="white/siding white wall 1"/>
  </properties>
 </tile>
 <tile id="3226">
  <properties>
   <property name="name" value="white/siding white wall 2"/>
  </properties>
 </tile>
 <tile id="3227">
  <properties>
   <property name="name" value="white/siding white wall 3"/>
  </properties>
 </tile>
 <tile id="3228">
  <properties>
   <property name="name" value="white/siding white wall 4"/>
  </properties>
 </tile>
 <tile id="3229">
  <properties>
   <property name="name" value="white/siding white wall 5"/>
  </properties>
 </tile>
 <tile id="3230">
  <properties>
   <property name="name" value="white/siding white wall 6"/>
  </properties>
 </tile>
 <tile id="3231">
  <properties>
   <property name="name" value="white/siding white wall 7"/>
  </properties>
 </tile>
 <tile id="3232">
  <properties>
   <property name="name" value="white/siding white wall 8"/>
  </properties>
 </tile>
 <tile id="3233">
  <properties>
   <property name="name" value="white/siding white wall 9"/>
  </properties>
 </tile>
 <tile id="3234">
  <properties>
   <property name="name" value="white/siding white wall 10"/>
  </properties>
 </tile>
 <tile id="3235">
  <properties>
   <property name="name" value="white/siding white wall 11"/>
  </properties>
 </tile>
 <tile id="3236">
  <properties>
   <property name="name" value="white/siding white wall 12"/>
  </properties>
 </tile>
 <tile id="3237">
  <properties>
   <property name="name" value="white/siding white wall 13"/>
  </properties>
 </tile>
 <tile id="3238">
  <properties>
   <property name="name" value="white/siding white wall 14"/>
  </properties>
 </tile>
 <tile id="3239">
  <properties>
   <property name="name" value="white/siding white wall 15"/>
  </properties>
 </tile>
 <tile id="3240">
  <properties>
   <property name="name" value="white/siding white right 2"/>
  </properties>
 </tile>
 <tile id="3241">
  <properties>
   <property name="name" value="white/siding white right 3"/>
  </properties>
 </tile>
 <tile id="3242">
  <properties>
   <property name="name" value="white/siding white right 6"/>
  </properties>
 </tile>
 <tile id="3243">
  <properties>
   <property name="name" value="white/siding white right 7"/>
  </properties>
 </tile>
 <tile id="3244">
  <properties>
   <property name="name" value="white/siding white right 10"/>
  </properties>
 </tile>
 <tile id="3245">
  <properties>
   <property name="name" value="white/siding white right 11"/>
  </properties>
 </tile>
 <tile id="3246">
  <properties>
   <property name="name" value="white/siding white right 14"/>
  </properties>
 </tile>
 <tile id="3247">
  <properties>
   <property name="name" value="white/siding white right 15"/>
  </properties>
 </tile>
 <tile id="3248">
  <properties>
   <property name="lit" type="int" value="3249"/>
   <property name="name" value="white/siding white window 10"/>
  </properties>
 </tile>
 <tile id="3249">
  <properties>
   <property name="name" value="white/siding white window lit 10"/>
  </properties>
 </tile>
 <tile id="3250">
  <properties>
   <property name="lit" type="int" value="3251"/>
   <property name="name" value="white/siding white window 11"/>
  </properties>
 </tile>
 <tile id="3251">
  <properties>
   <property name="name" value="white/siding white window lit 11"/>
  </properties>
 </tile>
 <tile id="3252">
  <properties>
   <property name="lit" type="int" value="3253"/>
   <property name="name" value="white/siding white wide window 10"/>
  </properties>
 </tile>
 <tile id="3253">
  <properties>
   <property name="name" value="white/siding white wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3254">
  <properties>
   <property name="lit" type="int" value="3255"/>
   <property name="name" value="white/siding white wide window 11"/>
  </properties>
 </tile>
 <tile id="3255">
  <properties>
   <property name="name" value="white/siding white wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3256">
  <properties>
   <property name="lit" type="int" value="3257"/>
   <property name="name" value="white/siding white wide window left 10"/>
  </properties>
 </tile>
 <tile id="3257">
  <properties>
   <property name="name" value="white/siding white wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3258">
  <properties>
   <property name="lit" type="int" value="3259"/>
   <property name="name" value="white/siding white wide window left 11"/>
  </properties>
 </tile>
 <tile id="3259">
  <properties>
   <property name="name" value="white/siding white wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3260">
  <properties>
   <property name="lit" type="int" value="3261"/>
   <property name="name" value="white/siding white wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3261">
  <properties>
   <property name="name" value="white/siding white wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3262">
  <properties>
   <property name="lit" type="int" value="3263"/>
   <property name="name" value="white/siding white wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3263">
  <properties>
   <property name="name" value="white/siding white wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3264">
  <properties>
   <property name="lit" type="int" value="3265"/>
   <property name="name" value="white/siding white wide window right 10"/>
  </properties>
 </tile>
 <tile id="3265">
  <properties>
   <property name="name" value="white/siding white wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3266">
  <properties>
   <property name="lit" type="int" value="3267"/>
   <property name="name" value="white/siding white wide window right 11"/>
  </properties>
 </tile>
 <tile id="3267">
  <properties>
   <property name="name" value="white/siding white wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3268">
  <properties>
   <property name="name" value="white/siding white arch 10"/>
  </properties>
 </tile>
 <tile id="3269">
  <properties>
   <property name="name" value="white/siding white arch 11"/>
  </properties>
 </tile>
 <tile id="3270">
  <properties>
   <property name="name" value="white/siding white arch left 10"/>
  </properties>
 </tile>
 <tile id="3271">
  <properties>
   <property name="name" value="white/siding white arch left 11"/>
  </properties>
 </tile>
 <tile id="3272">
  <properties>
   <property name="name" value="white/siding white arch middle 10"/>
  </properties>
 </tile>
 <tile id="3273">
  <properties>
   <property name="name" value="white/siding white arch middle 11"/>
  </properties>
 </tile>
 <tile id="3274">
  <properties>
   <property name="name" value="white/siding white arch right 10"/>
  </properties>
 </tile>
 <tile id="3275">
  <properties>
   <property name="name" value="white/siding white arch right 11"/>
  </properties>
 </tile>
 <tile id="3276">
  <properties>
   <property name="name" value="white/siding blue wall 0"/>
  </properties>
 </tile>
 <tile id="3277">
  <properties>
   <property name="name" value="white/siding blue wall 1"/>
  </properties>
 </tile>
 <tile id="3278">
  <properties>
   <property name="name" value="white/siding blue wall 2"/>
  </properties>
 </tile>
 <tile id="3279">
  <properties>
   <property name="name" value="white/siding blue wall 3"/>
  </properties>
 </tile>
 <tile id="3280">
  <properties>
   <property name="name" value="white/siding blue wall 4"/>
  </properties>
 </tile>
 <tile id="3281">
  <properties>
   <property name="name" value="white/siding blue wall 5"/>
  </properties>
 </tile>
 <tile id="3282">
  <properties>
   <property name="name" value="white/siding blue wall 6"/>
  </properties>
 </tile>
 <tile id="3283">
  <properties>
   <property name="name" value="white/siding blue wall 7"/>
  </properties>
 </tile>
 <tile id="3284">
  <properties>
   <property name="name" value="white/siding blue wall 8"/>
  </properties>
 </tile>
 <tile id="3285">
  <properties>
   <property name="name" value="white/siding blue wall 9"/>
  </properties>
 </tile>
 <tile id="3286">
  <properties>
   <property name="name" value="white/siding blue wall 10"/>
  </properties>
 </tile>
 <tile id="3287">
  <properties>
   <property name="name" value="white/siding blue wall 11"/>
  </properties>
 </tile>
 <tile id="3288">
  <properties>
   <property name="name" value="white/siding blue wall 12"/>
  </properties>
 </tile>
 <tile id="3289">
  <properties>
   <property name="name" value="white/siding blue wall 13"/>
  </properties>
 </tile>
 <tile id="3290">
  <properties>
   <property name="name" value="white/siding blue wall 14"/>
  </properties>
 </tile>
 <tile id="3291">
  <properties>
   <property name="name" value="white/siding blue wall 15"/>
  </properties>
 </tile>
 <tile id="3292">
  <properties>
   <property name="name" value="white/siding blue right 2"/>
  </properties>
 </tile>
 <tile id="3293">
  <properties>
   <property name="name" value="white/siding blue right 3"/>
  </properties>
 </tile>
 <tile id="3294">
  <properties>
   <property name="name" value="white/siding blue right 6"/>
  </properties>
 </tile>
 <tile id="3295">
  <properties>
   <property name="name" value="white/siding blue right 7"/>
  </properties>
 </tile>
 <tile id="3296">
  <properties>
   <property name="name" value="white/siding blue right 10"/>
  </properties>
 </tile>
 <tile id="3297">
  <properties>
   <property name="name" value="white/siding blue right 11"/>
  </properties>
 </tile>
 <tile id="3298">
  <properties>
   <property name="name" value="white/siding blue right 14"/>
  </properties>
 </tile>
 <tile id="3299">
  <properties>
   <property name="name" value="white/siding blue right 15"/>
  </properties>
 </tile>
 <tile id="3300">
  <properties>
   <property name="lit" type="int" value="3301"/>
   <property name="name" value="white/siding blue window 10"/>
  </properties>
 </tile>
 <tile id="3301">
  <properties>
   <property name="name" value="white/siding blue window lit 10"/>
  </properties>
 </tile>
 <tile id="3302">
  <properties>
   <property name="lit" type="int" value="3303"/>
   <property name="name" value="white/siding blue window 11"/>
  </properties>
 </tile>
 <tile id="3303">
  <properties>
   <property name="name" value="white/siding blue window lit 11"/>
  </properties>
 </tile>
 <tile id="3304">
  <properties>
   <property name="lit" type="int" value="3305"/>
   <property name="name" value="white/siding blue wide window 10"/>
  </properties>
 </tile>
 <tile id="3305">
  <properties>
   <property name="name" value="white/siding blue wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3306">
  <properties>
   <property name="lit" type="int" value="3307"/>
   <property name="name" value="white/siding blue wide window 11"/>
  </properties>
 </tile>
 <tile id="3307">
  <properties>
   <property name="name" value="white/siding blue wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3308">
  <properties>
   <property name="lit" type="int" value="3309"/>
   <property name="name" value="white/siding blue wide window left 10"/>
  </properties>
 </tile>
 <tile id="3309">
  <properties>
   <property name="name" value="white/siding blue wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3310">
  <properties>
   <property name="lit" type="int" value="3311"/>
   <property name="name" value="white/siding blue wide window left 11"/>
  </properties>
 </tile>
 <tile id="3311">
  <properties>
   <property name="name" value="white/siding blue wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3312">
  <properties>
   <property name="lit" type="int" value="3313"/>
   <property name="name" value="white/siding blue wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3313">
  <properties>
   <property name="name" value="white/siding blue wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3314">
  <properties>
   <property name="lit" type="int" value="3315"/>
   <property name="name" value="white/siding blue wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3315">
  <properties>
   <property name="name" value="white/siding blue wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3316">
  <properties>
   <property name="lit" type="int" value="3317"/>
   <property name="name" value="white/siding blue wide window right 10"/>
  </properties>
 </tile>
 <tile id="3317">
  <properties>
   <property name="name" value="white/siding blue wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3318">
  <properties>
   <property name="lit" type="int" value="3319"/>
   <property name="name" value="white/siding blue wide window right 11"/>
  </properties>
 </tile>
 <tile id="3319">
  <properties>
   <property name="name" value="white/siding blue wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3320">
  <properties>
   <property name="name" value="white/siding blue arch 10"/>
  </properties>
 </tile>
 <tile id="3321">
  <properties>
   <property name="name" value="white/siding blue arch 11"/>
  </properties>
 </tile>
 <tile id="3322">
  <properties>
   <property name="name" value="white/siding blue arch left 10"/>
  </properties>
 </tile>
 <tile id="3323">
  <properties>
   <property name="name" value="white/siding blue arch left 11"/>
  </properties>
 </tile>
 <tile id="3324">
  <properties>
   <property name="name" value="white/siding blue arch middle 10"/>
  </properties>
 </tile>
 <tile id="3325">
  <properties>
   <property name="name" value="white/siding blue arch middle 11"/>
  </properties>
 </tile>
 <tile id="3326">
  <properties>
   <property name="name" value="white/siding blue arch right 10"/>
  </properties>
 </tile>
 <tile id="3327">
  <properties>
   <property name="name" value="white/siding blue arch right 11"/>
  </properties>
 </tile>
 <tile id="3328">
  <properties>
   <property name="name" value="white/siding yellow wall 0"/>
  </properties>
 </tile>
 <tile id="3329">
  <properties>
   <property name="name" value="white/siding yellow wall 1"/>
  </properties>
 </tile>
 <tile id="3330">
  <properties>
   <property name="name" value="white/siding yellow wall 2"/>
  </properties>
 </tile>
 <tile id="3331">
  <properties>
   <property name="name" value="white/siding yellow wall 3"/>
  </properties>
 </tile>
 <tile id="3332">
  <properties>
   <property name="name" value="white/siding yellow wall 4"/>
  </properties>
 </tile>
 <tile id="3333">
  <properties>
   <property name="name" value="white/siding yellow wall 5"/>
  </properties>
 </tile>
 <tile id="3334">
  <properties>
   <property name="name" value="white/siding yellow wall 6"/>
  </properties>
 </tile>
 <tile id="3335">
  <properties>
   <property name="name" value="white/siding yellow wall 7"/>
  </properties>
 </tile>
 <tile id="3336">
  <properties>
   <property name="name" value="white/siding yellow wall 8"/>
  </properties>
 </tile>
 <tile id="3337">
  <properties>
   <property name="name" value="white/siding yellow wall 9"/>
  </properties>
 </tile>
 <tile id="3338">
  <properties>
   <property name="name" value="white/siding yellow wall 10"/>
  </properties>
 </tile>
 <tile id="3339">
  <properties>
   <property name="name" value="white/siding yellow wall 11"/>
  </properties>
 </tile>
 <tile id="3340">
  <properties>
   <property name="name" value="white/siding yellow wall 12"/>
  </properties>
 </tile>
 <tile id="3341">
  <properties>
   <property name="name" value="white/siding yellow wall 13"/>
  </properties>
 </tile>
 <tile id="3342">
  <properties>
   <property name="name" value="white/siding yellow wall 14"/>
  </properties>
 </tile>
 <tile id="3343">
  <properties>
   <property name="name" value="white/siding yellow wall 15"/>
  </properties>
 </tile>
 <tile id="3344">
  <properties>
   <property name="name" value="white/siding yellow right 2"/>
  </properties>
 </tile>
 <tile id="3345">
  <properties>
   <property name="name" value="white/siding yellow right 3"/>
  </properties>
 </tile>
 <tile id="3346">
  <properties>
   <property name="name" value="white/siding yellow right 6"/>
  </properties>
 </tile>
 <tile id="3347">
  <properties>
   <property name="name" value="white/siding yellow right 7"/>
  </properties>
 </tile>
 <tile id="3348">
  <properties>
   <property name="name" value="white/siding yellow right 10"/>
  </properties>
 </tile>
 <tile id="3349">
  <properties>
   <property name="name" value="white/siding yellow right 11"/>
  </properties>
 </tile>
 <tile id="3350">
  <properties>
   <property name="name" value="white/siding yellow right 14"/>
  </properties>
 </tile>
 <tile id="3351">
  <properties>
   <property name="name" value="white/siding yellow right 15"/>
  </properties>
 </tile>
 <tile id="3352">
  <properties>
   <property name="lit" type="int" value="3353"/>
   <property name="name" value="white/siding yellow window 10"/>
  </properties>
 </tile>
 <tile id="3353">
  <properties>
   <property name="name" value="white/siding yellow window lit 10"/>
  </properties>
 </tile>
 <tile id="3354">
  <properties>
   <property name="lit" type="int" value="3355"/>
   <property name="name" value="white/siding yellow window 11"/>
  </properties>
 </tile>
 <tile id="3355">
  <properties>
   <property name="name" value="white/siding yellow window lit 11"/>
  </properties>
 </tile>
 <tile id="3356">
  <properties>
   <property name="lit" type="int" value="3357"/>
   <property name="name" value="white/siding yellow wide window 10"/>
  </properties>
 </tile>
 <tile id="3357">
  <properties>
   <property name="name" value="white/siding yellow wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3358">
  <properties>
   <property name="lit" type="int" value="3359"/>
   <property name="name" value="white/siding yellow wide window 11"/>
  </properties>
 </tile>
 <tile id="3359">
  <properties>
   <property name="name" value="white/siding yellow wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3360">
  <properties>
   <property name="lit" type="int" value="3361"/>
   <property name="name" value="white/siding yellow wide window left 10"/>
  </properties>
 </tile>
 <tile id="3361">
  <properties>
   <property name="name" value="white/siding yellow wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3362">
  <properties>
   <property name="lit" type="int" value="3363"/>
   <property name="name" value="white/siding yellow wide window left 11"/>
  </properties>
 </tile>
 <tile id="3363">
  <properties>
   <property name="name" value="white/siding yellow wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3364">
  <properties>
   <property name="lit" type="int" value="3365"/>
   <property name="name" value="white/siding yellow wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3365">
  <properties>
   <property name="name" value="white/siding yellow wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3366">
  <properties>
   <property name="lit" type="int" value="3367"/>
   <property name="name" value="white/siding yellow wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3367">
  <properties>
   <property name="name" value="white/siding yellow wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3368">
  <properties>
   <property name="lit" type="int" value="3369"/>
   <property name="name" value="white/siding yellow wide window right 10"/>
  </properties>
 </tile>
 <tile id="3369">
  <properties>
   <property name="name" value="white/siding yellow wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3370">
  <properties>
   <property name="lit" type="int" value="3371"/>
   <property name="name" value="white/siding yellow wide window right 11"/>
  </properties>
 </tile>
 <tile id="3371">
  <properties>
   <property name="name" value="white/siding yellow wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3372">
  <properties>
   <property name="name" value="white/siding yellow arch 10"/>
  </properties>
 </tile>
 <tile id="3373">
  <properties>
   <property name="name" value="white/siding yellow arch 11"/>
  </properties>
 </tile>
 <tile id="3374">
  <properties>
   <property name="name" value="white/siding yellow arch left 10"/>
  </properties>
 </tile>
 <tile id="3375">
  <properties>
   <property name="name" value="white/siding yellow arch left 11"/>
  </properties>
 </tile>
 <tile id="3376">
  <properties>
   <property name="name" value="white/siding yellow arch middle 10"/>
  </properties>
 </tile>
 <tile id="3377">
  <properties>
   <property name="name" value="white/siding yellow arch middle 11"/>
  </properties>
 </tile>
 <tile id="3378">
  <properties>
   <property name="name" value="white/siding yellow arch right 10"/>
  </properties>
 </tile>
 <tile id="3379">
  <properties>
   <property name="name" value="white/siding yellow arch right 11"/>
  </properties>
 </tile>
 <tile id="3380">
  <properties>
   <property name="name" value="white/red brick wall 0"/>
  </properties>
 </tile>
 <tile id="3381">
  <properties>
   <property name="name" value="white/red brick wall 1"/>
  </properties>
 </tile>
 <tile id="3382">
  <properties>
   <property name="name" value="white/red brick wall 2"/>
  </properties>
 </tile>
 <tile id="3383">
  <properties>
   <property name="name" value="white/red brick wall 3"/>
  </properties>
 </tile>
 <tile id="3384">
  <properties>
   <property name="name" value="white/red brick wall 4"/>
  </properties>
 </tile>
 <tile id="3385">
  <properties>
   <property name="name" value="white/red brick wall 5"/>
  </properties>
 </tile>
 <tile id="3386">
  <properties>
   <property name="name" value="white/red brick wall 6"/>
  </properties>
 </tile>
 <tile id="3387">
  <properties>
   <property name="name" value="white/red brick wall 7"/>
  </properties>
 </tile>
 <tile id="3388">
  <properties>
   <property name="name" value="white/red brick wall 8"/>
  </properties>
 </tile>
 <tile id="3389">
  <properties>
   <property name="name" value="white/red brick wall 9"/>
  </properties>
 </tile>
 <tile id="3390">
  <properties>
   <property name="name" value="white/red brick wall 10"/>
  </properties>
 </tile>
 <tile id="3391">
  <properties>
   <property name="name" value="white/red brick wall 11"/>
  </properties>
 </tile>
 <tile id="3392">
  <properties>
   <property name="name" value="white/red brick wall 12"/>
  </properties>
 </tile>
 <tile id="3393">
  <properties>
   <property name="name" value="white/red brick wall 13"/>
  </properties>
 </tile>
 <tile id="3394">
  <properties>
   <property name="name" value="white/red brick wall 14"/>
  </properties>
 </tile>
 <tile id="3395">
  <properties>
   <property name="name" value="white/red brick wall 15"/>
  </properties>
 </tile>
 <tile id="3396">
  <properties>
   <property name="name" value="white/red brick right 2"/>
  </properties>
 </tile>
 <tile id="3397">
  <properties>
   <property name="name" value="white/red brick right 3"/>
  </properties>
 </tile>
 <tile id="3398">
  <properties>
   <property name="name" value="white/red brick right 6"/>
  </properties>
 </tile>
 <tile id="3399">
  <properties>
   <property name="name" value="white/red brick right 7"/>
  </properties>
 </tile>
 <tile id="3400">
  <properties>
   <property name="name" value="white/red brick right 10"/>
  </properties>
 </tile>
 <tile id="3401">
  <properties>
   <property name="name" value="white/red brick right 11"/>
  </properties>
 </tile>
 <tile id="3402">
  <properties>
   <property name="name" value="white/red brick right 14"/>
  </properties>
 </tile>
 <tile id="3403">
  <properties>
   <property name="name" value="white/red brick right 15"/>
  </properties>
 </tile>
 <tile id="3404">
  <properties>
   <property name="lit" type="int" value="3405"/>
   <property name="name" value="white/red brick window 10"/>
  </properties>
 </tile>
 <tile id="3405">
  <properties>
   <property name="name" value="white/red brick window lit 10"/>
  </properties>
 </tile>
 <tile id="3406">
  <properties>
   <property name="lit" type="int" value="3407"/>
   <property name="name" value="white/red brick window 11"/>
  </properties>
 </tile>
 <tile id="3407">
  <properties>
   <property name="name" value="white/red brick window lit 11"/>
  </properties>
 </tile>
 <tile id="3408">
  <properties>
   <property name="lit" type="int" value="3409"/>
   <property name="name" value="white/red brick wide window 10"/>
  </properties>
 </tile>
 <tile id="3409">
  <properties>
   <property name="name" value="white/red brick wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3410">
  <properties>
   <property name="lit" type="int" value="3411"/>
   <property name="name" value="white/red brick wide window 11"/>
  </properties>
 </tile>
 <tile id="3411">
  <properties>
   <property name="name" value="white/red brick wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3412">
  <properties>
   <property name="lit" type="int" value="3413"/>
   <property name="name" value="white/red brick wide window left 10"/>
  </properties>
 </tile>
 <tile id="3413">
  <properties>
   <property name="name" value="white/red brick wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3414">
  <properties>
   <property name="lit" type="int" value="3415"/>
   <property name="name" value="white/red brick wide window left 11"/>
  </properties>
 </tile>
 <tile id="3415">
  <properties>
   <property name="name" value="white/red brick wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3416">
  <properties>
   <property name="lit" type="int" value="3417"/>
   <property name="name" value="white/red brick wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3417">
  <properties>
   <property name="name" value="white/red brick wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3418">
  <properties>
   <property name="lit" type="int" value="3419"/>
   <property name="name" value="white/red brick wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3419">
  <properties>
   <property name="name" value="white/red brick wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3420">
  <properties>
   <property name="lit" type="int" value="3421"/>
   <property name="name" value="white/red brick wide window right 10"/>
  </properties>
 </tile>
 <tile id="3421">
  <properties>
   <property name="name" value="white/red brick wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3422">
  <properties>
   <property name="lit" type="int" value="3423"/>
   <property name="name" value="white/red brick wide window right 11"/>
  </properties>
 </tile>
 <tile id="3423">
  <properties>
   <property name="name" value="white/red brick wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3424">
  <properties>
   <property name="name" value="white/red brick arch 10"/>
  </properties>
 </tile>
 <tile id="3425">
  <properties>
   <property name="name" value="white/red brick arch 11"/>
  </properties>
 </tile>
 <tile id="3426">
  <properties>
   <property name="name" value="white/red brick arch left 10"/>
  </properties>
 </tile>
 <tile id="3427">
  <properties>
   <property name="name" value="white/red brick arch left 11"/>
  </properties>
 </tile>
 <tile id="3428">
  <properties>
   <property name="name" value="white/red brick arch middle 10"/>
  </properties>
 </tile>
 <tile id="3429">
  <properties>
   <property name="name" value="white/red brick arch middle 11"/>
  </properties>
 </tile>
 <tile id="3430">
  <properties>
   <property name="name" value="white/red brick arch right 10"/>
  </properties>
 </tile>
 <tile id="3431">
  <properties>
   <property name="name" value="white/red brick arch right 11"/>
  </properties>
 </tile>
 <tile id="3432">
  <properties>
   <property name="name" value="white/stucco rose wall 0"/>
  </properties>
 </tile>
 <tile id="3433">
  <properties>
   <property name="name" value="white/stucco rose wall 1"/>
  </properties>
 </tile>
 <tile id="3434">
  <properties>
   <property name="name" value="white/stucco rose wall 2"/>
  </properties>
 </tile>
 <tile id="3435">
  <properties>
   <property name="name" value="white/stucco rose wall 3"/>
  </properties>
 </tile>
 <tile id="3436">
  <properties>
   <property name="name" value="white/stucco rose wall 4"/>
  </properties>
 </tile>
 <tile id="3437">
  <properties>
   <property name="name" value="white/stucco rose wall 5"/>
  </properties>
 </tile>
 <tile id="3438">
  <properties>
   <property name="name" value="white/stucco rose wall 6"/>
  </properties>
 </tile>
 <tile id="3439">
  <properties>
   <property name="name" value="white/stucco rose wall 7"/>
  </properties>
 </tile>
 <tile id="3440">
  <properties>
   <property name="name" value="white/stucco rose wall 8"/>
  </properties>
 </tile>
 <tile id="3441">
  <properties>
   <property name="name" value="white/stucco rose wall 9"/>
  </properties>
 </tile>
 <tile id="3442">
  <properties>
   <property name="name" value="white/stucco rose wall 10"/>
  </properties>
 </tile>
 <tile id="3443">
  <properties>
   <property name="name" value="white/stucco rose wall 11"/>
  </properties>
 </tile>
 <tile id="3444">
  <properties>
   <property name="name" value="white/stucco rose wall 12"/>
  </properties>
 </tile>
 <tile id="3445">
  <properties>
   <property name="name" value="white/stucco rose wall 13"/>
  </properties>
 </tile>
 <tile id="3446">
  <properties>
   <property name="name" value="white/stucco rose wall 14"/>
  </properties>
 </tile>
 <tile id="3447">
  <properties>
   <property name="name" value="white/stucco rose wall 15"/>
  </properties>
 </tile>
 <tile id="3448">
  <properties>
   <property name="name" value="white/stucco rose right 2"/>
  </properties>
 </tile>
 <tile id="3449">
  <properties>
   <property name="name" value="white/stucco rose right 3"/>
  </properties>
 </tile>
 <tile id="3450">
  <properties>
   <property name="name" value="white/stucco rose right 6"/>
  </properties>
 </tile>
 <tile id="3451">
  <properties>
   <property name="name" value="white/stucco rose right 7"/>
  </properties>
 </tile>
 <tile id="3452">
  <properties>
   <property name="name" value="white/stucco rose right 10"/>
  </properties>
 </tile>
 <tile id="3453">
  <properties>
   <property name="name" value="white/stucco rose right 11"/>
  </properties>
 </tile>
 <tile id="3454">
  <properties>
   <property name="name" value="white/stucco rose right 14"/>
  </properties>
 </tile>
 <tile id="3455">
  <properties>
   <property name="name" value="white/stucco rose right 15"/>
  </properties>
 </tile>
 <tile id="3456">
  <properties>
   <property name="lit" type="int" value="3457"/>
   <property name="name" value="white/stucco rose window 10"/>
  </properties>
 </tile>
 <tile id="3457">
  <properties>
   <property name="name" value="white/stucco rose window lit 10"/>
  </properties>
 </tile>
 <tile id="3458">
  <properties>
   <property name="lit" type="int" value="3459"/>
   <property name="name" value="white/stucco rose window 11"/>
  </properties>
 </tile>
 <tile id="3459">
  <properties>
   <property name="name" value="white/stucco rose window lit 11"/>
  </properties>
 </tile>
 <tile id="3460">
  <properties>
   <property name="lit" type="int" value="3461"/>
   <property name="name" value="white/stucco rose wide window 10"/>
  </properties>
 </tile>
 <tile id="3461">
  <properties>
   <property name="name" value="white/stucco rose wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3462">
  <properties>
   <property name="lit" type="int" value="3463"/>
   <property name="name" value="white/stucco rose wide window 11"/>
  </properties>
 </tile>
 <tile id="3463">
  <properties>
   <property name="name" value="white/stucco rose wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3464">
  <properties>
   <property name="lit" type="int" value="3465"/>
   <property name="name" value="white/stucco rose wide window left 10"/>
  </properties>
 </tile>
 <tile id="3465">
  <properties>
   <property name="name" value="white/stucco rose wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3466">
  <properties>
   <property name="lit" type="int" value="3467"/>
   <property name="name" value="white/stucco rose wide window left 11"/>
  </properties>
 </tile>
 <tile id="3467">
  <properties>
   <property name="name" value="white/stucco rose wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3468">
  <properties>
   <property name="lit" type="int" value="3469"/>
   <property name="name" value="white/stucco rose wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3469">
  <properties>
   <property name="name" value="white/stucco rose wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3470">
  <properties>
   <property name="lit" type="int" value="3471"/>
   <property name="name" value="white/stucco rose wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3471">
  <properties>
   <property name="name" value="white/stucco rose wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3472">
  <properties>
   <property name="lit" type="int" value="3473"/>
   <property name="name" value="white/stucco rose wide window right 10"/>
  </properties>
 </tile>
 <tile id="3473">
  <properties>
   <property name="name" value="white/stucco rose wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3474">
  <properties>
   <property name="lit" type="int" value="3475"/>
   <property name="name" value="white/stucco rose wide window right 11"/>
  </properties>
 </tile>
 <tile id="3475">
  <properties>
   <property name="name" value="white/stucco rose wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3476">
  <properties>
   <property name="name" value="white/stucco rose arch 10"/>
  </properties>
 </tile>
 <tile id="3477">
  <properties>
   <property name="name" value="white/stucco rose arch 11"/>
  </properties>
 </tile>
 <tile id="3478">
  <properties>
   <property name="name" value="white/stucco rose arch left 10"/>
  </properties>
 </tile>
 <tile id="3479">
  <properties>
   <property name="name" value="white/stucco rose arch left 11"/>
  </properties>
 </tile>
 <tile id="3480">
  <properties>
   <property name="name" value="white/stucco rose arch middle 10"/>
  </properties>
 </tile>
 <tile id="3481">
  <properties>
   <property name="name" value="white/stucco rose arch middle 11"/>
  </properties>
 </tile>
 <tile id="3482">
  <properties>
   <property name="name" value="white/stucco rose arch right 10"/>
  </properties>
 </tile>
 <tile id="3483">
  <properties>
   <property name="name" value="white/stucco rose arch right 11"/>
  </properties>
 </tile>
 <tile id="3484">
  <properties>
   <property name="name" value="white/planks green wall 0"/>
  </properties>
 </tile>
 <tile id="3485">
  <properties>
   <property name="name" value="white/planks green wall 1"/>
  </properties>
 </tile>
 <tile id="3486">
  <properties>
   <property name="name" value="white/planks green wall 2"/>
  </properties>
 </tile>
 <tile id="3487">
  <properties>
   <property name="name" value="white/planks green wall 3"/>
  </properties>
 </tile>
 <tile id="3488">
  <properties>
   <property name="name" value="white/planks green wall 4"/>
  </properties>
 </tile>
 <tile id="3489">
  <properties>
   <property name="name" value="white/planks green wall 5"/>
  </properties>
 </tile>
 <tile id="3490">
  <properties>
   <property name="name" value="white/planks green wall 6"/>
  </properties>
 </tile>
 <tile id="3491">
  <properties>
   <property name="name" value="white/planks green wall 7"/>
  </properties>
 </tile>
 <tile id="3492">
  <properties>
   <property name="name" value="white/planks green wall 8"/>
  </properties>
 </tile>
 <tile id="3493">
  <properties>
   <property name="name" value="white/planks green wall 9"/>
  </properties>
 </tile>
 <tile id="3494">
  <properties>
   <property name="name" value="white/planks green wall 10"/>
  </properties>
 </tile>
 <tile id="3495">
  <properties>
   <property name="name" value="white/planks green wall 11"/>
  </properties>
 </tile>
 <tile id="3496">
  <properties>
   <property name="name" value="white/planks green wall 12"/>
  </properties>
 </tile>
 <tile id="3497">
  <properties>
   <property name="name" value="white/planks green wall 13"/>
  </properties>
 </tile>
 <tile id="3498">
  <properties>
   <property name="name" value="white/planks green wall 14"/>
  </properties>
 </tile>
 <tile id="3499">
  <properties>
   <property name="name" value="white/planks green wall 15"/>
  </properties>
 </tile>
 <tile id="3500">
  <properties>
   <property name="name" value="white/planks green right 2"/>
  </properties>
 </tile>
 <tile id="3501">
  <properties>
   <property name="name" value="white/planks green right 3"/>
  </properties>
 </tile>
 <tile id="3502">
  <properties>
   <property name="name" value="white/planks green right 6"/>
  </properties>
 </tile>
 <tile id="3503">
  <properties>
   <property name="name" value="white/planks green right 7"/>
  </properties>
 </tile>
 <tile id="3504">
  <properties>
   <property name="name" value="white/planks green right 10"/>
  </properties>
 </tile>
 <tile id="3505">
  <properties>
   <property name="name" value="white/planks green right 11"/>
  </properties>
 </tile>
 <tile id="3506">
  <properties>
   <property name="name" value="white/planks green right 14"/>
  </properties>
 </tile>
 <tile id="3507">
  <properties>
   <property name="name" value="white/planks green right 15"/>
  </properties>
 </tile>
 <tile id="3508">
  <properties>
   <property name="lit" type="int" value="3509"/>
   <property name="name" value="white/planks green window 10"/>
  </properties>
 </tile>
 <tile id="3509">
  <properties>
   <property name="name" value="white/planks green window lit 10"/>
  </properties>
 </tile>
 <tile id="3510">
  <properties>
   <property name="lit" type="int" value="3511"/>
   <property name="name" value="white/planks green window 11"/>
  </properties>
 </tile>
 <tile id="3511">
  <properties>
   <property name="name" value="white/planks green window lit 11"/>
  </properties>
 </tile>
 <tile id="3512">
  <properties>
   <property name="lit" type="int" value="3513"/>
   <property name="name" value="white/planks green wide window 10"/>
  </properties>
 </tile>
 <tile id="3513">
  <properties>
   <property name="name" value="white/planks green wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3514">
  <properties>
   <property name="lit" type="int" value="3515"/>
   <property name="name" value="white/planks green wide window 11"/>
  </properties>
 </tile>
 <tile id="3515">
  <properties>
   <property name="name" value="white/planks green wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3516">
  <properties>
   <property name="lit" type="int" value="3517"/>
   <property name="name" value="white/planks green wide window left 10"/>
  </properties>
 </tile>
 <tile id="3517">
  <properties>
   <property name="name" value="white/planks green wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3518">
  <properties>
   <property name="lit" type="int" value="3519"/>
   <property name="name" value="white/planks green wide window left 11"/>
  </properties>
 </tile>
 <tile id="3519">
  <properties>
   <property name="name" value="white/planks green wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3520">
  <properties>
   <property name="lit" type="int" value="3521"/>
   <property name="name" value="white/planks green wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3521">
  <properties>
   <property name="name" value="white/planks green wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3522">
  <properties>
   <property name="lit" type="int" value="3523"/>
   <property name="name" value="white/planks green wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3523">
  <properties>
   <property name="name" value="white/planks green wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3524">
  <properties>
   <property name="lit" type="int" value="3525"/>
   <property name="name" value="white/planks green wide window right 10"/>
  </properties>
 </tile>
 <tile id="3525">
  <properties>
   <property name="name" value="white/planks green wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3526">
  <properties>
   <property name="lit" type="int" value="3527"/>
   <property name="name" value="white/planks green wide window right 11"/>
  </properties>
 </tile>
 <tile id="3527">
  <properties>
   <property name="name" value="white/planks green wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3528">
  <properties>
   <property name="name" value="white/planks green arch 10"/>
  </properties>
 </tile>
 <tile id="3529">
  <properties>
   <property name="name" value="white/planks green arch 11"/>
  </properties>
 </tile>
 <tile id="3530">
  <properties>
   <property name="name" value="white/planks green arch left 10"/>
  </properties>
 </tile>
 <tile id="3531">
  <properties>
   <property name="name" value="white/planks green arch left 11"/>
  </properties>
 </tile>
 <tile id="3532">
  <properties>
   <property name="name" value="white/planks green arch middle 10"/>
  </properties>
 </tile>
 <tile id="3533">
  <properties>
   <property name="name" value="white/planks green arch middle 11"/>
  </properties>
 </tile>
 <tile id="3534">
  <properties>
   <property name="name" value="white/planks green arch right 10"/>
  </properties>
 </tile>
 <tile id="3535">
  <properties>
   <property name="name" value="white/planks green arch right 11"/>
  </properties>
 </tile>
 <tile id="3536">
  <properties>
   <property name="name" value="stone/cafe wall 0"/>
  </properties>
 </tile>
 <tile id="3537">
  <properties>
   <property name="name" value="stone/cafe wall 1"/>
  </properties>
 </tile>
 <tile id="3538">
  <properties>
   <property name="name" value="stone/cafe wall 2"/>
  </properties>
 </tile>
 <tile id="3539">
  <properties>
   <property name="name" value="stone/cafe wall 3"/>
  </properties>
 </tile>
 <tile id="3540">
  <properties>
   <property name="name" value="stone/cafe wall 4"/>
  </properties>
 </tile>
 <tile id="3541">
  <properties>
   <property name="name" value="stone/cafe wall 5"/>
  </properties>
 </tile>
 <tile id="3542">
  <properties>
   <property name="name" value="stone/cafe wall 6"/>
  </properties>
 </tile>
 <tile id="3543">
  <properties>
   <property name="name" value="stone/cafe wall 7"/>
  </properties>
 </tile>
 <tile id="3544">
  <properties>
   <property name="name" value="stone/cafe wall 8"/>
  </properties>
 </tile>
 <tile id="3545">
  <properties>
   <property name="name" value="stone/cafe wall 9"/>
  </properties>
 </tile>
 <tile id="3546">
  <properties>
   <property name="name" value="stone/cafe wall 10"/>
  </properties>
 </tile>
 <tile id="3547">
  <properties>
   <property name="name" value="stone/cafe wall 11"/>
  </properties>
 </tile>
 <tile id="3548">
  <properties>
   <property name="name" value="stone/cafe wall 12"/>
  </properties>
 </tile>
 <tile id="3549">
  <properties>
   <property name="name" value="stone/cafe wall 13"/>
  </properties>
 </tile>
 <tile id="3550">
  <properties>
   <property name="name" value="stone/cafe wall 14"/>
  </properties>
 </tile>
 <tile id="3551">
  <properties>
   <property name="name" value="stone/cafe wall 15"/>
  </properties>
 </tile>
 <tile id="3552">
  <properties>
   <property name="name" value="stone/cafe right 2"/>
  </properties>
 </tile>
 <tile id="3553">
  <properties>
   <property name="name" value="stone/cafe right 3"/>
  </properties>
 </tile>
 <tile id="3554">
  <properties>
   <property name="name" value="stone/cafe right 6"/>
  </properties>
 </tile>
 <tile id="3555">
  <properties>
   <property name="name" value="stone/cafe right 7"/>
  </properties>
 </tile>
 <tile id="3556">
  <properties>
   <property name="name" value="stone/cafe right 10"/>
  </properties>
 </tile>
 <tile id="3557">
  <properties>
   <property name="name" value="stone/cafe right 11"/>
  </properties>
 </tile>
 <tile id="3558">
  <properties>
   <property name="name" value="stone/cafe right 14"/>
  </properties>
 </tile>
 <tile id="3559">
  <properties>
   <property name="name" value="stone/cafe right 15"/>
  </properties>
 </tile>
 <tile id="3560">
  <properties>
   <property name="lit" type="int" value="3561"/>
   <property name="name" value="stone/cafe window 10"/>
  </properties>
 </tile>
 <tile id="3561">
  <properties>
   <property name="name" value="stone/cafe window lit 10"/>
  </properties>
 </tile>
 <tile id="3562">
  <properties>
   <property name="lit" type="int" value="3563"/>
   <property name="name" value="stone/cafe window 11"/>
  </properties>
 </tile>
 <tile id="3563">
  <properties>
   <property name="name" value="stone/cafe window lit 11"/>
  </properties>
 </tile>
 <tile id="3564">
  <properties>
   <property name="lit" type="int" value="3565"/>
   <property name="name" value="stone/cafe wide window 10"/>
  </properties>
 </tile>
 <tile id="3565">
  <properties>
   <property name="name" value="stone/cafe wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3566">
  <properties>
   <property name="lit" type="int" value="3567"/>
   <property name="name" value="stone/cafe wide window 11"/>
  </properties>
 </tile>
 <tile id="3567">
  <properties>
   <property name="name" value="stone/cafe wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3568">
  <properties>
   <property name="lit" type="int" value="3569"/>
   <property name="name" value="stone/cafe wide window left 10"/>
  </properties>
 </tile>
 <tile id="3569">
  <properties>
   <property name="name" value="stone/cafe wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3570">
  <properties>
   <property name="lit" type="int" value="3571"/>
   <property name="name" value="stone/cafe wide window left 11"/>
  </properties>
 </tile>
 <tile id="3571">
  <properties>
   <property name="name" value="stone/cafe wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3572">
  <properties>
   <property name="lit" type="int" value="3573"/>
   <property name="name" value="stone/cafe wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3573">
  <properties>
   <property name="name" value="stone/cafe wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3574">
  <properties>
   <property name="lit" type="int" value="3575"/>
   <property name="name" value="stone/cafe wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3575">
  <properties>
   <property name="name" value="stone/cafe wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3576">
  <properties>
   <property name="lit" type="int" value="3577"/>
   <property name="name" value="stone/cafe wide window right 10"/>
  </properties>
 </tile>
 <tile id="3577">
  <properties>
   <property name="name" value="stone/cafe wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3578">
  <properties>
   <property name="lit" type="int" value="3579"/>
   <property name="name" value="stone/cafe wide window right 11"/>
  </properties>
 </tile>
 <tile id="3579">
  <properties>
   <property name="name" value="stone/cafe wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3580">
  <properties>
   <property name="name" value="stone/cafe arch 10"/>
  </properties>
 </tile>
 <tile id="3581">
  <properties>
   <property name="name" value="stone/cafe arch 11"/>
  </properties>
 </tile>
 <tile id="3582">
  <properties>
   <property name="name" value="stone/cafe arch left 10"/>
  </properties>
 </tile>
 <tile id="3583">
  <properties>
   <property name="name" value="stone/cafe arch left 11"/>
  </properties>
 </tile>
 <tile id="3584">
  <properties>
   <property name="name" value="stone/cafe arch middle 10"/>
  </properties>
 </tile>
 <tile id="3585">
  <properties>
   <property name="name" value="stone/cafe arch middle 11"/>
  </properties>
 </tile>
 <tile id="3586">
  <properties>
   <property name="name" value="stone/cafe arch right 10"/>
  </properties>
 </tile>
 <tile id="3587">
  <properties>
   <property name="name" value="stone/cafe arch right 11"/>
  </properties>
 </tile>
 <tile id="3588">
  <properties>
   <property name="name" value="stone/pub wall 0"/>
  </properties>
 </tile>
 <tile id="3589">
  <properties>
   <property name="name" value="stone/pub wall 1"/>
  </properties>
 </tile>
 <tile id="3590">
  <properties>
   <property name="name" value="stone/pub wall 2"/>
  </properties>
 </tile>
 <tile id="3591">
  <properties>
   <property name="name" value="stone/pub wall 3"/>
  </properties>
 </tile>
 <tile id="3592">
  <properties>
   <property name="name" value="stone/pub wall 4"/>
  </properties>
 </tile>
 <tile id="3593">
  <properties>
   <property name="name" value="stone/pub wall 5"/>
  </properties>
 </tile>
 <tile id="3594">
  <properties>
   <property name="name" value="stone/pub wall 6"/>
  </properties>
 </tile>
 <tile id="3595">
  <properties>
   <property name="name" value="stone/pub wall 7"/>
  </properties>
 </tile>
 <tile id="3596">
  <properties>
   <property name="name" value="stone/pub wall 8"/>
  </properties>
 </tile>
 <tile id="3597">
  <properties>
   <property name="name" value="stone/pub wall 9"/>
  </properties>
 </tile>
 <tile id="3598">
  <properties>
   <property name="name" value="stone/pub wall 10"/>
  </properties>
 </tile>
 <tile id="3599">
  <properties>
   <property name="name" value="stone/pub wall 11"/>
  </properties>
 </tile>
 <tile id="3600">
  <properties>
   <property name="name" value="stone/pub wall 12"/>
  </properties>
 </tile>
 <tile id="3601">
  <properties>
   <property name="name" value="stone/pub wall 13"/>
  </properties>
 </tile>
 <tile id="3602">
  <properties>
   <property name="name" value="stone/pub wall 14"/>
  </properties>
 </tile>
 <tile id="3603">
  <properties>
   <property name="name" value="stone/pub wall 15"/>
  </properties>
 </tile>
 <tile id="3604">
  <properties>
   <property name="name" value="stone/pub right 2"/>
  </properties>
 </tile>
 <tile id="3605">
  <properties>
   <property name="name" value="stone/pub right 3"/>
  </properties>
 </tile>
 <tile id="3606">
  <properties>
   <property name="name" value="stone/pub right 6"/>
  </properties>
 </tile>
 <tile id="3607">
  <properties>
   <property name="name" value="stone/pub right 7"/>
  </properties>
 </tile>
 <tile id="3608">
  <properties>
   <property name="name" value="stone/pub right 10"/>
  </properties>
 </tile>
 <tile id="3609">
  <properties>
   <property name="name" value="stone/pub right 11"/>
  </properties>
 </tile>
 <tile id="3610">
  <properties>
   <property name="name" value="stone/pub right 14"/>
  </properties>
 </tile>
 <tile id="3611">
  <properties>
   <property name="name" value="stone/pub right 15"/>
  </properties>
 </tile>
 <tile id="3612">
  <properties>
   <property name="lit" type="int" value="3613"/>
   <property name="name" value="stone/pub window 10"/>
  </properties>
 </tile>
 <tile id="3613">
  <properties>
   <property name="name" value="stone/pub window lit 10"/>
  </properties>
 </tile>
 <tile id="3614">
  <properties>
   <property name="lit" type="int" value="3615"/>
   <property name="name" value="stone/pub window 11"/>
  </properties>
 </tile>
 <tile id="3615">
  <properties>
   <property name="name" value="stone/pub window lit 11"/>
  </properties>
 </tile>
 <tile id="3616">
  <properties>
   <property name="lit" type="int" value="3617"/>
   <property name="name" value="stone/pub wide window 10"/>
  </properties>
 </tile>
 <tile id="3617">
  <properties>
   <property name="name" value="stone/pub wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3618">
  <properties>
   <property name="lit" type="int" value="3619"/>
   <property name="name" value="stone/pub wide window 11"/>
  </properties>
 </tile>
 <tile id="3619">
  <properties>
   <property name="name" value="stone/pub wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3620">
  <properties>
   <property name="lit" type="int" value="3621"/>
   <property name="name" value="stone/pub wide window left 10"/>
  </properties>
 </tile>
 <tile id="3621">
  <properties>
   <property name="name" value="stone/pub wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3622">
  <properties>
   <property name="lit" type="int" value="3623"/>
   <property name="name" value="stone/pub wide window left 11"/>
  </properties>
 </tile>
 <tile id="3623">
  <properties>
   <property name="name" value="stone/pub wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3624">
  <properties>
   <property name="lit" type="int" value="3625"/>
   <property name="name" value="stone/pub wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3625">
  <properties>
   <property name="name" value="stone/pub wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3626">
  <properties>
   <property name="lit" type="int" value="3627"/>
   <property name="name" value="stone/pub wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3627">
  <properties>
   <property name="name" value="stone/pub wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3628">
  <properties>
   <property name="lit" type="int" value="3629"/>
   <property name="name" value="stone/pub wide window right 10"/>
  </properties>
 </tile>
 <tile id="3629">
  <properties>
   <property name="name" value="stone/pub wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3630">
  <properties>
   <property name="lit" type="int" value="3631"/>
   <property name="name" value="stone/pub wide window right 11"/>
  </properties>
 </tile>
 <tile id="3631">
  <properties>
   <property name="name" value="stone/pub wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3632">
  <properties>
   <property name="name" value="stone/pub arch 10"/>
  </properties>
 </tile>
 <tile id="3633">
  <properties>
   <property name="name" value="stone/pub arch 11"/>
  </properties>
 </tile>
 <tile id="3634">
  <properties>
   <property name="name" value="stone/pub arch left 10"/>
  </properties>
 </tile>
 <tile id="3635">
  <properties>
   <property name="name" value="stone/pub arch left 11"/>
  </properties>
 </tile>
 <tile id="3636">
  <properties>
   <property name="name" value="stone/pub arch middle 10"/>
  </properties>
 </tile>
 <tile id="3637">
  <properties>
   <property name="name" value="stone/pub arch middle 11"/>
  </properties>
 </tile>
 <tile id="3638">
  <properties>
   <property name="name" value="stone/pub arch right 10"/>
  </properties>
 </tile>
 <tile id="3639">
  <properties>
   <property name="name" value="stone/pub arch right 11"/>
  </properties>
 </tile>
 <tile id="3640">
  <properties>
   <property name="name" value="stone/rose wall 0"/>
  </properties>
 </tile>
 <tile id="3641">
  <properties>
   <property name="name" value="stone/rose wall 1"/>
  </properties>
 </tile>
 <tile id="3642">
  <properties>
   <property name="name" value="stone/rose wall 2"/>
  </properties>
 </tile>
 <tile id="3643">
  <properties>
   <property name="name" value="stone/rose wall 3"/>
  </properties>
 </tile>
 <tile id="3644">
  <properties>
   <property name="name" value="stone/rose wall 4"/>
  </properties>
 </tile>
 <tile id="3645">
  <properties>
   <property name="name" value="stone/rose wall 5"/>
  </properties>
 </tile>
 <tile id="3646">
  <properties>
   <property name="name" value="stone/rose wall 6"/>
  </properties>
 </tile>
 <tile id="3647">
  <properties>
   <property name="name" value="stone/rose wall 7"/>
  </properties>
 </tile>
 <tile id="3648">
  <properties>
   <property name="name" value="stone/rose wall 8"/>
  </properties>
 </tile>
 <tile id="3649">
  <properties>
   <property name="name" value="stone/rose wall 9"/>
  </properties>
 </tile>
 <tile id="3650">
  <properties>
   <property name="name" value="stone/rose wall 10"/>
  </properties>
 </tile>
 <tile id="3651">
  <properties>
   <property name="name" value="stone/rose wall 11"/>
  </properties>
 </tile>
 <tile id="3652">
  <properties>
   <property name="name" value="stone/rose wall 12"/>
  </properties>
 </tile>
 <tile id="3653">
  <properties>
   <property name="name" value="stone/rose wall 13"/>
  </properties>
 </tile>
 <tile id="3654">
  <properties>
   <property name="name" value="stone/rose wall 14"/>
  </properties>
 </tile>
 <tile id="3655">
  <properties>
   <property name="name" value="stone/rose wall 15"/>
  </properties>
 </tile>
 <tile id="3656">
  <properties>
   <property name="name" value="stone/rose right 2"/>
  </properties>
 </tile>
 <tile id="3657">
  <properties>
   <property name="name" value="stone/rose right 3"/>
  </properties>
 </tile>
 <tile id="3658">
  <properties>
   <property name="name" value="stone/rose right 6"/>
  </properties>
 </tile>
 <tile id="3659">
  <properties>
   <property name="name" value="stone/rose right 7"/>
  </properties>
 </tile>
 <tile id="3660">
  <properties>
   <property name="name" value="stone/rose right 10"/>
  </properties>
 </tile>
 <tile id="3661">
  <properties>
   <property name="name" value="stone/rose right 11"/>
  </properties>
 </tile>
 <tile id="3662">
  <properties>
   <property name="name" value="stone/rose right 14"/>
  </properties>
 </tile>
 <tile id="3663">
  <properties>
   <property name="name" value="stone/rose right 15"/>
  </properties>
 </tile>
 <tile id="3664">
  <properties>
   <property name="lit" type="int" value="3665"/>
   <property name="name" value="stone/rose window 10"/>
  </properties>
 </tile>
 <tile id="3665">
  <properties>
   <property name="name" value="stone/rose window lit 10"/>
  </properties>
 </tile>
 <tile id="3666">
  <properties>
   <property name="lit" type="int" value="3667"/>
   <property name="name" value="stone/rose window 11"/>
  </properties>
 </tile>
 <tile id="3667">
  <properties>
   <property name="name" value="stone/rose window lit 11"/>
  </properties>
 </tile>
 <tile id="3668">
  <properties>
   <property name="lit" type="int" value="3669"/>
   <property name="name" value="stone/rose wide window 10"/>
  </properties>
 </tile>
 <tile id="3669">
  <properties>
   <property name="name" value="stone/rose wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3670">
  <properties>
   <property name="lit" type="int" value="3671"/>
   <property name="name" value="stone/rose wide window 11"/>
  </properties>
 </tile>
 <tile id="3671">
  <properties>
   <property name="name" value="stone/rose wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3672">
  <properties>
   <property name="lit" type="int" value="3673"/>
   <property name="name" value="stone/rose wide window left 10"/>
  </properties>
 </tile>
 <tile id="3673">
  <properties>
   <property name="name" value="stone/rose wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3674">
  <properties>
   <property name="lit" type="int" value="3675"/>
   <property name="name" value="stone/rose wide window left 11"/>
  </properties>
 </tile>
 <tile id="3675">
  <properties>
   <property name="name" value="stone/rose wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3676">
  <properties>
   <property name="lit" type="int" value="3677"/>
   <property name="name" value="stone/rose wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3677">
  <properties>
   <property name="name" value="stone/rose wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3678">
  <properties>
   <property name="lit" type="int" value="3679"/>
   <property name="name" value="stone/rose wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3679">
  <properties>
   <property name="name" value="stone/rose wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3680">
  <properties>
   <property name="lit" type="int" value="3681"/>
   <property name="name" value="stone/rose wide window right 10"/>
  </properties>
 </tile>
 <tile id="3681">
  <properties>
   <property name="name" value="stone/rose wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3682">
  <properties>
   <property name="lit" type="int" value="3683"/>
   <property name="name" value="stone/rose wide window right 11"/>
  </properties>
 </tile>
 <tile id="3683">
  <properties>
   <property name="name" value="stone/rose wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3684">
  <properties>
   <property name="name" value="stone/rose arch 10"/>
  </properties>
 </tile>
 <tile id="3685">
  <properties>
   <property name="name" value="stone/rose arch 11"/>
  </properties>
 </tile>
 <tile id="3686">
  <properties>
   <property name="name" value="stone/rose arch left 10"/>
  </properties>
 </tile>
 <tile id="3687">
  <properties>
   <property name="name" value="stone/rose arch left 11"/>
  </properties>
 </tile>
 <tile id="3688">
  <properties>
   <property name="name" value="stone/rose arch middle 10"/>
  </properties>
 </tile>
 <tile id="3689">
  <properties>
   <property name="name" value="stone/rose arch middle 11"/>
  </properties>
 </tile>
 <tile id="3690">
  <properties>
   <property name="name" value="stone/rose arch right 10"/>
  </properties>
 </tile>
 <tile id="3691">
  <properties>
   <property name="name" value="stone/rose arch right 11"/>
  </properties>
 </tile>
 <tile id="3692">
  <properties>
   <property name="name" value="stone/sage wall 0"/>
  </properties>
 </tile>
 <tile id="3693">
  <properties>
   <property name="name" value="stone/sage wall 1"/>
  </properties>
 </tile>
 <tile id="3694">
  <properties>
   <property name="name" value="stone/sage wall 2"/>
  </properties>
 </tile>
 <tile id="3695">
  <properties>
   <property name="name" value="stone/sage wall 3"/>
  </properties>
 </tile>
 <tile id="3696">
  <properties>
   <property name="name" value="stone/sage wall 4"/>
  </properties>
 </tile>
 <tile id="3697">
  <properties>
   <property name="name" value="stone/sage wall 5"/>
  </properties>
 </tile>
 <tile id="3698">
  <properties>
   <property name="name" value="stone/sage wall 6"/>
  </properties>
 </tile>
 <tile id="3699">
  <properties>
   <property name="name" value="stone/sage wall 7"/>
  </properties>
 </tile>
 <tile id="3700">
  <properties>
   <property name="name" value="stone/sage wall 8"/>
  </properties>
 </tile>
 <tile id="3701">
  <properties>
   <property name="name" value="stone/sage wall 9"/>
  </properties>
 </tile>
 <tile id="3702">
  <properties>
   <property name="name" value="stone/sage wall 10"/>
  </properties>
 </tile>
 <tile id="3703">
  <properties>
   <property name="name" value="stone/sage wall 11"/>
  </properties>
 </tile>
 <tile id="3704">
  <properties>
   <property name="name" value="stone/sage wall 12"/>
  </properties>
 </tile>
 <tile id="3705">
  <properties>
   <property name="name" value="stone/sage wall 13"/>
  </properties>
 </tile>
 <tile id="3706">
  <properties>
   <property name="name" value="stone/sage wall 14"/>
  </properties>
 </tile>
 <tile id="3707">
  <properties>
   <property name="name" value="stone/sage wall 15"/>
  </properties>
 </tile>
 <tile id="3708">
  <properties>
   <property name="name" value="stone/sage right 2"/>
  </properties>
 </tile>
 <tile id="3709">
  <properties>
   <property name="name" value="stone/sage right 3"/>
  </properties>
 </tile>
 <tile id="3710">
  <properties>
   <property name="name" value="stone/sage right 6"/>
  </properties>
 </tile>
 <tile id="3711">
  <properties>
   <property name="name" value="stone/sage right 7"/>
  </properties>
 </tile>
 <tile id="3712">
  <properties>
   <property name="name" value="stone/sage right 10"/>
  </properties>
 </tile>
 <tile id="3713">
  <properties>
   <property name="name" value="stone/sage right 11"/>
  </properties>
 </tile>
 <tile id="3714">
  <properties>
   <property name="name" value="stone/sage right 14"/>
  </properties>
 </tile>
 <tile id="3715">
  <properties>
   <property name="name" value="stone/sage right 15"/>
  </properties>
 </tile>
 <tile id="3716">
  <properties>
   <property name="lit" type="int" value="3717"/>
   <property name="name" value="stone/sage window 10"/>
  </properties>
 </tile>
 <tile id="3717">
  <properties>
   <property name="name" value="stone/sage window lit 10"/>
  </properties>
 </tile>
 <tile id="3718">
  <properties>
   <property name="lit" type="int" value="3719"/>
   <property name="name" value="stone/sage window 11"/>
  </properties>
 </tile>
 <tile id="3719">
  <properties>
   <property name="name" value="stone/sage window lit 11"/>
  </properties>
 </tile>
 <tile id="3720">
  <properties>
   <property name="lit" type="int" value="3721"/>
   <property name="name" value="stone/sage wide window 10"/>
  </properties>
 </tile>
 <tile id="3721">
  <properties>
   <property name="name" value="stone/sage wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3722">
  <properties>
   <property name="lit" type="int" value="3723"/>
   <property name="name" value="stone/sage wide window 11"/>
  </properties>
 </tile>
 <tile id="3723">
  <properties>
   <property name="name" value="stone/sage wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3724">
  <properties>
   <property name="lit" type="int" value="3725"/>
   <property name="name" value="stone/sage wide window left 10"/>
  </properties>
 </tile>
 <tile id="3725">
  <properties>
   <property name="name" value="stone/sage wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3726">
  <properties>
   <property name="lit" type="int" value="3727"/>
   <property name="name" value="stone/sage wide window left 11"/>
  </properties>
 </tile>
 <tile id="3727">
  <properties>
   <property name="name" value="stone/sage wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3728">
  <properties>
   <property name="lit" type="int" value="3729"/>
   <property name="name" value="stone/sage wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3729">
  <properties>
   <property name="name" value="stone/sage wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3730">
  <properties>
   <property name="lit" type="int" value="3731"/>
   <property name="name" value="stone/sage wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3731">
  <properties>
   <property name="name" value="stone/sage wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3732">
  <properties>
   <property name="lit" type="int" value="3733"/>
   <property name="name" value="stone/sage wide window right 10"/>
  </properties>
 </tile>
 <tile id="3733">
  <properties>
   <property name="name" value="stone/sage wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3734">
  <properties>
   <property name="lit" type="int" value="3735"/>
   <property name="name" value="stone/sage wide window right 11"/>
  </properties>
 </tile>
 <tile id="3735">
  <properties>
   <property name="name" value="stone/sage wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3736">
  <properties>
   <property name="name" value="stone/sage arch 10"/>
  </properties>
 </tile>
 <tile id="3737">
  <properties>
   <property name="name" value="stone/sage arch 11"/>
  </properties>
 </tile>
 <tile id="3738">
  <properties>
   <property name="name" value="stone/sage arch left 10"/>
  </properties>
 </tile>
 <tile id="3739">
  <properties>
   <property name="name" value="stone/sage arch left 11"/>
  </properties>
 </tile>
 <tile id="3740">
  <properties>
   <property name="name" value="stone/sage arch middle 10"/>
  </properties>
 </tile>
 <tile id="3741">
  <properties>
   <property name="name" value="stone/sage arch middle 11"/>
  </properties>
 </tile>
 <tile id="3742">
  <properties>
   <property name="name" value="stone/sage arch right 10"/>
  </properties>
 </tile>
 <tile id="3743">
  <properties>
   <property name="name" value="stone/sage arch right 11"/>
  </properties>
 </tile>
 <tile id="3744">
  <properties>
   <property name="name" value="stone/sky wall 0"/>
  </properties>
 </tile>
 <tile id="3745">
  <properties>
   <property name="name" value="stone/sky wall 1"/>
  </properties>
 </tile>
 <tile id="3746">
  <properties>
   <property name="name" value="stone/sky wall 2"/>
  </properties>
 </tile>
 <tile id="3747">
  <properties>
   <property name="name" value="stone/sky wall 3"/>
  </properties>
 </tile>
 <tile id="3748">
  <properties>
   <property name="name" value="stone/sky wall 4"/>
  </properties>
 </tile>
 <tile id="3749">
  <properties>
   <property name="name" value="stone/sky wall 5"/>
  </properties>
 </tile>
 <tile id="3750">
  <properties>
   <property name="name" value="stone/sky wall 6"/>
  </properties>
 </tile>
 <tile id="3751">
  <properties>
   <property name="name" value="stone/sky wall 7"/>
  </properties>
 </tile>
 <tile id="3752">
  <properties>
   <property name="name" value="stone/sky wall 8"/>
  </properties>
 </tile>
 <tile id="3753">
  <properties>
   <property name="name" value="stone/sky wall 9"/>
  </properties>
 </tile>
 <tile id="3754">
  <properties>
   <property name="name" value="stone/sky wall 10"/>
  </properties>
 </tile>
 <tile id="3755">
  <properties>
   <property name="name" value="stone/sky wall 11"/>
  </properties>
 </tile>
 <tile id="3756">
  <properties>
   <property name="name" value="stone/sky wall 12"/>
  </properties>
 </tile>
 <tile id="3757">
  <properties>
   <property name="name" value="stone/sky wall 13"/>
  </properties>
 </tile>
 <tile id="3758">
  <properties>
   <property name="name" value="stone/sky wall 14"/>
  </properties>
 </tile>
 <tile id="3759">
  <properties>
   <property name="name" value="stone/sky wall 15"/>
  </properties>
 </tile>
 <tile id="3760">
  <properties>
   <property name="name" value="stone/sky right 2"/>
  </properties>
 </tile>
 <tile id="3761">
  <properties>
   <property name="name" value="stone/sky right 3"/>
  </properties>
 </tile>
 <tile id="3762">
  <properties>
   <property name="name" value="stone/sky right 6"/>
  </properties>
 </tile>
 <tile id="3763">
  <properties>
   <property name="name" value="stone/sky right 7"/>
  </properties>
 </tile>
 <tile id="3764">
  <properties>
   <property name="name" value="stone/sky right 10"/>
  </properties>
 </tile>
 <tile id="3765">
  <properties>
   <property name="name" value="stone/sky right 11"/>
  </properties>
 </tile>
 <tile id="3766">
  <properties>
   <property name="name" value="stone/sky right 14"/>
  </properties>
 </tile>
 <tile id="3767">
  <properties>
   <property name="name" value="stone/sky right 15"/>
  </properties>
 </tile>
 <tile id="3768">
  <properties>
   <property name="lit" type="int" value="3769"/>
   <property name="name" value="stone/sky window 10"/>
  </properties>
 </tile>
 <tile id="3769">
  <properties>
   <property name="name" value="stone/sky window lit 10"/>
  </properties>
 </tile>
 <tile id="3770">
  <properties>
   <property name="lit" type="int" value="3771"/>
   <property name="name" value="stone/sky window 11"/>
  </properties>
 </tile>
 <tile id="3771">
  <properties>
   <property name="name" value="stone/sky window lit 11"/>
  </properties>
 </tile>
 <tile id="3772">
  <properties>
   <property name="lit" type="int" value="3773"/>
   <property name="name" value="stone/sky wide window 10"/>
  </properties>
 </tile>
 <tile id="3773">
  <properties>
   <property name="name" value="stone/sky wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3774">
  <properties>
   <property name="lit" type="int" value="3775"/>
   <property name="name" value="stone/sky wide window 11"/>
  </properties>
 </tile>
 <tile id="3775">
  <properties>
   <property name="name" value="stone/sky wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3776">
  <properties>
   <property name="lit" type="int" value="3777"/>
   <property name="name" value="stone/sky wide window left 10"/>
  </properties>
 </tile>
 <tile id="3777">
  <properties>
   <property name="name" value="stone/sky wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3778">
  <properties>
   <property name="lit" type="int" value="3779"/>
   <property name="name" value="stone/sky wide window left 11"/>
  </properties>
 </tile>
 <tile id="3779">
  <properties>
   <property name="name" value="stone/sky wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3780">
  <properties>
   <property name="lit" type="int" value="3781"/>
   <property name="name" value="stone/sky wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3781">
  <properties>
   <property name="name" value="stone/sky wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3782">
  <properties>
   <property name="lit" type="int" value="3783"/>
   <property name="name" value="stone/sky wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3783">
  <properties>
   <property name="name" value="stone/sky wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3784">
  <properties>
   <property name="lit" type="int" value="3785"/>
   <property name="name" value="stone/sky wide window right 10"/>
  </properties>
 </tile>
 <tile id="3785">
  <properties>
   <property name="name" value="stone/sky wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3786">
  <properties>
   <property name="lit" type="int" value="3787"/>
   <property name="name" value="stone/sky wide window right 11"/>
  </properties>
 </tile>
 <tile id="3787">
  <properties>
   <property name="name" value="stone/sky wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3788">
  <properties>
   <property name="name" value="stone/sky arch 10"/>
  </properties>
 </tile>
 <tile id="3789">
  <properties>
   <property name="name" value="stone/sky arch 11"/>
  </properties>
 </tile>
 <tile id="3790">
  <properties>
   <property name="name" value="stone/sky arch left 10"/>
  </properties>
 </tile>
 <tile id="3791">
  <properties>
   <property name="name" value="stone/sky arch left 11"/>
  </properties>
 </tile>
 <tile id="3792">
  <properties>
   <property name="name" value="stone/sky arch middle 10"/>
  </properties>
 </tile>
 <tile id="3793">
  <properties>
   <property name="name" value="stone/sky arch middle 11"/>
  </properties>
 </tile>
 <tile id="3794">
  <properties>
   <property name="name" value="stone/sky arch right 10"/>
  </properties>
 </tile>
 <tile id="3795">
  <properties>
   <property name="name" value="stone/sky arch right 11"/>
  </properties>
 </tile>
 <tile id="3796">
  <properties>
   <property name="name" value="stone/cream stripe wall 0"/>
  </properties>
 </tile>
 <tile id="3797">
  <properties>
   <property name="name" value="stone/cream stripe wall 1"/>
  </properties>
 </tile>
 <tile id="3798">
  <properties>
   <property name="name" value="stone/cream stripe wall 2"/>
  </properties>
 </tile>
 <tile id="3799">
  <properties>
   <property name="name" value="stone/cream stripe wall 3"/>
  </properties>
 </tile>
 <tile id="3800">
  <properties>
   <property name="name" value="stone/cream stripe wall 4"/>
  </properties>
 </tile>
 <tile id="3801">
  <properties>
   <property name="name" value="stone/cream stripe wall 5"/>
  </properties>
 </tile>
 <tile id="3802">
  <properties>
   <property name="name" value="stone/cream stripe wall 6"/>
  </properties>
 </tile>
 <tile id="3803">
  <properties>
   <property name="name" value="stone/cream stripe wall 7"/>
  </properties>
 </tile>
 <tile id="3804">
  <properties>
   <property name="name" value="stone/cream stripe wall 8"/>
  </properties>
 </tile>
 <tile id="3805">
  <properties>
   <property name="name" value="stone/cream stripe wall 9"/>
  </properties>
 </tile>
 <tile id="3806">
  <properties>
   <property name="name" value="stone/cream stripe wall 10"/>
  </properties>
 </tile>
 <tile id="3807">
  <properties>
   <property name="name" value="stone/cream stripe wall 11"/>
  </properties>
 </tile>
 <tile id="3808">
  <properties>
   <property name="name" value="stone/cream stripe wall 12"/>
  </properties>
 </tile>
 <tile id="3809">
  <properties>
   <property name="name" value="stone/cream stripe wall 13"/>
  </properties>
 </tile>
 <tile id="3810">
  <properties>
   <property name="name" value="stone/cream stripe wall 14"/>
  </properties>
 </tile>
 <tile id="3811">
  <properties>
   <property name="name" value="stone/cream stripe wall 15"/>
  </properties>
 </tile>
 <tile id="3812">
  <properties>
   <property name="name" value="stone/cream stripe right 2"/>
  </properties>
 </tile>
 <tile id="3813">
  <properties>
   <property name="name" value="stone/cream stripe right 3"/>
  </properties>
 </tile>
 <tile id="3814">
  <properties>
   <property name="name" value="stone/cream stripe right 6"/>
  </properties>
 </tile>
 <tile id="3815">
  <properties>
   <property name="name" value="stone/cream stripe right 7"/>
  </properties>
 </tile>
 <tile id="3816">
  <properties>
   <property name="name" value="stone/cream stripe right 10"/>
  </properties>
 </tile>
 <tile id="3817">
  <properties>
   <property name="name" value="stone/cream stripe right 11"/>
  </properties>
 </tile>
 <tile id="3818">
  <properties>
   <property name="name" value="stone/cream stripe right 14"/>
  </properties>
 </tile>
 <tile id="3819">
  <properties>
   <property name="name" value="stone/cream stripe right 15"/>
  </properties>
 </tile>
 <tile id="3820">
  <properties>
   <property name="lit" type="int" value="3821"/>
   <property name="name" value="stone/cream stripe window 10"/>
  </properties>
 </tile>
 <tile id="3821">
  <properties>
   <property name="name" value="stone/cream stripe window lit 10"/>
  </properties>
 </tile>
 <tile id="3822">
  <properties>
   <property name="lit" type="int" value="3823"/>
   <property name="name" value="stone/cream stripe window 11"/>
  </properties>
 </tile>
 <tile id="3823">
  <properties>
   <property name="name" value="stone/cream stripe window lit 11"/>
  </properties>
 </tile>
 <tile id="3824">
  <properties>
   <property name="lit" type="int" value="3825"/>
   <property name="name" value="stone/cream stripe wide window 10"/>
  </properties>
 </tile>
 <tile id="3825">
  <properties>
   <property name="name" value="stone/cream stripe wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3826">
  <properties>
   <property name="lit" type="int" value="3827"/>
   <property name="name" value="stone/cream stripe wide window 11"/>
  </properties>
 </tile>
 <tile id="3827">
  <properties>
   <property name="name" value="stone/cream stripe wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3828">
  <properties>
   <property name="lit" type="int" value="3829"/>
   <property name="name" value="stone/cream stripe wide window left 10"/>
  </properties>
 </tile>
 <tile id="3829">
  <properties>
   <property name="name" value="stone/cream stripe wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3830">
  <properties>
   <property name="lit" type="int" value="3831"/>
   <property name="name" value="stone/cream stripe wide window left 11"/>
  </properties>
 </tile>
 <tile id="3831">
  <properties>
   <property name="name" value="stone/cream stripe wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3832">
  <properties>
   <property name="lit" type="int" value="3833"/>
   <property name="name" value="stone/cream stripe wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3833">
  <properties>
   <property name="name" value="stone/cream stripe wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3834">
  <properties>
   <property name="lit" type="int" value="3835"/>
   <property name="name" value="stone/cream stripe wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3835">
  <properties>
   <property name="name" value="stone/cream stripe wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3836">
  <properties>
   <property name="lit" type="int" value="3837"/>
   <property name="name" value="stone/cream stripe wide window right 10"/>
  </properties>
 </tile>
 <tile id="3837">
  <properties>
   <property name="name" value="stone/cream stripe wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3838">
  <properties>
   <property name="lit" type="int" value="3839"/>
   <property name="name" value="stone/cream stripe wide window right 11"/>
  </properties>
 </tile>
 <tile id="3839">
  <properties>
   <property name="name" value="stone/cream stripe wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3840">
  <properties>
   <property name="name" value="stone/cream stripe arch 10"/>
  </properties>
 </tile>
 <tile id="3841">
  <properties>
   <property name="name" value="stone/cream stripe arch 11"/>
  </properties>
 </tile>
 <tile id="3842">
  <properties>
   <property name="name" value="stone/cream stripe arch left 10"/>
  </properties>
 </tile>
 <tile id="3843">
  <properties>
   <property name="name" value="stone/cream stripe arch left 11"/>
  </properties>
 </tile>
 <tile id="3844">
  <properties>
   <property name="name" value="stone/cream stripe arch middle 10"/>
  </properties>
 </tile>
 <tile id="3845">
  <properties>
   <property name="name" value="stone/cream stripe arch middle 11"/>
  </properties>
 </tile>
 <tile id="3846">
  <properties>
   <property name="name" value="stone/cream stripe arch right 10"/>
  </properties>
 </tile>
 <tile id="3847">
  <properties>
   <property name="name" value="stone/cream stripe arch right 11"/>
  </properties>
 </tile>
 <tile id="3848">
  <properties>
   <property name="name" value="stone/mint dots wall 0"/>
  </properties>
 </tile>
 <tile id="3849">
  <properties>
   <property name="name" value="stone/mint dots wall 1"/>
  </properties>
 </tile>
 <tile id="3850">
  <properties>
   <property name="name" value="stone/mint dots wall 2"/>
  </properties>
 </tile>
 <tile id="3851">
  <properties>
   <property name="name" value="stone/mint dots wall 3"/>
  </properties>
 </tile>
 <tile id="3852">
  <properties>
   <property name="name" value="stone/mint dots wall 4"/>
  </properties>
 </tile>
 <tile id="3853">
  <properties>
   <property name="name" value="stone/mint dots wall 5"/>
  </properties>
 </tile>
 <tile id="3854">
  <properties>
   <property name="name" value="stone/mint dots wall 6"/>
  </properties>
 </tile>
 <tile id="3855">
  <properties>
   <property name="name" value="stone/mint dots wall 7"/>
  </properties>
 </tile>
 <tile id="3856">
  <properties>
   <property name="name" value="stone/mint dots wall 8"/>
  </properties>
 </tile>
 <tile id="3857">
  <properties>
   <property name="name" value="stone/mint dots wall 9"/>
  </properties>
 </tile>
 <tile id="3858">
  <properties>
   <property name="name" value="stone/mint dots wall 10"/>
  </properties>
 </tile>
 <tile id="3859">
  <properties>
   <property name="name" value="stone/mint dots wall 11"/>
  </properties>
 </tile>
 <tile id="3860">
  <properties>
   <property name="name" value="stone/mint dots wall 12"/>
  </properties>
 </tile>
 <tile id="3861">
  <properties>
   <property name="name" value="stone/mint dots wall 13"/>
  </properties>
 </tile>
 <tile id="3862">
  <properties>
   <property name="name" value="stone/mint dots wall 14"/>
  </properties>
 </tile>
 <tile id="3863">
  <properties>
   <property name="name" value="stone/mint dots wall 15"/>
  </properties>
 </tile>
 <tile id="3864">
  <properties>
   <property name="name" value="stone/mint dots right 2"/>
  </properties>
 </tile>
 <tile id="3865">
  <properties>
   <property name="name" value="stone/mint dots right 3"/>
  </properties>
 </tile>
 <tile id="3866">
  <properties>
   <property name="name" value="stone/mint dots right 6"/>
  </properties>
 </tile>
 <tile id="3867">
  <properties>
   <property name="name" value="stone/mint dots right 7"/>
  </properties>
 </tile>
 <tile id="3868">
  <properties>
   <property name="name" value="stone/mint dots right 10"/>
  </properties>
 </tile>
 <tile id="3869">
  <properties>
   <property name="name" value="stone/mint dots right 11"/>
  </properties>
 </tile>
 <tile id="3870">
  <properties>
   <property name="name" value="stone/mint dots right 14"/>
  </properties>
 </tile>
 <tile id="3871">
  <properties>
   <property name="name" value="stone/mint dots right 15"/>
  </properties>
 </tile>
 <tile id="3872">
  <properties>
   <property name="lit" type="int" value="3873"/>
   <property name="name" value="stone/mint dots window 10"/>
  </properties>
 </tile>
 <tile id="3873">
  <properties>
   <property name="name" value="stone/mint dots window lit 10"/>
  </properties>
 </tile>
 <tile id="3874">
  <properties>
   <property name="lit" type="int" value="3875"/>
   <property name="name" value="stone/mint dots window 11"/>
  </properties>
 </tile>
 <tile id="3875">
  <properties>
   <property name="name" value="stone/mint dots window lit 11"/>
  </properties>
 </tile>
 <tile id="3876">
  <properties>
   <property name="lit" type="int" value="3877"/>
   <property name="name" value="stone/mint dots wide window 10"/>
  </properties>
 </tile>
 <tile id="3877">
  <properties>
   <property name="name" value="stone/mint dots wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3878">
  <properties>
   <property name="lit" type="int" value="3879"/>
   <property name="name" value="stone/mint dots wide window 11"/>
  </properties>
 </tile>
 <tile id="3879">
  <properties>
   <property name="name" value="stone/mint dots wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3880">
  <properties>
   <property name="lit" type="int" value="3881"/>
   <property name="name" value="stone/mint dots wide window left 10"/>
  </properties>
 </tile>
 <tile id="3881">
  <properties>
   <property name="name" value="stone/mint dots wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3882">
  <properties>
   <property name="lit" type="int" value="3883"/>
   <property name="name" value="stone/mint dots wide window left 11"/>
  </properties>
 </tile>
 <tile id="3883">
  <properties>
   <property name="name" value="stone/mint dots wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3884">
  <properties>
   <property name="lit" type="int" value="3885"/>
   <property name="name" value="stone/mint dots wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3885">
  <properties>
   <property name="name" value="stone/mint dots wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3886">
  <properties>
   <property name="lit" type="int" value="3887"/>
   <property name="name" value="stone/mint dots wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3887">
  <properties>
   <property name="name" value="stone/mint dots wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3888">
  <properties>
   <property name="lit" type="int" value="3889"/>
   <property name="name" value="stone/mint dots wide window right 10"/>
  </properties>
 </tile>
 <tile id="3889">
  <properties>
   <property name="name" value="stone/mint dots wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3890">
  <properties>
   <property name="lit" type="int" value="3891"/>
   <property name="name" value="stone/mint dots wide window right 11"/>
  </properties>
 </tile>
 <tile id="3891">
  <properties>
   <property name="name" value="stone/mint dots wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3892">
  <properties>
   <property name="name" value="stone/mint dots arch 10"/>
  </properties>
 </tile>
 <tile id="3893">
  <properties>
   <property name="name" value="stone/mint dots arch 11"/>
  </properties>
 </tile>
 <tile id="3894">
  <properties>
   <property name="name" value="stone/mint dots arch left 10"/>
  </properties>
 </tile>
 <tile id="3895">
  <properties>
   <property name="name" value="stone/mint dots arch left 11"/>
  </properties>
 </tile>
 <tile id="3896">
  <properties>
   <property name="name" value="stone/mint dots arch middle 10"/>
  </properties>
 </tile>
 <tile id="3897">
  <properties>
   <property name="name" value="stone/mint dots arch middle 11"/>
  </properties>
 </tile>
 <tile id="3898">
  <properties>
   <property name="name" value="stone/mint dots arch right 10"/>
  </properties>
 </tile>
 <tile id="3899">
  <properties>
   <property name="name" value="stone/mint dots arch right 11"/>
  </properties>
 </tile>
 <tile id="3900">
  <properties>
   <property name="name" value="stone/lilac wall 0"/>
  </properties>
 </tile>
 <tile id="3901">
  <properties>
   <property name="name" value="stone/lilac wall 1"/>
  </properties>
 </tile>
 <tile id="3902">
  <properties>
   <property name="name" value="stone/lilac wall 2"/>
  </properties>
 </tile>
 <tile id="3903">
  <properties>
   <property name="name" value="stone/lilac wall 3"/>
  </properties>
 </tile>
 <tile id="3904">
  <properties>
   <property name="name" value="stone/lilac wall 4"/>
  </properties>
 </tile>
 <tile id="3905">
  <properties>
   <property name="name" value="stone/lilac wall 5"/>
  </properties>
 </tile>
 <tile id="3906">
  <properties>
   <property name="name" value="stone/lilac wall 6"/>
  </properties>
 </tile>
 <tile id="3907">
  <properties>
   <property name="name" value="stone/lilac wall 7"/>
  </properties>
 </tile>
 <tile id="3908">
  <properties>
   <property name="name" value="stone/lilac wall 8"/>
  </properties>
 </tile>
 <tile id="3909">
  <properties>
   <property name="name" value="stone/lilac wall 9"/>
  </properties>
 </tile>
 <tile id="3910">
  <properties>
   <property name="name" value="stone/lilac wall 10"/>
  </properties>
 </tile>
 <tile id="3911">
  <properties>
   <property name="name" value="stone/lilac wall 11"/>
  </properties>
 </tile>
 <tile id="3912">
  <properties>
   <property name="name" value="stone/lilac wall 12"/>
  </properties>
 </tile>
 <tile id="3913">
  <properties>
   <property name="name" value="stone/lilac wall 13"/>
  </properties>
 </tile>
 <tile id="3914">
  <properties>
   <property name="name" value="stone/lilac wall 14"/>
  </properties>
 </tile>
 <tile id="3915">
  <properties>
   <property name="name" value="stone/lilac wall 15"/>
  </properties>
 </tile>
 <tile id="3916">
  <properties>
   <property name="name" value="stone/lilac right 2"/>
  </properties>
 </tile>
 <tile id="3917">
  <properties>
   <property name="name" value="stone/lilac right 3"/>
  </properties>
 </tile>
 <tile id="3918">
  <properties>
   <property name="name" value="stone/lilac right 6"/>
  </properties>
 </tile>
 <tile id="3919">
  <properties>
   <property name="name" value="stone/lilac right 7"/>
  </properties>
 </tile>
 <tile id="3920">
  <properties>
   <property name="name" value="stone/lilac right 10"/>
  </properties>
 </tile>
 <tile id="3921">
  <properties>
   <property name="name" value="stone/lilac right 11"/>
  </properties>
 </tile>
 <tile id="3922">
  <properties>
   <property name="name" value="stone/lilac right 14"/>
  </properties>
 </tile>
 <tile id="3923">
  <properties>
   <property name="name" value="stone/lilac right 15"/>
  </properties>
 </tile>
 <tile id="3924">
  <properties>
   <property name="lit" type="int" value="3925"/>
   <property name="name" value="stone/lilac window 10"/>
  </properties>
 </tile>
 <tile id="3925">
  <properties>
   <property name="name" value="stone/lilac window lit 10"/>
  </properties>
 </tile>
 <tile id="3926">
  <properties>
   <property name="lit" type="int" value="3927"/>
   <property name="name" value="stone/lilac window 11"/>
  </properties>
 </tile>
 <tile id="3927">
  <properties>
   <property name="name" value="stone/lilac window lit 11"/>
  </properties>
 </tile>
 <tile id="3928">
  <properties>
   <property name="lit" type="int" value="3929"/>
   <property name="name" value="stone/lilac wide window 10"/>
  </properties>
 </tile>
 <tile id="3929">
  <properties>
   <property name="name" value="stone/lilac wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3930">
  <properties>
   <property name="lit" type="int" value="3931"/>
   <property name="name" value="stone/lilac wide window 11"/>
  </properties>
 </tile>
 <tile id="3931">
  <properties>
   <property name="name" value="stone/lilac wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3932">
  <properties>
   <property name="lit" type="int" value="3933"/>
   <property name="name" value="stone/lilac wide window left 10"/>
  </properties>
 </tile>
 <tile id="3933">
  <properties>
   <property name="name" value="stone/lilac wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3934">
  <properties>
   <property name="lit" type="int" value="3935"/>
   <property name="name" value="stone/lilac wide window left 11"/>
  </properties>
 </tile>
 <tile id="3935">
  <properties>
   <property name="name" value="stone/lilac wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3936">
  <properties>
   <property name="lit" type="int" value="3937"/>
   <property name="name" value="stone/lilac wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3937">
  <properties>
   <property name="name" value="stone/lilac wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3938">
  <properties>
   <property name="lit" type="int" value="3939"/>
   <property name="name" value="stone/lilac wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3939">
  <properties>
   <property name="name" value="stone/lilac wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3940">
  <properties>
   <property name="lit" type="int" value="3941"/>
   <property name="name" value="stone/lilac wide window right 10"/>
  </properties>
 </tile>
 <tile id="3941">
  <properties>
   <property name="name" value="stone/lilac wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3942">
  <properties>
   <property name="lit" type="int" value="3943"/>
   <property name="name" value="stone/lilac wide window right 11"/>
  </properties>
 </tile>
 <tile id="3943">
  <properties>
   <property name="name" value="stone/lilac wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3944">
  <properties>
   <property name="name" value="stone/lilac arch 10"/>
  </properties>
 </tile>
 <tile id="3945">
  <properties>
   <property name="name" value="stone/lilac arch 11"/>
  </properties>
 </tile>
 <tile id="3946">
  <properties>
   <property name="name" value="stone/lilac arch left 10"/>
  </properties>
 </tile>
 <tile id="3947">
  <properties>
   <property name="name" value="stone/lilac arch left 11"/>
  </properties>
 </tile>
 <tile id="3948">
  <properties>
   <property name="name" value="stone/lilac arch middle 10"/>
  </properties>
 </tile>
 <tile id="3949">
  <properties>
   <property name="name" value="stone/lilac arch middle 11"/>
  </properties>
 </tile>
 <tile id="3950">
  <properties>
   <property name="name" value="stone/lilac arch right 10"/>
  </properties>
 </tile>
 <tile id="3951">
  <properties>
   <property name="name" value="stone/lilac arch right 11"/>
  </properties>
 </tile>
 <tile id="3952">
  <properties>
   <property name="name" value="stone/tiles white wall 0"/>
  </properties>
 </tile>
 <tile id="3953">
  <properties>
   <property name="name" value="stone/tiles white wall 1"/>
  </properties>
 </tile>
 <tile id="3954">
  <properties>
   <property name="name" value="stone/tiles white wall 2"/>
  </properties>
 </tile>
 <tile id="3955">
  <properties>
   <property name="name" value="stone/tiles white wall 3"/>
  </properties>
 </tile>
 <tile id="3956">
  <properties>
   <property name="name" value="stone/tiles white wall 4"/>
  </properties>
 </tile>
 <tile id="3957">
  <properties>
   <property name="name" value="stone/tiles white wall 5"/>
  </properties>
 </tile>
 <tile id="3958">
  <properties>
   <property name="name" value="stone/tiles white wall 6"/>
  </properties>
 </tile>
 <tile id="3959">
  <properties>
   <property name="name" value="stone/tiles white wall 7"/>
  </properties>
 </tile>
 <tile id="3960">
  <properties>
   <property name="name" value="stone/tiles white wall 8"/>
  </properties>
 </tile>
 <tile id="3961">
  <properties>
   <property name="name" value="stone/tiles white wall 9"/>
  </properties>
 </tile>
 <tile id="3962">
  <properties>
   <property name="name" value="stone/tiles white wall 10"/>
  </properties>
 </tile>
 <tile id="3963">
  <properties>
   <property name="name" value="stone/tiles white wall 11"/>
  </properties>
 </tile>
 <tile id="3964">
  <properties>
   <property name="name" value="stone/tiles white wall 12"/>
  </properties>
 </tile>
 <tile id="3965">
  <properties>
   <property name="name" value="stone/tiles white wall 13"/>
  </properties>
 </tile>
 <tile id="3966">
  <properties>
   <property name="name" value="stone/tiles white wall 14"/>
  </properties>
 </tile>
 <tile id="3967">
  <properties>
   <property name="name" value="stone/tiles white wall 15"/>
  </properties>
 </tile>
 <tile id="3968">
  <properties>
   <property name="name" value="stone/tiles white right 2"/>
  </properties>
 </tile>
 <tile id="3969">
  <properties>
   <property name="name" value="stone/tiles white right 3"/>
  </properties>
 </tile>
 <tile id="3970">
  <properties>
   <property name="name" value="stone/tiles white right 6"/>
  </properties>
 </tile>
 <tile id="3971">
  <properties>
   <property name="name" value="stone/tiles white right 7"/>
  </properties>
 </tile>
 <tile id="3972">
  <properties>
   <property name="name" value="stone/tiles white right 10"/>
  </properties>
 </tile>
 <tile id="3973">
  <properties>
   <property name="name" value="stone/tiles white right 11"/>
  </properties>
 </tile>
 <tile id="3974">
  <properties>
   <property name="name" value="stone/tiles white right 14"/>
  </properties>
 </tile>
 <tile id="3975">
  <properties>
   <property name="name" value="stone/tiles white right 15"/>
  </properties>
 </tile>
 <tile id="3976">
  <properties>
   <property name="lit" type="int" value="3977"/>
   <property name="name" value="stone/tiles white window 10"/>
  </properties>
 </tile>
 <tile id="3977">
  <properties>
   <property name="name" value="stone/tiles white window lit 10"/>
  </properties>
 </tile>
 <tile id="3978">
  <properties>
   <property name="lit" type="int" value="3979"/>
   <property name="name" value="stone/tiles white window 11"/>
  </properties>
 </tile>
 <tile id="3979">
  <properties>
   <property name="name" value="stone/tiles white window lit 11"/>
  </properties>
 </tile>
 <tile id="3980">
  <properties>
   <property name="lit" type="int" value="3981"/>
   <property name="name" value="stone/tiles white wide window 10"/>
  </properties>
 </tile>
 <tile id="3981">
  <properties>
   <property name="name" value="stone/tiles white wide window lit 10"/>
  </properties>
 </tile>
 <tile id="3982">
  <properties>
   <property name="lit" type="int" value="3983"/>
   <property name="name" value="stone/tiles white wide window 11"/>
  </properties>
 </tile>
 <tile id="3983">
  <properties>
   <property name="name" value="stone/tiles white wide window lit 11"/>
  </properties>
 </tile>
 <tile id="3984">
  <properties>
   <property name="lit" type="int" value="3985"/>
   <property name="name" value="stone/tiles white wide window left 10"/>
  </properties>
 </tile>
 <tile id="3985">
  <properties>
   <property name="name" value="stone/tiles white wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="3986">
  <properties>
   <property name="lit" type="int" value="3987"/>
   <property name="name" value="stone/tiles white wide window left 11"/>
  </properties>
 </tile>
 <tile id="3987">
  <properties>
   <property name="name" value="stone/tiles white wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="3988">
  <properties>
   <property name="lit" type="int" value="3989"/>
   <property name="name" value="stone/tiles white wide window middle 10"/>
  </properties>
 </tile>
 <tile id="3989">
  <properties>
   <property name="name" value="stone/tiles white wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="3990">
  <properties>
   <property name="lit" type="int" value="3991"/>
   <property name="name" value="stone/tiles white wide window middle 11"/>
  </properties>
 </tile>
 <tile id="3991">
  <properties>
   <property name="name" value="stone/tiles white wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="3992">
  <properties>
   <property name="lit" type="int" value="3993"/>
   <property name="name" value="stone/tiles white wide window right 10"/>
  </properties>
 </tile>
 <tile id="3993">
  <properties>
   <property name="name" value="stone/tiles white wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="3994">
  <properties>
   <property name="lit" type="int" value="3995"/>
   <property name="name" value="stone/tiles white wide window right 11"/>
  </properties>
 </tile>
 <tile id="3995">
  <properties>
   <property name="name" value="stone/tiles white wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="3996">
  <properties>
   <property name="name" value="stone/tiles white arch 10"/>
  </properties>
 </tile>
 <tile id="3997">
  <properties>
   <property name="name" value="stone/tiles white arch 11"/>
  </properties>
 </tile>
 <tile id="3998">
  <properties>
   <property name="name" value="stone/tiles white arch left 10"/>
  </properties>
 </tile>
 <tile id="3999">
  <properties>
   <property name="name" value="stone/tiles white arch left 11"/>
  </properties>
 </tile>
 <tile id="4000">
  <properties>
   <property name="name" value="stone/tiles white arch middle 10"/>
  </properties>
 </tile>
 <tile id="4001">
  <properties>
   <property name="name" value="stone/tiles white arch middle 11"/>
  </properties>
 </tile>
 <tile id="4002">
  <properties>
   <property name="name" value="stone/tiles white arch right 10"/>
  </properties>
 </tile>
 <tile id="4003">
  <properties>
   <property name="name" value="stone/tiles white arch right 11"/>
  </properties>
 </tile>
 <tile id="4004">
  <properties>
   <property name="name" value="stone/tiles blue wall 0"/>
  </properties>
 </tile>
 <tile id="4005">
  <properties>
   <property name="name" value="stone/tiles blue wall 1"/>
  </properties>
 </tile>
 <tile id="4006">
  <properties>
   <property name="name" value="stone/tiles blue wall 2"/>
  </properties>
 </tile>
 <tile id="4007">
  <properties>
   <property name="name" value="stone/tiles blue wall 3"/>
  </properties>
 </tile>
 <tile id="4008">
  <properties>
   <property name="name" value="stone/tiles blue wall 4"/>
  </properties>
 </tile>
 <tile id="4009">
  <properties>
   <property name="name" value="stone/tiles blue wall 5"/>
  </properties>
 </tile>
 <tile id="4010">
  <properties>
   <property name="name" value="stone/tiles blue wall 6"/>
  </properties>
 </tile>
 <tile id="4011">
  <properties>
   <property name="name" value="stone/tiles blue wall 7"/>
  </properties>
 </tile>
 <tile id="4012">
  <properties>
   <property name="name" value="stone/tiles blue wall 8"/>
  </properties>
 </tile>
 <tile id="4013">
  <properties>
   <property name="name" value="stone/tiles blue wall 9"/>
  </properties>
 </tile>
 <tile id="4014">
  <properties>
   <property name="name" value="stone/tiles blue wall 10"/>
  </properties>
 </tile>
 <tile id="4015">
  <properties>
   <property name="name" value="stone/tiles blue wall 11"/>
  </properties>
 </tile>
 <tile id="4016">
  <properties>
   <property name="name" value="stone/tiles blue wall 12"/>
  </properties>
 </tile>
 <tile id="4017">
  <properties>
   <property name="name" value="stone/tiles blue wall 13"/>
  </properties>
 </tile>
 <tile id="4018">
  <properties>
   <property name="name" value="stone/tiles blue wall 14"/>
  </properties>
 </tile>
 <tile id="4019">
  <properties>
   <property name="name" value="stone/tiles blue wall 15"/>
  </properties>
 </tile>
 <tile id="4020">
  <properties>
   <property name="name" value="stone/tiles blue right 2"/>
  </properties>
 </tile>
 <tile id="4021">
  <properties>
   <property name="name" value="stone/tiles blue right 3"/>
  </properties>
 </tile>
 <tile id="4022">
  <properties>
   <property name="name" value="stone/tiles blue right 6"/>
  </properties>
 </tile>
 <tile id="4023">
  <properties>
   <property name="name" value="stone/tiles blue right 7"/>
  </properties>
 </tile>
 <tile id="4024">
  <properties>
   <property name="name" value="stone/tiles blue right 10"/>
  </properties>
 </tile>
 <tile id="4025">
  <properties>
   <property name="name" value="stone/tiles blue right 11"/>
  </properties>
 </tile>
 <tile id="4026">
  <properties>
   <property name="name" value="stone/tiles blue right 14"/>
  </properties>
 </tile>
 <tile id="4027">
  <properties>
   <property name="name" value="stone/tiles blue right 15"/>
  </properties>
 </tile>
 <tile id="4028">
  <properties>
   <property name="lit" type="int" value="4029"/>
   <property name="name" value="stone/tiles blue window 10"/>
  </properties>
 </tile>
 <tile id="4029">
  <properties>
   <property name="name" value="stone/tiles blue window lit 10"/>
  </properties>
 </tile>
 <tile id="4030">
  <properties>
   <property name="lit" type="int" value="4031"/>
   <property name="name" value="stone/tiles blue window 11"/>
  </properties>
 </tile>
 <tile id="4031">
  <properties>
   <property name="name" value="stone/tiles blue window lit 11"/>
  </properties>
 </tile>
 <tile id="4032">
  <properties>
   <property name="lit" type="int" value="4033"/>
   <property name="name" value="stone/tiles blue wide window 10"/>
  </properties>
 </tile>
 <tile id="4033">
  <properties>
   <property name="name" value="stone/tiles blue wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4034">
  <properties>
   <property name="lit" type="int" value="4035"/>
   <property name="name" value="stone/tiles blue wide window 11"/>
  </properties>
 </tile>
 <tile id="4035">
  <properties>
   <property name="name" value="stone/tiles blue wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4036">
  <properties>
   <property name="lit" type="int" value="4037"/>
   <property name="name" value="stone/tiles blue wide window left 10"/>
  </properties>
 </tile>
 <tile id="4037">
  <properties>
   <property name="name" value="stone/tiles blue wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4038">
  <properties>
   <property name="lit" type="int" value="4039"/>
   <property name="name" value="stone/tiles blue wide window left 11"/>
  </properties>
 </tile>
 <tile id="4039">
  <properties>
   <property name="name" value="stone/tiles blue wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4040">
  <properties>
   <property name="lit" type="int" value="4041"/>
   <property name="name" value="stone/tiles blue wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4041">
  <properties>
   <property name="name" value="stone/tiles blue wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4042">
  <properties>
   <property name="lit" type="int" value="4043"/>
   <property name="name" value="stone/tiles blue wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4043">
  <properties>
   <property name="name" value="stone/tiles blue wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4044">
  <properties>
   <property name="lit" type="int" value="4045"/>
   <property name="name" value="stone/tiles blue wide window right 10"/>
  </properties>
 </tile>
 <tile id="4045">
  <properties>
   <property name="name" value="stone/tiles blue wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4046">
  <properties>
   <property name="lit" type="int" value="4047"/>
   <property name="name" value="stone/tiles blue wide window right 11"/>
  </properties>
 </tile>
 <tile id="4047">
  <properties>
   <property name="name" value="stone/tiles blue wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4048">
  <properties>
   <property name="name" value="stone/tiles blue arch 10"/>
  </properties>
 </tile>
 <tile id="4049">
  <properties>
   <property name="name" value="stone/tiles blue arch 11"/>
  </properties>
 </tile>
 <tile id="4050">
  <properties>
   <property name="name" value="stone/tiles blue arch left 10"/>
  </properties>
 </tile>
 <tile id="4051">
  <properties>
   <property name="name" value="stone/tiles blue arch left 11"/>
  </properties>
 </tile>
 <tile id="4052">
  <properties>
   <property name="name" value="stone/tiles blue arch middle 10"/>
  </properties>
 </tile>
 <tile id="4053">
  <properties>
   <property name="name" value="stone/tiles blue arch middle 11"/>
  </properties>
 </tile>
 <tile id="4054">
  <properties>
   <property name="name" value="stone/tiles blue arch right 10"/>
  </properties>
 </tile>
 <tile id="4055">
  <properties>
   <property name="name" value="stone/tiles blue arch right 11"/>
  </properties>
 </tile>
 <tile id="4056">
  <properties>
   <property name="name" value="stone/library panel wall 0"/>
  </properties>
 </tile>
 <tile id="4057">
  <properties>
   <property name="name" value="stone/library panel wall 1"/>
  </properties>
 </tile>
 <tile id="4058">
  <properties>
   <property name="name" value="stone/library panel wall 2"/>
  </properties>
 </tile>
 <tile id="4059">
  <properties>
   <property name="name" value="stone/library panel wall 3"/>
  </properties>
 </tile>
 <tile id="4060">
  <properties>
   <property name="name" value="stone/library panel wall 4"/>
  </properties>
 </tile>
 <tile id="4061">
  <properties>
   <property name="name" value="stone/library panel wall 5"/>
  </properties>
 </tile>
 <tile id="4062">
  <properties>
   <property name="name" value="stone/library panel wall 6"/>
  </properties>
 </tile>
 <tile id="4063">
  <properties>
   <property name="name" value="stone/library panel wall 7"/>
  </properties>
 </tile>
 <tile id="4064">
  <properties>
   <property name="name" value="stone/library panel wall 8"/>
  </properties>
 </tile>
 <tile id="4065">
  <properties>
   <property name="name" value="stone/library panel wall 9"/>
  </properties>
 </tile>
 <tile id="4066">
  <properties>
   <property name="name" value="stone/library panel wall 10"/>
  </properties>
 </tile>
 <tile id="4067">
  <properties>
   <property name="name" value="stone/library panel wall 11"/>
  </properties>
 </tile>
 <tile id="4068">
  <properties>
   <property name="name" value="stone/library panel wall 12"/>
  </properties>
 </tile>
 <tile id="4069">
  <properties>
   <property name="name" value="stone/library panel wall 13"/>
  </properties>
 </tile>
 <tile id="4070">
  <properties>
   <property name="name" value="stone/library panel wall 14"/>
  </properties>
 </tile>
 <tile id="4071">
  <properties>
   <property name="name" value="stone/library panel wall 15"/>
  </properties>
 </tile>
 <tile id="4072">
  <properties>
   <property name="name" value="stone/library panel right 2"/>
  </properties>
 </tile>
 <tile id="4073">
  <properties>
   <property name="name" value="stone/library panel right 3"/>
  </properties>
 </tile>
 <tile id="4074">
  <properties>
   <property name="name" value="stone/library panel right 6"/>
  </properties>
 </tile>
 <tile id="4075">
  <properties>
   <property name="name" value="stone/library panel right 7"/>
  </properties>
 </tile>
 <tile id="4076">
  <properties>
   <property name="name" value="stone/library panel right 10"/>
  </properties>
 </tile>
 <tile id="4077">
  <properties>
   <property name="name" value="stone/library panel right 11"/>
  </properties>
 </tile>
 <tile id="4078">
  <properties>
   <property name="name" value="stone/library panel right 14"/>
  </properties>
 </tile>
 <tile id="4079">
  <properties>
   <property name="name" value="stone/library panel right 15"/>
  </properties>
 </tile>
 <tile id="4080">
  <properties>
   <property name="lit" type="int" value="4081"/>
   <property name="name" value="stone/library panel window 10"/>
  </properties>
 </tile>
 <tile id="4081">
  <properties>
   <property name="name" value="stone/library panel window lit 10"/>
  </properties>
 </tile>
 <tile id="4082">
  <properties>
   <property name="lit" type="int" value="4083"/>
   <property name="name" value="stone/library panel window 11"/>
  </properties>
 </tile>
 <tile id="4083">
  <properties>
   <property name="name" value="stone/library panel window lit 11"/>
  </properties>
 </tile>
 <tile id="4084">
  <properties>
   <property name="lit" type="int" value="4085"/>
   <property name="name" value="stone/library panel wide window 10"/>
  </properties>
 </tile>
 <tile id="4085">
  <properties>
   <property name="name" value="stone/library panel wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4086">
  <properties>
   <property name="lit" type="int" value="4087"/>
   <property name="name" value="stone/library panel wide window 11"/>
  </properties>
 </tile>
 <tile id="4087">
  <properties>
   <property name="name" value="stone/library panel wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4088">
  <properties>
   <property name="lit" type="int" value="4089"/>
   <property name="name" value="stone/library panel wide window left 10"/>
  </properties>
 </tile>
 <tile id="4089">
  <properties>
   <property name="name" value="stone/library panel wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4090">
  <properties>
   <property name="lit" type="int" value="4091"/>
   <property name="name" value="stone/library panel wide window left 11"/>
  </properties>
 </tile>
 <tile id="4091">
  <properties>
   <property name="name" value="stone/library panel wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4092">
  <properties>
   <property name="lit" type="int" value="4093"/>
   <property name="name" value="stone/library panel wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4093">
  <properties>
   <property name="name" value="stone/library panel wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4094">
  <properties>
   <property name="lit" type="int" value="4095"/>
   <property name="name" value="stone/library panel wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4095">
  <properties>
   <property name="name" value="stone/library panel wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4096">
  <properties>
   <property name="lit" type="int" value="4097"/>
   <property name="name" value="stone/library panel wide window right 10"/>
  </properties>
 </tile>
 <tile id="4097">
  <properties>
   <property name="name" value="stone/library panel wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4098">
  <properties>
   <property name="lit" type="int" value="4099"/>
   <property name="name" value="stone/library panel wide window right 11"/>
  </properties>
 </tile>
 <tile id="4099">
  <properties>
   <property name="name" value="stone/library panel wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4100">
  <properties>
   <property name="name" value="stone/library panel arch 10"/>
  </properties>
 </tile>
 <tile id="4101">
  <properties>
   <property name="name" value="stone/library panel arch 11"/>
  </properties>
 </tile>
 <tile id="4102">
  <properties>
   <property name="name" value="stone/library panel arch left 10"/>
  </properties>
 </tile>
 <tile id="4103">
  <properties>
   <property name="name" value="stone/library panel arch left 11"/>
  </properties>
 </tile>
 <tile id="4104">
  <properties>
   <property name="name" value="stone/library panel arch middle 10"/>
  </properties>
 </tile>
 <tile id="4105">
  <properties>
   <property name="name" value="stone/library panel arch middle 11"/>
  </properties>
 </tile>
 <tile id="4106">
  <properties>
   <property name="name" value="stone/library panel arch right 10"/>
  </properties>
 </tile>
 <tile id="4107">
  <properties>
   <property name="name" value="stone/library panel arch right 11"/>
  </properties>
 </tile>
 <tile id="4108">
  <properties>
   <property name="name" value="stone/school green wall 0"/>
  </properties>
 </tile>
 <tile id="4109">
  <properties>
   <property name="name" value="stone/school green wall 1"/>
  </properties>
 </tile>
 <tile id="4110">
  <properties>
   <property name="name" value="stone/school green wall 2"/>
  </properties>
 </tile>
 <tile id="4111">
  <properties>
   <property name="name" value="stone/school green wall 3"/>
  </properties>
 </tile>
 <tile id="4112">
  <properties>
   <property name="name" value="stone/school green wall 4"/>
  </properties>
 </tile>
 <tile id="4113">
  <properties>
   <property name="name" value="stone/school green wall 5"/>
  </properties>
 </tile>
 <tile id="4114">
  <properties>
   <property name="name" value="stone/school green wall 6"/>
  </properties>
 </tile>
 <tile id="4115">
  <properties>
   <property name="name" value="stone/school green wall 7"/>
  </properties>
 </tile>
 <tile id="4116">
  <properties>
   <property name="name" value="stone/school green wall 8"/>
  </properties>
 </tile>
 <tile id="4117">
  <properties>
   <property name="name" value="stone/school green wall 9"/>
  </properties>
 </tile>
 <tile id="4118">
  <properties>
   <property name="name" value="stone/school green wall 10"/>
  </properties>
 </tile>
 <tile id="4119">
  <properties>
   <property name="name" value="stone/school green wall 11"/>
  </properties>
 </tile>
 <tile id="4120">
  <properties>
   <property name="name" value="stone/school green wall 12"/>
  </properties>
 </tile>
 <tile id="4121">
  <properties>
   <property name="name" value="stone/school green wall 13"/>
  </properties>
 </tile>
 <tile id="4122">
  <properties>
   <property name="name" value="stone/school green wall 14"/>
  </properties>
 </tile>
 <tile id="4123">
  <properties>
   <property name="name" value="stone/school green wall 15"/>
  </properties>
 </tile>
 <tile id="4124">
  <properties>
   <property name="name" value="stone/school green right 2"/>
  </properties>
 </tile>
 <tile id="4125">
  <properties>
   <property name="name" value="stone/school green right 3"/>
  </properties>
 </tile>
 <tile id="4126">
  <properties>
   <property name="name" value="stone/school green right 6"/>
  </properties>
 </tile>
 <tile id="4127">
  <properties>
   <property name="name" value="stone/school green right 7"/>
  </properties>
 </tile>
 <tile id="4128">
  <properties>
   <property name="name" value="stone/school green right 10"/>
  </properties>
 </tile>
 <tile id="4129">
  <properties>
   <property name="name" value="stone/school green right 11"/>
  </properties>
 </tile>
 <tile id="4130">
  <properties>
   <property name="name" value="stone/school green right 14"/>
  </properties>
 </tile>
 <tile id="4131">
  <properties>
   <property name="name" value="stone/school green right 15"/>
  </properties>
 </tile>
 <tile id="4132">
  <properties>
   <property name="lit" type="int" value="4133"/>
   <property name="name" value="stone/school green window 10"/>
  </properties>
 </tile>
 <tile id="4133">
  <properties>
   <property name="name" value="stone/school green window lit 10"/>
  </properties>
 </tile>
 <tile id="4134">
  <properties>
   <property name="lit" type="int" value="4135"/>
   <property name="name" value="stone/school green window 11"/>
  </properties>
 </tile>
 <tile id="4135">
  <properties>
   <property name="name" value="stone/school green window lit 11"/>
  </properties>
 </tile>
 <tile id="4136">
  <properties>
   <property name="lit" type="int" value="4137"/>
   <property name="name" value="stone/school green wide window 10"/>
  </properties>
 </tile>
 <tile id="4137">
  <properties>
   <property name="name" value="stone/school green wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4138">
  <properties>
   <property name="lit" type="int" value="4139"/>
   <property name="name" value="stone/school green wide window 11"/>
  </properties>
 </tile>
 <tile id="4139">
  <properties>
   <property name="name" value="stone/school green wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4140">
  <properties>
   <property name="lit" type="int" value="4141"/>
   <property name="name" value="stone/school green wide window left 10"/>
  </properties>
 </tile>
 <tile id="4141">
  <properties>
   <property name="name" value="stone/school green wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4142">
  <properties>
   <property name="lit" type="int" value="4143"/>
   <property name="name" value="stone/school green wide window left 11"/>
  </properties>
 </tile>
 <tile id="4143">
  <properties>
   <property name="name" value="stone/school green wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4144">
  <properties>
   <property name="lit" type="int" value="4145"/>
   <property name="name" value="stone/school green wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4145">
  <properties>
   <property name="name" value="stone/school green wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4146">
  <properties>
   <property name="lit" type="int" value="4147"/>
   <property name="name" value="stone/school green wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4147">
  <properties>
   <property name="name" value="stone/school green wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4148">
  <properties>
   <property name="lit" type="int" value="4149"/>
   <property name="name" value="stone/school green wide window right 10"/>
  </properties>
 </tile>
 <tile id="4149">
  <properties>
   <property name="name" value="stone/school green wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4150">
  <properties>
   <property name="lit" type="int" value="4151"/>
   <property name="name" value="stone/school green wide window right 11"/>
  </properties>
 </tile>
 <tile id="4151">
  <properties>
   <property name="name" value="stone/school green wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4152">
  <properties>
   <property name="name" value="stone/school green arch 10"/>
  </properties>
 </tile>
 <tile id="4153">
  <properties>
   <property name="name" value="stone/school green arch 11"/>
  </properties>
 </tile>
 <tile id="4154">
  <properties>
   <property name="name" value="stone/school green arch left 10"/>
  </properties>
 </tile>
 <tile id="4155">
  <properties>
   <property name="name" value="stone/school green arch left 11"/>
  </properties>
 </tile>
 <tile id="4156">
  <properties>
   <property name="name" value="stone/school green arch middle 10"/>
  </properties>
 </tile>
 <tile id="4157">
  <properties>
   <property name="name" value="stone/school green arch middle 11"/>
  </properties>
 </tile>
 <tile id="4158">
  <properties>
   <property name="name" value="stone/school green arch right 10"/>
  </properties>
 </tile>
 <tile id="4159">
  <properties>
   <property name="name" value="stone/school green arch right 11"/>
  </properties>
 </tile>
 <tile id="4160">
  <properties>
   <property name="name" value="stone/shop wall 0"/>
  </properties>
 </tile>
 <tile id="4161">
  <properties>
   <property name="name" value="stone/shop wall 1"/>
  </properties>
 </tile>
 <tile id="4162">
  <properties>
   <property name="name" value="stone/shop wall 2"/>
  </properties>
 </tile>
 <tile id="4163">
  <properties>
   <property name="name" value="stone/shop wall 3"/>
  </properties>
 </tile>
 <tile id="4164">
  <properties>
   <property name="name" value="stone/shop wall 4"/>
  </properties>
 </tile>
 <tile id="4165">
  <properties>
   <property name="name" value="stone/shop wall 5"/>
  </properties>
 </tile>
 <tile id="4166">
  <properties>
   <property name="name" value="stone/shop wall 6"/>
  </properties>
 </tile>
 <tile id="4167">
  <properties>
   <property name="name" value="stone/shop wall 7"/>
  </properties>
 </tile>
 <tile id="4168">
  <properties>
   <property name="name" value="stone/shop wall 8"/>
  </properties>
 </tile>
 <tile id="4169">
  <properties>
   <property name="name" value="stone/shop wall 9"/>
  </properties>
 </tile>
 <tile id="4170">
  <properties>
   <property name="name" value="stone/shop wall 10"/>
  </properties>
 </tile>
 <tile id="4171">
  <properties>
   <property name="name" value="stone/shop wall 11"/>
  </properties>
 </tile>
 <tile id="4172">
  <properties>
   <property name="name" value="stone/shop wall 12"/>
  </properties>
 </tile>
 <tile id="4173">
  <properties>
   <property name="name" value="stone/shop wall 13"/>
  </properties>
 </tile>
 <tile id="4174">
  <properties>
   <property name="name" value="stone/shop wall 14"/>
  </properties>
 </tile>
 <tile id="4175">
  <properties>
   <property name="name" value="stone/shop wall 15"/>
  </properties>
 </tile>
 <tile id="4176">
  <properties>
   <property name="name" value="stone/shop right 2"/>
  </properties>
 </tile>
 <tile id="4177">
  <properties>
   <property name="name" value="stone/shop right 3"/>
  </properties>
 </tile>
 <tile id="4178">
  <properties>
   <property name="name" value="stone/shop right 6"/>
  </properties>
 </tile>
 <tile id="4179">
  <properties>
   <property name="name" value="stone/shop right 7"/>
  </properties>
 </tile>
 <tile id="4180">
  <properties>
   <property name="name" value="stone/shop right 10"/>
  </properties>
 </tile>
 <tile id="4181">
  <properties>
   <property name="name" value="stone/shop right 11"/>
  </properties>
 </tile>
 <tile id="4182">
  <properties>
   <property name="name" value="stone/shop right 14"/>
  </properties>
 </tile>
 <tile id="4183">
  <properties>
   <property name="name" value="stone/shop right 15"/>
  </properties>
 </tile>
 <tile id="4184">
  <properties>
   <property name="lit" type="int" value="4185"/>
   <property name="name" value="stone/shop window 10"/>
  </properties>
 </tile>
 <tile id="4185">
  <properties>
   <property name="name" value="stone/shop window lit 10"/>
  </properties>
 </tile>
 <tile id="4186">
  <properties>
   <property name="lit" type="int" value="4187"/>
   <property name="name" value="stone/shop window 11"/>
  </properties>
 </tile>
 <tile id="4187">
  <properties>
   <property name="name" value="stone/shop window lit 11"/>
  </properties>
 </tile>
 <tile id="4188">
  <properties>
   <property name="lit" type="int" value="4189"/>
   <property name="name" value="stone/shop wide window 10"/>
  </properties>
 </tile>
 <tile id="4189">
  <properties>
   <property name="name" value="stone/shop wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4190">
  <properties>
   <property name="lit" type="int" value="4191"/>
   <property name="name" value="stone/shop wide window 11"/>
  </properties>
 </tile>
 <tile id="4191">
  <properties>
   <property name="name" value="stone/shop wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4192">
  <properties>
   <property name="lit" type="int" value="4193"/>
   <property name="name" value="stone/shop wide window left 10"/>
  </properties>
 </tile>
 <tile id="4193">
  <properties>
   <property name="name" value="stone/shop wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4194">
  <properties>
   <property name="lit" type="int" value="4195"/>
   <property name="name" value="stone/shop wide window left 11"/>
  </properties>
 </tile>
 <tile id="4195">
  <properties>
   <property name="name" value="stone/shop wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4196">
  <properties>
   <property name="lit" type="int" value="4197"/>
   <property name="name" value="stone/shop wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4197">
  <properties>
   <property name="name" value="stone/shop wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4198">
  <properties>
   <property name="lit" type="int" value="4199"/>
   <property name="name" value="stone/shop wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4199">
  <properties>
   <property name="name" value="stone/shop wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4200">
  <properties>
   <property name="lit" type="int" value="4201"/>
   <property name="name" value="stone/shop wide window right 10"/>
  </properties>
 </tile>
 <tile id="4201">
  <properties>
   <property name="name" value="stone/shop wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4202">
  <properties>
   <property name="lit" type="int" value="4203"/>
   <property name="name" value="stone/shop wide window right 11"/>
  </properties>
 </tile>
 <tile id="4203">
  <properties>
   <property name="name" value="stone/shop wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4204">
  <properties>
   <property name="name" value="stone/shop arch 10"/>
  </properties>
 </tile>
 <tile id="4205">
  <properties>
   <property name="name" value="stone/shop arch 11"/>
  </properties>
 </tile>
 <tile id="4206">
  <properties>
   <property name="name" value="stone/shop arch left 10"/>
  </properties>
 </tile>
 <tile id="4207">
  <properties>
   <property name="name" value="stone/shop arch left 11"/>
  </properties>
 </tile>
 <tile id="4208">
  <properties>
   <property name="name" value="stone/shop arch middle 10"/>
  </properties>
 </tile>
 <tile id="4209">
  <properties>
   <property name="name" value="stone/shop arch middle 11"/>
  </properties>
 </tile>
 <tile id="4210">
  <properties>
   <property name="name" value="stone/shop arch right 10"/>
  </properties>
 </tile>
 <tile id="4211">
  <properties>
   <property name="name" value="stone/shop arch right 11"/>
  </properties>
 </tile>
 <tile id="4212">
  <properties>
   <property name="name" value="stone/dorm wall 0"/>
  </properties>
 </tile>
 <tile id="4213">
  <properties>
   <property name="name" value="stone/dorm wall 1"/>
  </properties>
 </tile>
 <tile id="4214">
  <properties>
   <property name="name" value="stone/dorm wall 2"/>
  </properties>
 </tile>
 <tile id="4215">
  <properties>
   <property name="name" value="stone/dorm wall 3"/>
  </properties>
 </tile>
 <tile id="4216">
  <properties>
   <property name="name" value="stone/dorm wall 4"/>
  </properties>
 </tile>
 <tile id="4217">
  <properties>
   <property name="name" value="stone/dorm wall 5"/>
  </properties>
 </tile>
 <tile id="4218">
  <properties>
   <property name="name" value="stone/dorm wall 6"/>
  </properties>
 </tile>
 <tile id="4219">
  <properties>
   <property name="name" value="stone/dorm wall 7"/>
  </properties>
 </tile>
 <tile id="4220">
  <properties>
   <property name="name" value="stone/dorm wall 8"/>
  </properties>
 </tile>
 <tile id="4221">
  <properties>
   <property name="name" value="stone/dorm wall 9"/>
  </properties>
 </tile>
 <tile id="4222">
  <properties>
   <property name="name" value="stone/dorm wall 10"/>
  </properties>
 </tile>
 <tile id="4223">
  <properties>
   <property name="name" value="stone/dorm wall 11"/>
  </properties>
 </tile>
 <tile id="4224">
  <properties>
   <property name="name" value="stone/dorm wall 12"/>
  </properties>
 </tile>
 <tile id="4225">
  <properties>
   <property name="name" value="stone/dorm wall 13"/>
  </properties>
 </tile>
 <tile id="4226">
  <properties>
   <property name="name" value="stone/dorm wall 14"/>
  </properties>
 </tile>
 <tile id="4227">
  <properties>
   <property name="name" value="stone/dorm wall 15"/>
  </properties>
 </tile>
 <tile id="4228">
  <properties>
   <property name="name" value="stone/dorm right 2"/>
  </properties>
 </tile>
 <tile id="4229">
  <properties>
   <property name="name" value="stone/dorm right 3"/>
  </properties>
 </tile>
 <tile id="4230">
  <properties>
   <property name="name" value="stone/dorm right 6"/>
  </properties>
 </tile>
 <tile id="4231">
  <properties>
   <property name="name" value="stone/dorm right 7"/>
  </properties>
 </tile>
 <tile id="4232">
  <properties>
   <property name="name" value="stone/dorm right 10"/>
  </properties>
 </tile>
 <tile id="4233">
  <properties>
   <property name="name" value="stone/dorm right 11"/>
  </properties>
 </tile>
 <tile id="4234">
  <properties>
   <property name="name" value="stone/dorm right 14"/>
  </properties>
 </tile>
 <tile id="4235">
  <properties>
   <property name="name" value="stone/dorm right 15"/>
  </properties>
 </tile>
 <tile id="4236">
  <properties>
   <property name="lit" type="int" value="4237"/>
   <property name="name" value="stone/dorm window 10"/>
  </properties>
 </tile>
 <tile id="4237">
  <properties>
   <property name="name" value="stone/dorm window lit 10"/>
  </properties>
 </tile>
 <tile id="4238">
  <properties>
   <property name="lit" type="int" value="4239"/>
   <property name="name" value="stone/dorm window 11"/>
  </properties>
 </tile>
 <tile id="4239">
  <properties>
   <property name="name" value="stone/dorm window lit 11"/>
  </properties>
 </tile>
 <tile id="4240">
  <properties>
   <property name="lit" type="int" value="4241"/>
   <property name="name" value="stone/dorm wide window 10"/>
  </properties>
 </tile>
 <tile id="4241">
  <properties>
   <property name="name" value="stone/dorm wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4242">
  <properties>
   <property name="lit" type="int" value="4243"/>
   <property name="name" value="stone/dorm wide window 11"/>
  </properties>
 </tile>
 <tile id="4243">
  <properties>
   <property name="name" value="stone/dorm wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4244">
  <properties>
   <property name="lit" type="int" value="4245"/>
   <property name="name" value="stone/dorm wide window left 10"/>
  </properties>
 </tile>
 <tile id="4245">
  <properties>
   <property name="name" value="stone/dorm wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4246">
  <properties>
   <property name="lit" type="int" value="4247"/>
   <property name="name" value="stone/dorm wide window left 11"/>
  </properties>
 </tile>
 <tile id="4247">
  <properties>
   <property name="name" value="stone/dorm wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4248">
  <properties>
   <property name="lit" type="int" value="4249"/>
   <property name="name" value="stone/dorm wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4249">
  <properties>
   <property name="name" value="stone/dorm wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4250">
  <properties>
   <property name="lit" type="int" value="4251"/>
   <property name="name" value="stone/dorm wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4251">
  <properties>
   <property name="name" value="stone/dorm wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4252">
  <properties>
   <property name="lit" type="int" value="4253"/>
   <property name="name" value="stone/dorm wide window right 10"/>
  </properties>
 </tile>
 <tile id="4253">
  <properties>
   <property name="name" value="stone/dorm wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4254">
  <properties>
   <property name="lit" type="int" value="4255"/>
   <property name="name" value="stone/dorm wide window right 11"/>
  </properties>
 </tile>
 <tile id="4255">
  <properties>
   <property name="name" value="stone/dorm wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4256">
  <properties>
   <property name="name" value="stone/dorm arch 10"/>
  </properties>
 </tile>
 <tile id="4257">
  <properties>
   <property name="name" value="stone/dorm arch 11"/>
  </properties>
 </tile>
 <tile id="4258">
  <properties>
   <property name="name" value="stone/dorm arch left 10"/>
  </properties>
 </tile>
 <tile id="4259">
  <properties>
   <property name="name" value="stone/dorm arch left 11"/>
  </properties>
 </tile>
 <tile id="4260">
  <properties>
   <property name="name" value="stone/dorm arch middle 10"/>
  </properties>
 </tile>
 <tile id="4261">
  <properties>
   <property name="name" value="stone/dorm arch middle 11"/>
  </properties>
 </tile>
 <tile id="4262">
  <properties>
   <property name="name" value="stone/dorm arch right 10"/>
  </properties>
 </tile>
 <tile id="4263">
  <properties>
   <property name="name" value="stone/dorm arch right 11"/>
  </properties>
 </tile>
 <tile id="4264">
  <properties>
   <property name="name" value="stone/kitchen tile wall 0"/>
  </properties>
 </tile>
 <tile id="4265">
  <properties>
   <property name="name" value="stone/kitchen tile wall 1"/>
  </properties>
 </tile>
 <tile id="4266">
  <properties>
   <property name="name" value="stone/kitchen tile wall 2"/>
  </properties>
 </tile>
 <tile id="4267">
  <properties>
   <property name="name" value="stone/kitchen tile wall 3"/>
  </properties>
 </tile>
 <tile id="4268">
  <properties>
   <property name="name" value="stone/kitchen tile wall 4"/>
  </properties>
 </tile>
 <tile id="4269">
  <properties>
   <property name="name" value="stone/kitchen tile wall 5"/>
  </properties>
 </tile>
 <tile id="4270">
  <properties>
   <property name="name" value="stone/kitchen tile wall 6"/>
  </properties>
 </tile>
 <tile id="4271">
  <properties>
   <property name="name" value="stone/kitchen tile wall 7"/>
  </properties>
 </tile>
 <tile id="4272">
  <properties>
   <property name="name" value="stone/kitchen tile wall 8"/>
  </properties>
 </tile>
 <tile id="4273">
  <properties>
   <property name="name" value="stone/kitchen tile wall 9"/>
  </properties>
 </tile>
 <tile id="4274">
  <properties>
   <property name="name" value="stone/kitchen tile wall 10"/>
  </properties>
 </tile>
 <tile id="4275">
  <properties>
   <property name="name" value="stone/kitchen tile wall 11"/>
  </properties>
 </tile>
 <tile id="4276">
  <properties>
   <property name="name" value="stone/kitchen tile wall 12"/>
  </properties>
 </tile>
 <tile id="4277">
  <properties>
   <property name="name" value="stone/kitchen tile wall 13"/>
  </properties>
 </tile>
 <tile id="4278">
  <properties>
   <property name="name" value="stone/kitchen tile wall 14"/>
  </properties>
 </tile>
 <tile id="4279">
  <properties>
   <property name="name" value="stone/kitchen tile wall 15"/>
  </properties>
 </tile>
 <tile id="4280">
  <properties>
   <property name="name" value="stone/kitchen tile right 2"/>
  </properties>
 </tile>
 <tile id="4281">
  <properties>
   <property name="name" value="stone/kitchen tile right 3"/>
  </properties>
 </tile>
 <tile id="4282">
  <properties>
   <property name="name" value="stone/kitchen tile right 6"/>
  </properties>
 </tile>
 <tile id="4283">
  <properties>
   <property name="name" value="stone/kitchen tile right 7"/>
  </properties>
 </tile>
 <tile id="4284">
  <properties>
   <property name="name" value="stone/kitchen tile right 10"/>
  </properties>
 </tile>
 <tile id="4285">
  <properties>
   <property name="name" value="stone/kitchen tile right 11"/>
  </properties>
 </tile>
 <tile id="4286">
  <properties>
   <property name="name" value="stone/kitchen tile right 14"/>
  </properties>
 </tile>
 <tile id="4287">
  <properties>
   <property name="name" value="stone/kitchen tile right 15"/>
  </properties>
 </tile>
 <tile id="4288">
  <properties>
   <property name="lit" type="int" value="4289"/>
   <property name="name" value="stone/kitchen tile window 10"/>
  </properties>
 </tile>
 <tile id="4289">
  <properties>
   <property name="name" value="stone/kitchen tile window lit 10"/>
  </properties>
 </tile>
 <tile id="4290">
  <properties>
   <property name="lit" type="int" value="4291"/>
   <property name="name" value="stone/kitchen tile window 11"/>
  </properties>
 </tile>
 <tile id="4291">
  <properties>
   <property name="name" value="stone/kitchen tile window lit 11"/>
  </properties>
 </tile>
 <tile id="4292">
  <properties>
   <property name="lit" type="int" value="4293"/>
   <property name="name" value="stone/kitchen tile wide window 10"/>
  </properties>
 </tile>
 <tile id="4293">
  <properties>
   <property name="name" value="stone/kitchen tile wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4294">
  <properties>
   <property name="lit" type="int" value="4295"/>
   <property name="name" value="stone/kitchen tile wide window 11"/>
  </properties>
 </tile>
 <tile id="4295">
  <properties>
   <property name="name" value="stone/kitchen tile wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4296">
  <properties>
   <property name="lit" type="int" value="4297"/>
   <property name="name" value="stone/kitchen tile wide window left 10"/>
  </properties>
 </tile>
 <tile id="4297">
  <properties>
   <property name="name" value="stone/kitchen tile wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4298">
  <properties>
   <property name="lit" type="int" value="4299"/>
   <property name="name" value="stone/kitchen tile wide window left 11"/>
  </properties>
 </tile>
 <tile id="4299">
  <properties>
   <property name="name" value="stone/kitchen tile wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4300">
  <properties>
   <property name="lit" type="int" value="4301"/>
   <property name="name" value="stone/kitchen tile wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4301">
  <properties>
   <property name="name" value="stone/kitchen tile wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4302">
  <properties>
   <property name="lit" type="int" value="4303"/>
   <property name="name" value="stone/kitchen tile wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4303">
  <properties>
   <property name="name" value="stone/kitchen tile wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4304">
  <properties>
   <property name="lit" type="int" value="4305"/>
   <property name="name" value="stone/kitchen tile wide window right 10"/>
  </properties>
 </tile>
 <tile id="4305">
  <properties>
   <property name="name" value="stone/kitchen tile wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4306">
  <properties>
   <property name="lit" type="int" value="4307"/>
   <property name="name" value="stone/kitchen tile wide window right 11"/>
  </properties>
 </tile>
 <tile id="4307">
  <properties>
   <property name="name" value="stone/kitchen tile wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4308">
  <properties>
   <property name="name" value="stone/kitchen tile arch 10"/>
  </properties>
 </tile>
 <tile id="4309">
  <properties>
   <property name="name" value="stone/kitchen tile arch 11"/>
  </properties>
 </tile>
 <tile id="4310">
  <properties>
   <property name="name" value="stone/kitchen tile arch left 10"/>
  </properties>
 </tile>
 <tile id="4311">
  <properties>
   <property name="name" value="stone/kitchen tile arch left 11"/>
  </properties>
 </tile>
 <tile id="4312">
  <properties>
   <property name="name" value="stone/kitchen tile arch middle 10"/>
  </properties>
 </tile>
 <tile id="4313">
  <properties>
   <property name="name" value="stone/kitchen tile arch middle 11"/>
  </properties>
 </tile>
 <tile id="4314">
  <properties>
   <property name="name" value="stone/kitchen tile arch right 10"/>
  </properties>
 </tile>
 <tile id="4315">
  <properties>
   <property name="name" value="stone/kitchen tile arch right 11"/>
  </properties>
 </tile>
 <tile id="4316">
  <properties>
   <property name="name" value="stone/stone wall 0"/>
  </properties>
 </tile>
 <tile id="4317">
  <properties>
   <property name="name" value="stone/stone wall 1"/>
  </properties>
 </tile>
 <tile id="4318">
  <properties>
   <property name="name" value="stone/stone wall 2"/>
  </properties>
 </tile>
 <tile id="4319">
  <properties>
   <property name="name" value="stone/stone wall 3"/>
  </properties>
 </tile>
 <tile id="4320">
  <properties>
   <property name="name" value="stone/stone wall 4"/>
  </properties>
 </tile>
 <tile id="4321">
  <properties>
   <property name="name" value="stone/stone wall 5"/>
  </properties>
 </tile>
 <tile id="4322">
  <properties>
   <property name="name" value="stone/stone wall 6"/>
  </properties>
 </tile>
 <tile id="4323">
  <properties>
   <property name="name" value="stone/stone wall 7"/>
  </properties>
 </tile>
 <tile id="4324">
  <properties>
   <property name="name" value="stone/stone wall 8"/>
  </properties>
 </tile>
 <tile id="4325">
  <properties>
   <property name="name" value="stone/stone wall 9"/>
  </properties>
 </tile>
 <tile id="4326">
  <properties>
   <property name="name" value="stone/stone wall 10"/>
  </properties>
 </tile>
 <tile id="4327">
  <properties>
   <property name="name" value="stone/stone wall 11"/>
  </properties>
 </tile>
 <tile id="4328">
  <properties>
   <property name="name" value="stone/stone wall 12"/>
  </properties>
 </tile>
 <tile id="4329">
  <properties>
   <property name="name" value="stone/stone wall 13"/>
  </properties>
 </tile>
 <tile id="4330">
  <properties>
   <property name="name" value="stone/stone wall 14"/>
  </properties>
 </tile>
 <tile id="4331">
  <properties>
   <property name="name" value="stone/stone wall 15"/>
  </properties>
 </tile>
 <tile id="4332">
  <properties>
   <property name="name" value="stone/stone right 2"/>
  </properties>
 </tile>
 <tile id="4333">
  <properties>
   <property name="name" value="stone/stone right 3"/>
  </properties>
 </tile>
 <tile id="4334">
  <properties>
   <property name="name" value="stone/stone right 6"/>
  </properties>
 </tile>
 <tile id="4335">
  <properties>
   <property name="name" value="stone/stone right 7"/>
  </properties>
 </tile>
 <tile id="4336">
  <properties>
   <property name="name" value="stone/stone right 10"/>
  </properties>
 </tile>
 <tile id="4337">
  <properties>
   <property name="name" value="stone/stone right 11"/>
  </properties>
 </tile>
 <tile id="4338">
  <properties>
   <property name="name" value="stone/stone right 14"/>
  </properties>
 </tile>
 <tile id="4339">
  <properties>
   <property name="name" value="stone/stone right 15"/>
  </properties>
 </tile>
 <tile id="4340">
  <properties>
   <property name="lit" type="int" value="4341"/>
   <property name="name" value="stone/stone window 10"/>
  </properties>
 </tile>
 <tile id="4341">
  <properties>
   <property name="name" value="stone/stone window lit 10"/>
  </properties>
 </tile>
 <tile id="4342">
  <properties>
   <property name="lit" type="int" value="4343"/>
   <property name="name" value="stone/stone window 11"/>
  </properties>
 </tile>
 <tile id="4343">
  <properties>
   <property name="name" value="stone/stone window lit 11"/>
  </properties>
 </tile>
 <tile id="4344">
  <properties>
   <property name="lit" type="int" value="4345"/>
   <property name="name" value="stone/stone wide window 10"/>
  </properties>
 </tile>
 <tile id="4345">
  <properties>
   <property name="name" value="stone/stone wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4346">
  <properties>
   <property name="lit" type="int" value="4347"/>
   <property name="name" value="stone/stone wide window 11"/>
  </properties>
 </tile>
 <tile id="4347">
  <properties>
   <property name="name" value="stone/stone wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4348">
  <properties>
   <property name="lit" type="int" value="4349"/>
   <property name="name" value="stone/stone wide window left 10"/>
  </properties>
 </tile>
 <tile id="4349">
  <properties>
   <property name="name" value="stone/stone wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4350">
  <properties>
   <property name="lit" type="int" value="4351"/>
   <property name="name" value="stone/stone wide window left 11"/>
  </properties>
 </tile>
 <tile id="4351">
  <properties>
   <property name="name" value="stone/stone wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4352">
  <properties>
   <property name="lit" type="int" value="4353"/>
   <property name="name" value="stone/stone wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4353">
  <properties>
   <property name="name" value="stone/stone wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4354">
  <properties>
   <property name="lit" type="int" value="4355"/>
   <property name="name" value="stone/stone wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4355">
  <properties>
   <property name="name" value="stone/stone wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4356">
  <properties>
   <property name="lit" type="int" value="4357"/>
   <property name="name" value="stone/stone wide window right 10"/>
  </properties>
 </tile>
 <tile id="4357">
  <properties>
   <property name="name" value="stone/stone wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4358">
  <properties>
   <property name="lit" type="int" value="4359"/>
   <property name="name" value="stone/stone wide window right 11"/>
  </properties>
 </tile>
 <tile id="4359">
  <properties>
   <property name="name" value="stone/stone wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4360">
  <properties>
   <property name="name" value="stone/stone arch 10"/>
  </properties>
 </tile>
 <tile id="4361">
  <properties>
   <property name="name" value="stone/stone arch 11"/>
  </properties>
 </tile>
 <tile id="4362">
  <properties>
   <property name="name" value="stone/stone arch left 10"/>
  </properties>
 </tile>
 <tile id="4363">
  <properties>
   <property name="name" value="stone/stone arch left 11"/>
  </properties>
 </tile>
 <tile id="4364">
  <properties>
   <property name="name" value="stone/stone arch middle 10"/>
  </properties>
 </tile>
 <tile id="4365">
  <properties>
   <property name="name" value="stone/stone arch middle 11"/>
  </properties>
 </tile>
 <tile id="4366">
  <properties>
   <property name="name" value="stone/stone arch right 10"/>
  </properties>
 </tile>
 <tile id="4367">
  <properties>
   <property name="name" value="stone/stone arch right 11"/>
  </properties>
 </tile>
 <tile id="4368">
  <properties>
   <property name="name" value="stone/brick wall 0"/>
  </properties>
 </tile>
 <tile id="4369">
  <properties>
   <property name="name" value="stone/brick wall 1"/>
  </properties>
 </tile>
 <tile id="4370">
  <properties>
   <property name="name" value="stone/brick wall 2"/>
  </properties>
 </tile>
 <tile id="4371">
  <properties>
   <property name="name" value="stone/brick wall 3"/>
  </properties>
 </tile>
 <tile id="4372">
  <properties>
   <property name="name" value="stone/brick wall 4"/>
  </properties>
 </tile>
 <tile id="4373">
  <properties>
   <property name="name" value="stone/brick wall 5"/>
  </properties>
 </tile>
 <tile id="4374">
  <properties>
   <property name="name" value="stone/brick wall 6"/>
  </properties>
 </tile>
 <tile id="4375">
  <properties>
   <property name="name" value="stone/brick wall 7"/>
  </properties>
 </tile>
 <tile id="4376">
  <properties>
   <property name="name" value="stone/brick wall 8"/>
  </properties>
 </tile>
 <tile id="4377">
  <properties>
   <property name="name" value="stone/brick wall 9"/>
  </properties>
 </tile>
 <tile id="4378">
  <properties>
   <property name="name" value="stone/brick wall 10"/>
  </properties>
 </tile>
 <tile id="4379">
  <properties>
   <property name="name" value="stone/brick wall 11"/>
  </properties>
 </tile>
 <tile id="4380">
  <properties>
   <property name="name" value="stone/brick wall 12"/>
  </properties>
 </tile>
 <tile id="4381">
  <properties>
   <property name="name" value="stone/brick wall 13"/>
  </properties>
 </tile>
 <tile id="4382">
  <properties>
   <property name="name" value="stone/brick wall 14"/>
  </properties>
 </tile>
 <tile id="4383">
  <properties>
   <property name="name" value="stone/brick wall 15"/>
  </properties>
 </tile>
 <tile id="4384">
  <properties>
   <property name="name" value="stone/brick right 2"/>
  </properties>
 </tile>
 <tile id="4385">
  <properties>
   <property name="name" value="stone/brick right 3"/>
  </properties>
 </tile>
 <tile id="4386">
  <properties>
   <property name="name" value="stone/brick right 6"/>
  </properties>
 </tile>
 <tile id="4387">
  <properties>
   <property name="name" value="stone/brick right 7"/>
  </properties>
 </tile>
 <tile id="4388">
  <properties>
   <property name="name" value="stone/brick right 10"/>
  </properties>
 </tile>
 <tile id="4389">
  <properties>
   <property name="name" value="stone/brick right 11"/>
  </properties>
 </tile>
 <tile id="4390">
  <properties>
   <property name="name" value="stone/brick right 14"/>
  </properties>
 </tile>
 <tile id="4391">
  <properties>
   <property name="name" value="stone/brick right 15"/>
  </properties>
 </tile>
 <tile id="4392">
  <properties>
   <property name="lit" type="int" value="4393"/>
   <property name="name" value="stone/brick window 10"/>
  </properties>
 </tile>
 <tile id="4393">
  <properties>
   <property name="name" value="stone/brick window lit 10"/>
  </properties>
 </tile>
 <tile id="4394">
  <properties>
   <property name="lit" type="int" value="4395"/>
   <property name="name" value="stone/brick window 11"/>
  </properties>
 </tile>
 <tile id="4395">
  <properties>
   <property name="name" value="stone/brick window lit 11"/>
  </properties>
 </tile>
 <tile id="4396">
  <properties>
   <property name="lit" type="int" value="4397"/>
   <property name="name" value="stone/brick wide window 10"/>
  </properties>
 </tile>
 <tile id="4397">
  <properties>
   <property name="name" value="stone/brick wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4398">
  <properties>
   <property name="lit" type="int" value="4399"/>
   <property name="name" value="stone/brick wide window 11"/>
  </properties>
 </tile>
 <tile id="4399">
  <properties>
   <property name="name" value="stone/brick wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4400">
  <properties>
   <property name="lit" type="int" value="4401"/>
   <property name="name" value="stone/brick wide window left 10"/>
  </properties>
 </tile>
 <tile id="4401">
  <properties>
   <property name="name" value="stone/brick wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4402">
  <properties>
   <property name="lit" type="int" value="4403"/>
   <property name="name" value="stone/brick wide window left 11"/>
  </properties>
 </tile>
 <tile id="4403">
  <properties>
   <property name="name" value="stone/brick wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4404">
  <properties>
   <property name="lit" type="int" value="4405"/>
   <property name="name" value="stone/brick wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4405">
  <properties>
   <property name="name" value="stone/brick wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4406">
  <properties>
   <property name="lit" type="int" value="4407"/>
   <property name="name" value="stone/brick wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4407">
  <properties>
   <property name="name" value="stone/brick wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4408">
  <properties>
   <property name="lit" type="int" value="4409"/>
   <property name="name" value="stone/brick wide window right 10"/>
  </properties>
 </tile>
 <tile id="4409">
  <properties>
   <property name="name" value="stone/brick wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4410">
  <properties>
   <property name="lit" type="int" value="4411"/>
   <property name="name" value="stone/brick wide window right 11"/>
  </properties>
 </tile>
 <tile id="4411">
  <properties>
   <property name="name" value="stone/brick wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4412">
  <properties>
   <property name="name" value="stone/brick arch 10"/>
  </properties>
 </tile>
 <tile id="4413">
  <properties>
   <property name="name" value="stone/brick arch 11"/>
  </properties>
 </tile>
 <tile id="4414">
  <properties>
   <property name="name" value="stone/brick arch left 10"/>
  </properties>
 </tile>
 <tile id="4415">
  <properties>
   <property name="name" value="stone/brick arch left 11"/>
  </properties>
 </tile>
 <tile id="4416">
  <properties>
   <property name="name" value="stone/brick arch middle 10"/>
  </properties>
 </tile>
 <tile id="4417">
  <properties>
   <property name="name" value="stone/brick arch middle 11"/>
  </properties>
 </tile>
 <tile id="4418">
  <properties>
   <property name="name" value="stone/brick arch right 10"/>
  </properties>
 </tile>
 <tile id="4419">
  <properties>
   <property name="name" value="stone/brick arch right 11"/>
  </properties>
 </tile>
 <tile id="4420">
  <properties>
   <property name="name" value="stone/college brick wall 0"/>
  </properties>
 </tile>
 <tile id="4421">
  <properties>
   <property name="name" value="stone/college brick wall 1"/>
  </properties>
 </tile>
 <tile id="4422">
  <properties>
   <property name="name" value="stone/college brick wall 2"/>
  </properties>
 </tile>
 <tile id="4423">
  <properties>
   <property name="name" value="stone/college brick wall 3"/>
  </properties>
 </tile>
 <tile id="4424">
  <properties>
   <property name="name" value="stone/college brick wall 4"/>
  </properties>
 </tile>
 <tile id="4425">
  <properties>
   <property name="name" value="stone/college brick wall 5"/>
  </properties>
 </tile>
 <tile id="4426">
  <properties>
   <property name="name" value="stone/college brick wall 6"/>
  </properties>
 </tile>
 <tile id="4427">
  <properties>
   <property name="name" value="stone/college brick wall 7"/>
  </properties>
 </tile>
 <tile id="4428">
  <properties>
   <property name="name" value="stone/college brick wall 8"/>
  </properties>
 </tile>
 <tile id="4429">
  <properties>
   <property name="name" value="stone/college brick wall 9"/>
  </properties>
 </tile>
 <tile id="4430">
  <properties>
   <property name="name" value="stone/college brick wall 10"/>
  </properties>
 </tile>
 <tile id="4431">
  <properties>
   <property name="name" value="stone/college brick wall 11"/>
  </properties>
 </tile>
 <tile id="4432">
  <properties>
   <property name="name" value="stone/college brick wall 12"/>
  </properties>
 </tile>
 <tile id="4433">
  <properties>
   <property name="name" value="stone/college brick wall 13"/>
  </properties>
 </tile>
 <tile id="4434">
  <properties>
   <property name="name" value="stone/college brick wall 14"/>
  </properties>
 </tile>
 <tile id="4435">
  <properties>
   <property name="name" value="stone/college brick wall 15"/>
  </properties>
 </tile>
 <tile id="4436">
  <properties>
   <property name="name" value="stone/college brick right 2"/>
  </properties>
 </tile>
 <tile id="4437">
  <properties>
   <property name="name" value="stone/college brick right 3"/>
  </properties>
 </tile>
 <tile id="4438">
  <properties>
   <property name="name" value="stone/college brick right 6"/>
  </properties>
 </tile>
 <tile id="4439">
  <properties>
   <property name="name" value="stone/college brick right 7"/>
  </properties>
 </tile>
 <tile id="4440">
  <properties>
   <property name="name" value="stone/college brick right 10"/>
  </properties>
 </tile>
 <tile id="4441">
  <properties>
   <property name="name" value="stone/college brick right 11"/>
  </properties>
 </tile>
 <tile id="4442">
  <properties>
   <property name="name" value="stone/college brick right 14"/>
  </properties>
 </tile>
 <tile id="4443">
  <properties>
   <property name="name" value="stone/college brick right 15"/>
  </properties>
 </tile>
 <tile id="4444">
  <properties>
   <property name="lit" type="int" value="4445"/>
   <property name="name" value="stone/college brick window 10"/>
  </properties>
 </tile>
 <tile id="4445">
  <properties>
   <property name="name" value="stone/college brick window lit 10"/>
  </properties>
 </tile>
 <tile id="4446">
  <properties>
   <property name="lit" type="int" value="4447"/>
   <property name="name" value="stone/college brick window 11"/>
  </properties>
 </tile>
 <tile id="4447">
  <properties>
   <property name="name" value="stone/college brick window lit 11"/>
  </properties>
 </tile>
 <tile id="4448">
  <properties>
   <property name="lit" type="int" value="4449"/>
   <property name="name" value="stone/college brick wide window 10"/>
  </properties>
 </tile>
 <tile id="4449">
  <properties>
   <property name="name" value="stone/college brick wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4450">
  <properties>
   <property name="lit" type="int" value="4451"/>
   <property name="name" value="stone/college brick wide window 11"/>
  </properties>
 </tile>
 <tile id="4451">
  <properties>
   <property name="name" value="stone/college brick wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4452">
  <properties>
   <property name="lit" type="int" value="4453"/>
   <property name="name" value="stone/college brick wide window left 10"/>
  </properties>
 </tile>
 <tile id="4453">
  <properties>
   <property name="name" value="stone/college brick wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4454">
  <properties>
   <property name="lit" type="int" value="4455"/>
   <property name="name" value="stone/college brick wide window left 11"/>
  </properties>
 </tile>
 <tile id="4455">
  <properties>
   <property name="name" value="stone/college brick wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4456">
  <properties>
   <property name="lit" type="int" value="4457"/>
   <property name="name" value="stone/college brick wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4457">
  <properties>
   <property name="name" value="stone/college brick wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4458">
  <properties>
   <property name="lit" type="int" value="4459"/>
   <property name="name" value="stone/college brick wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4459">
  <properties>
   <property name="name" value="stone/college brick wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4460">
  <properties>
   <property name="lit" type="int" value="4461"/>
   <property name="name" value="stone/college brick wide window right 10"/>
  </properties>
 </tile>
 <tile id="4461">
  <properties>
   <property name="name" value="stone/college brick wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4462">
  <properties>
   <property name="lit" type="int" value="4463"/>
   <property name="name" value="stone/college brick wide window right 11"/>
  </properties>
 </tile>
 <tile id="4463">
  <properties>
   <property name="name" value="stone/college brick wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4464">
  <properties>
   <property name="name" value="stone/college brick arch 10"/>
  </properties>
 </tile>
 <tile id="4465">
  <properties>
   <property name="name" value="stone/college brick arch 11"/>
  </properties>
 </tile>
 <tile id="4466">
  <properties>
   <property name="name" value="stone/college brick arch left 10"/>
  </properties>
 </tile>
 <tile id="4467">
  <properties>
   <property name="name" value="stone/college brick arch left 11"/>
  </properties>
 </tile>
 <tile id="4468">
  <properties>
   <property name="name" value="stone/college brick arch middle 10"/>
  </properties>
 </tile>
 <tile id="4469">
  <properties>
   <property name="name" value="stone/college brick arch middle 11"/>
  </properties>
 </tile>
 <tile id="4470">
  <properties>
   <property name="name" value="stone/college brick arch right 10"/>
  </properties>
 </tile>
 <tile id="4471">
  <properties>
   <property name="name" value="stone/college brick arch right 11"/>
  </properties>
 </tile>
 <tile id="4472">
  <properties>
   <property name="name" value="stone/stucco cream wall 0"/>
  </properties>
 </tile>
 <tile id="4473">
  <properties>
   <property name="name" value="stone/stucco cream wall 1"/>
  </properties>
 </tile>
 <tile id="4474">
  <properties>
   <property name="name" value="stone/stucco cream wall 2"/>
  </properties>
 </tile>
 <tile id="4475">
  <properties>
   <property name="name" value="stone/stucco cream wall 3"/>
  </properties>
 </tile>
 <tile id="4476">
  <properties>
   <property name="name" value="stone/stucco cream wall 4"/>
  </properties>
 </tile>
 <tile id="4477">
  <properties>
   <property name="name" value="stone/stucco cream wall 5"/>
  </properties>
 </tile>
 <tile id="4478">
  <properties>
   <property name="name" value="stone/stucco cream wall 6"/>
  </properties>
 </tile>
 <tile id="4479">
  <properties>
   <property name="name" value="stone/stucco cream wall 7"/>
  </properties>
 </tile>
 <tile id="4480">
  <properties>
   <property name="name" value="stone/stucco cream wall 8"/>
  </properties>
 </tile>
 <tile id="4481">
  <properties>
   <property name="name" value="stone/stucco cream wall 9"/>
  </properties>
 </tile>
 <tile id="4482">
  <properties>
   <property name="name" value="stone/stucco cream wall 10"/>
  </properties>
 </tile>
 <tile id="4483">
  <properties>
   <property name="name" value="stone/stucco cream wall 11"/>
  </properties>
 </tile>
 <tile id="4484">
  <properties>
   <property name="name" value="stone/stucco cream wall 12"/>
  </properties>
 </tile>
 <tile id="4485">
  <properties>
   <property name="name" value="stone/stucco cream wall 13"/>
  </properties>
 </tile>
 <tile id="4486">
  <properties>
   <property name="name" value="stone/stucco cream wall 14"/>
  </properties>
 </tile>
 <tile id="4487">
  <properties>
   <property name="name" value="stone/stucco cream wall 15"/>
  </properties>
 </tile>
 <tile id="4488">
  <properties>
   <property name="name" value="stone/stucco cream right 2"/>
  </properties>
 </tile>
 <tile id="4489">
  <properties>
   <property name="name" value="stone/stucco cream right 3"/>
  </properties>
 </tile>
 <tile id="4490">
  <properties>
   <property name="name" value="stone/stucco cream right 6"/>
  </properties>
 </tile>
 <tile id="4491">
  <properties>
   <property name="name" value="stone/stucco cream right 7"/>
  </properties>
 </tile>
 <tile id="4492">
  <properties>
   <property name="name" value="stone/stucco cream right 10"/>
  </properties>
 </tile>
 <tile id="4493">
  <properties>
   <property name="name" value="stone/stucco cream right 11"/>
  </properties>
 </tile>
 <tile id="4494">
  <properties>
   <property name="name" value="stone/stucco cream right 14"/>
  </properties>
 </tile>
 <tile id="4495">
  <properties>
   <property name="name" value="stone/stucco cream right 15"/>
  </properties>
 </tile>
 <tile id="4496">
  <properties>
   <property name="lit" type="int" value="4497"/>
   <property name="name" value="stone/stucco cream window 10"/>
  </properties>
 </tile>
 <tile id="4497">
  <properties>
   <property name="name" value="stone/stucco cream window lit 10"/>
  </properties>
 </tile>
 <tile id="4498">
  <properties>
   <property name="lit" type="int" value="4499"/>
   <property name="name" value="stone/stucco cream window 11"/>
  </properties>
 </tile>
 <tile id="4499">
  <properties>
   <property name="name" value="stone/stucco cream window lit 11"/>
  </properties>
 </tile>
 <tile id="4500">
  <properties>
   <property name="lit" type="int" value="4501"/>
   <property name="name" value="stone/stucco cream wide window 10"/>
  </properties>
 </tile>
 <tile id="4501">
  <properties>
   <property name="name" value="stone/stucco cream wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4502">
  <properties>
   <property name="lit" type="int" value="4503"/>
   <property name="name" value="stone/stucco cream wide window 11"/>
  </properties>
 </tile>
 <tile id="4503">
  <properties>
   <property name="name" value="stone/stucco cream wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4504">
  <properties>
   <property name="lit" type="int" value="4505"/>
   <property name="name" value="stone/stucco cream wide window left 10"/>
  </properties>
 </tile>
 <tile id="4505">
  <properties>
   <property name="name" value="stone/stucco cream wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4506">
  <properties>
   <property name="lit" type="int" value="4507"/>
   <property name="name" value="stone/stucco cream wide window left 11"/>
  </properties>
 </tile>
 <tile id="4507">
  <properties>
   <property name="name" value="stone/stucco cream wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4508">
  <properties>
   <property name="lit" type="int" value="4509"/>
   <property name="name" value="stone/stucco cream wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4509">
  <properties>
   <property name="name" value="stone/stucco cream wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4510">
  <properties>
   <property name="lit" type="int" value="4511"/>
   <property name="name" value="stone/stucco cream wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4511">
  <properties>
   <property name="name" value="stone/stucco cream wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4512">
  <properties>
   <property name="lit" type="int" value="4513"/>
   <property name="name" value="stone/stucco cream wide window right 10"/>
  </properties>
 </tile>
 <tile id="4513">
  <properties>
   <property name="name" value="stone/stucco cream wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4514">
  <properties>
   <property name="lit" type="int" value="4515"/>
   <property name="name" value="stone/stucco cream wide window right 11"/>
  </properties>
 </tile>
 <tile id="4515">
  <properties>
   <property name="name" value="stone/stucco cream wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4516">
  <properties>
   <property name="name" value="stone/stucco cream arch 10"/>
  </properties>
 </tile>
 <tile id="4517">
  <properties>
   <property name="name" value="stone/stucco cream arch 11"/>
  </properties>
 </tile>
 <tile id="4518">
  <properties>
   <property name="name" value="stone/stucco cream arch left 10"/>
  </properties>
 </tile>
 <tile id="4519">
  <properties>
   <property name="name" value="stone/stucco cream arch left 11"/>
  </properties>
 </tile>
 <tile id="4520">
  <properties>
   <property name="name" value="stone/stucco cream arch middle 10"/>
  </properties>
 </tile>
 <tile id="4521">
  <properties>
   <property name="name" value="stone/stucco cream arch middle 11"/>
  </properties>
 </tile>
 <tile id="4522">
  <properties>
   <property name="name" value="stone/stucco cream arch right 10"/>
  </properties>
 </tile>
 <tile id="4523">
  <properties>
   <property name="name" value="stone/stucco cream arch right 11"/>
  </properties>
 </tile>
 <tile id="4524">
  <properties>
   <property name="name" value="brick/cafe wall 0"/>
  </properties>
 </tile>
 <tile id="4525">
  <properties>
   <property name="name" value="brick/cafe wall 1"/>
  </properties>
 </tile>
 <tile id="4526">
  <properties>
   <property name="name" value="brick/cafe wall 2"/>
  </properties>
 </tile>
 <tile id="4527">
  <properties>
   <property name="name" value="brick/cafe wall 3"/>
  </properties>
 </tile>
 <tile id="4528">
  <properties>
   <property name="name" value="brick/cafe wall 4"/>
  </properties>
 </tile>
 <tile id="4529">
  <properties>
   <property name="name" value="brick/cafe wall 5"/>
  </properties>
 </tile>
 <tile id="4530">
  <properties>
   <property name="name" value="brick/cafe wall 6"/>
  </properties>
 </tile>
 <tile id="4531">
  <properties>
   <property name="name" value="brick/cafe wall 7"/>
  </properties>
 </tile>
 <tile id="4532">
  <properties>
   <property name="name" value="brick/cafe wall 8"/>
  </properties>
 </tile>
 <tile id="4533">
  <properties>
   <property name="name" value="brick/cafe wall 9"/>
  </properties>
 </tile>
 <tile id="4534">
  <properties>
   <property name="name" value="brick/cafe wall 10"/>
  </properties>
 </tile>
 <tile id="4535">
  <properties>
   <property name="name" value="brick/cafe wall 11"/>
  </properties>
 </tile>
 <tile id="4536">
  <properties>
   <property name="name" value="brick/cafe wall 12"/>
  </properties>
 </tile>
 <tile id="4537">
  <properties>
   <property name="name" value="brick/cafe wall 13"/>
  </properties>
 </tile>
 <tile id="4538">
  <properties>
   <property name="name" value="brick/cafe wall 14"/>
  </properties>
 </tile>
 <tile id="4539">
  <properties>
   <property name="name" value="brick/cafe wall 15"/>
  </properties>
 </tile>
 <tile id="4540">
  <properties>
   <property name="name" value="brick/cafe right 2"/>
  </properties>
 </tile>
 <tile id="4541">
  <properties>
   <property name="name" value="brick/cafe right 3"/>
  </properties>
 </tile>
 <tile id="4542">
  <properties>
   <property name="name" value="brick/cafe right 6"/>
  </properties>
 </tile>
 <tile id="4543">
  <properties>
   <property name="name" value="brick/cafe right 7"/>
  </properties>
 </tile>
 <tile id="4544">
  <properties>
   <property name="name" value="brick/cafe right 10"/>
  </properties>
 </tile>
 <tile id="4545">
  <properties>
   <property name="name" value="brick/cafe right 11"/>
  </properties>
 </tile>
 <tile id="4546">
  <properties>
   <property name="name" value="brick/cafe right 14"/>
  </properties>
 </tile>
 <tile id="4547">
  <properties>
   <property name="name" value="brick/cafe right 15"/>
  </properties>
 </tile>
 <tile id="4548">
  <properties>
   <property name="lit" type="int" value="4549"/>
   <property name="name" value="brick/cafe window 10"/>
  </properties>
 </tile>
 <tile id="4549">
  <properties>
   <property name="name" value="brick/cafe window lit 10"/>
  </properties>
 </tile>
 <tile id="4550">
  <properties>
   <property name="lit" type="int" value="4551"/>
   <property name="name" value="brick/cafe window 11"/>
  </properties>
 </tile>
 <tile id="4551">
  <properties>
   <property name="name" value="brick/cafe window lit 11"/>
  </properties>
 </tile>
 <tile id="4552">
  <properties>
   <property name="lit" type="int" value="4553"/>
   <property name="name" value="brick/cafe wide window 10"/>
  </properties>
 </tile>
 <tile id="4553">
  <properties>
   <property name="name" value="brick/cafe wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4554">
  <properties>
   <property name="lit" type="int" value="4555"/>
   <property name="name" value="brick/cafe wide window 11"/>
  </properties>
 </tile>
 <tile id="4555">
  <properties>
   <property name="name" value="brick/cafe wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4556">
  <properties>
   <property name="lit" type="int" value="4557"/>
   <property name="name" value="brick/cafe wide window left 10"/>
  </properties>
 </tile>
 <tile id="4557">
  <properties>
   <property name="name" value="brick/cafe wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4558">
  <properties>
   <property name="lit" type="int" value="4559"/>
   <property name="name" value="brick/cafe wide window left 11"/>
  </properties>
 </tile>
 <tile id="4559">
  <properties>
   <property name="name" value="brick/cafe wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4560">
  <properties>
   <property name="lit" type="int" value="4561"/>
   <property name="name" value="brick/cafe wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4561">
  <properties>
   <property name="name" value="brick/cafe wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4562">
  <properties>
   <property name="lit" type="int" value="4563"/>
   <property name="name" value="brick/cafe wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4563">
  <properties>
   <property name="name" value="brick/cafe wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4564">
  <properties>
   <property name="lit" type="int" value="4565"/>
   <property name="name" value="brick/cafe wide window right 10"/>
  </properties>
 </tile>
 <tile id="4565">
  <properties>
   <property name="name" value="brick/cafe wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4566">
  <properties>
   <property name="lit" type="int" value="4567"/>
   <property name="name" value="brick/cafe wide window right 11"/>
  </properties>
 </tile>
 <tile id="4567">
  <properties>
   <property name="name" value="brick/cafe wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4568">
  <properties>
   <property name="name" value="brick/cafe arch 10"/>
  </properties>
 </tile>
 <tile id="4569">
  <properties>
   <property name="name" value="brick/cafe arch 11"/>
  </properties>
 </tile>
 <tile id="4570">
  <properties>
   <property name="name" value="brick/cafe arch left 10"/>
  </properties>
 </tile>
 <tile id="4571">
  <properties>
   <property name="name" value="brick/cafe arch left 11"/>
  </properties>
 </tile>
 <tile id="4572">
  <properties>
   <property name="name" value="brick/cafe arch middle 10"/>
  </properties>
 </tile>
 <tile id="4573">
  <properties>
   <property name="name" value="brick/cafe arch middle 11"/>
  </properties>
 </tile>
 <tile id="4574">
  <properties>
   <property name="name" value="brick/cafe arch right 10"/>
  </properties>
 </tile>
 <tile id="4575">
  <properties>
   <property name="name" value="brick/cafe arch right 11"/>
  </properties>
 </tile>
 <tile id="4576">
  <properties>
   <property name="name" value="brick/pub wall 0"/>
  </properties>
 </tile>
 <tile id="4577">
  <properties>
   <property name="name" value="brick/pub wall 1"/>
  </properties>
 </tile>
 <tile id="4578">
  <properties>
   <property name="name" value="brick/pub wall 2"/>
  </properties>
 </tile>
 <tile id="4579">
  <properties>
   <property name="name" value="brick/pub wall 3"/>
  </properties>
 </tile>
 <tile id="4580">
  <properties>
   <property name="name" value="brick/pub wall 4"/>
  </properties>
 </tile>
 <tile id="4581">
  <properties>
   <property name="name" value="brick/pub wall 5"/>
  </properties>
 </tile>
 <tile id="4582">
  <properties>
   <property name="name" value="brick/pub wall 6"/>
  </properties>
 </tile>
 <tile id="4583">
  <properties>
   <property name="name" value="brick/pub wall 7"/>
  </properties>
 </tile>
 <tile id="4584">
  <properties>
   <property name="name" value="brick/pub wall 8"/>
  </properties>
 </tile>
 <tile id="4585">
  <properties>
   <property name="name" value="brick/pub wall 9"/>
  </properties>
 </tile>
 <tile id="4586">
  <properties>
   <property name="name" value="brick/pub wall 10"/>
  </properties>
 </tile>
 <tile id="4587">
  <properties>
   <property name="name" value="brick/pub wall 11"/>
  </properties>
 </tile>
 <tile id="4588">
  <properties>
   <property name="name" value="brick/pub wall 12"/>
  </properties>
 </tile>
 <tile id="4589">
  <properties>
   <property name="name" value="brick/pub wall 13"/>
  </properties>
 </tile>
 <tile id="4590">
  <properties>
   <property name="name" value="brick/pub wall 14"/>
  </properties>
 </tile>
 <tile id="4591">
  <properties>
   <property name="name" value="brick/pub wall 15"/>
  </properties>
 </tile>
 <tile id="4592">
  <properties>
   <property name="name" value="brick/pub right 2"/>
  </properties>
 </tile>
 <tile id="4593">
  <properties>
   <property name="name" value="brick/pub right 3"/>
  </properties>
 </tile>
 <tile id="4594">
  <properties>
   <property name="name" value="brick/pub right 6"/>
  </properties>
 </tile>
 <tile id="4595">
  <properties>
   <property name="name" value="brick/pub right 7"/>
  </properties>
 </tile>
 <tile id="4596">
  <properties>
   <property name="name" value="brick/pub right 10"/>
  </properties>
 </tile>
 <tile id="4597">
  <properties>
   <property name="name" value="brick/pub right 11"/>
  </properties>
 </tile>
 <tile id="4598">
  <properties>
   <property name="name" value="brick/pub right 14"/>
  </properties>
 </tile>
 <tile id="4599">
  <properties>
   <property name="name" value="brick/pub right 15"/>
  </properties>
 </tile>
 <tile id="4600">
  <properties>
   <property name="lit" type="int" value="4601"/>
   <property name="name" value="brick/pub window 10"/>
  </properties>
 </tile>
 <tile id="4601">
  <properties>
   <property name="name" value="brick/pub window lit 10"/>
  </properties>
 </tile>
 <tile id="4602">
  <properties>
   <property name="lit" type="int" value="4603"/>
   <property name="name" value="brick/pub window 11"/>
  </properties>
 </tile>
 <tile id="4603">
  <properties>
   <property name="name" value="brick/pub window lit 11"/>
  </properties>
 </tile>
 <tile id="4604">
  <properties>
   <property name="lit" type="int" value="4605"/>
   <property name="name" value="brick/pub wide window 10"/>
  </properties>
 </tile>
 <tile id="4605">
  <properties>
   <property name="name" value="brick/pub wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4606">
  <properties>
   <property name="lit" type="int" value="4607"/>
   <property name="name" value="brick/pub wide window 11"/>
  </properties>
 </tile>
 <tile id="4607">
  <properties>
   <property name="name" value="brick/pub wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4608">
  <properties>
   <property name="lit" type="int" value="4609"/>
   <property name="name" value="brick/pub wide window left 10"/>
  </properties>
 </tile>
 <tile id="4609">
  <properties>
   <property name="name" value="brick/pub wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4610">
  <properties>
   <property name="lit" type="int" value="4611"/>
   <property name="name" value="brick/pub wide window left 11"/>
  </properties>
 </tile>
 <tile id="4611">
  <properties>
   <property name="name" value="brick/pub wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4612">
  <properties>
   <property name="lit" type="int" value="4613"/>
   <property name="name" value="brick/pub wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4613">
  <properties>
   <property name="name" value="brick/pub wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4614">
  <properties>
   <property name="lit" type="int" value="4615"/>
   <property name="name" value="brick/pub wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4615">
  <properties>
   <property name="name" value="brick/pub wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4616">
  <properties>
   <property name="lit" type="int" value="4617"/>
   <property name="name" value="brick/pub wide window right 10"/>
  </properties>
 </tile>
 <tile id="4617">
  <properties>
   <property name="name" value="brick/pub wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4618">
  <properties>
   <property name="lit" type="int" value="4619"/>
   <property name="name" value="brick/pub wide window right 11"/>
  </properties>
 </tile>
 <tile id="4619">
  <properties>
   <property name="name" value="brick/pub wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4620">
  <properties>
   <property name="name" value="brick/pub arch 10"/>
  </properties>
 </tile>
 <tile id="4621">
  <properties>
   <property name="name" value="brick/pub arch 11"/>
  </properties>
 </tile>
 <tile id="4622">
  <properties>
   <property name="name" value="brick/pub arch left 10"/>
  </properties>
 </tile>
 <tile id="4623">
  <properties>
   <property name="name" value="brick/pub arch left 11"/>
  </properties>
 </tile>
 <tile id="4624">
  <properties>
   <property name="name" value="brick/pub arch middle 10"/>
  </properties>
 </tile>
 <tile id="4625">
  <properties>
   <property name="name" value="brick/pub arch middle 11"/>
  </properties>
 </tile>
 <tile id="4626">
  <properties>
   <property name="name" value="brick/pub arch right 10"/>
  </properties>
 </tile>
 <tile id="4627">
  <properties>
   <property name="name" value="brick/pub arch right 11"/>
  </properties>
 </tile>
 <tile id="4628">
  <properties>
   <property name="name" value="brick/rose wall 0"/>
  </properties>
 </tile>
 <tile id="4629">
  <properties>
   <property name="name" value="brick/rose wall 1"/>
  </properties>
 </tile>
 <tile id="4630">
  <properties>
   <property name="name" value="brick/rose wall 2"/>
  </properties>
 </tile>
 <tile id="4631">
  <properties>
   <property name="name" value="brick/rose wall 3"/>
  </properties>
 </tile>
 <tile id="4632">
  <properties>
   <property name="name" value="brick/rose wall 4"/>
  </properties>
 </tile>
 <tile id="4633">
  <properties>
   <property name="name" value="brick/rose wall 5"/>
  </properties>
 </tile>
 <tile id="4634">
  <properties>
   <property name="name" value="brick/rose wall 6"/>
  </properties>
 </tile>
 <tile id="4635">
  <properties>
   <property name="name" value="brick/rose wall 7"/>
  </properties>
 </tile>
 <tile id="4636">
  <properties>
   <property name="name" value="brick/rose wall 8"/>
  </properties>
 </tile>
 <tile id="4637">
  <properties>
   <property name="name" value="brick/rose wall 9"/>
  </properties>
 </tile>
 <tile id="4638">
  <properties>
   <property name="name" value="brick/rose wall 10"/>
  </properties>
 </tile>
 <tile id="4639">
  <properties>
   <property name="name" value="brick/rose wall 11"/>
  </properties>
 </tile>
 <tile id="4640">
  <properties>
   <property name="name" value="brick/rose wall 12"/>
  </properties>
 </tile>
 <tile id="4641">
  <properties>
   <property name="name" value="brick/rose wall 13"/>
  </properties>
 </tile>
 <tile id="4642">
  <properties>
   <property name="name" value="brick/rose wall 14"/>
  </properties>
 </tile>
 <tile id="4643">
  <properties>
   <property name="name" value="brick/rose wall 15"/>
  </properties>
 </tile>
 <tile id="4644">
  <properties>
   <property name="name" value="brick/rose right 2"/>
  </properties>
 </tile>
 <tile id="4645">
  <properties>
   <property name="name" value="brick/rose right 3"/>
  </properties>
 </tile>
 <tile id="4646">
  <properties>
   <property name="name" value="brick/rose right 6"/>
  </properties>
 </tile>
 <tile id="4647">
  <properties>
   <property name="name" value="brick/rose right 7"/>
  </properties>
 </tile>
 <tile id="4648">
  <properties>
   <property name="name" value="brick/rose right 10"/>
  </properties>
 </tile>
 <tile id="4649">
  <properties>
   <property name="name" value="brick/rose right 11"/>
  </properties>
 </tile>
 <tile id="4650">
  <properties>
   <property name="name" value="brick/rose right 14"/>
  </properties>
 </tile>
 <tile id="4651">
  <properties>
   <property name="name" value="brick/rose right 15"/>
  </properties>
 </tile>
 <tile id="4652">
  <properties>
   <property name="lit" type="int" value="4653"/>
   <property name="name" value="brick/rose window 10"/>
  </properties>
 </tile>
 <tile id="4653">
  <properties>
   <property name="name" value="brick/rose window lit 10"/>
  </properties>
 </tile>
 <tile id="4654">
  <properties>
   <property name="lit" type="int" value="4655"/>
   <property name="name" value="brick/rose window 11"/>
  </properties>
 </tile>
 <tile id="4655">
  <properties>
   <property name="name" value="brick/rose window lit 11"/>
  </properties>
 </tile>
 <tile id="4656">
  <properties>
   <property name="lit" type="int" value="4657"/>
   <property name="name" value="brick/rose wide window 10"/>
  </properties>
 </tile>
 <tile id="4657">
  <properties>
   <property name="name" value="brick/rose wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4658">
  <properties>
   <property name="lit" type="int" value="4659"/>
   <property name="name" value="brick/rose wide window 11"/>
  </properties>
 </tile>
 <tile id="4659">
  <properties>
   <property name="name" value="brick/rose wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4660">
  <properties>
   <property name="lit" type="int" value="4661"/>
   <property name="name" value="brick/rose wide window left 10"/>
  </properties>
 </tile>
 <tile id="4661">
  <properties>
   <property name="name" value="brick/rose wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4662">
  <properties>
   <property name="lit" type="int" value="4663"/>
   <property name="name" value="brick/rose wide window left 11"/>
  </properties>
 </tile>
 <tile id="4663">
  <properties>
   <property name="name" value="brick/rose wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4664">
  <properties>
   <property name="lit" type="int" value="4665"/>
   <property name="name" value="brick/rose wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4665">
  <properties>
   <property name="name" value="brick/rose wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4666">
  <properties>
   <property name="lit" type="int" value="4667"/>
   <property name="name" value="brick/rose wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4667">
  <properties>
   <property name="name" value="brick/rose wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4668">
  <properties>
   <property name="lit" type="int" value="4669"/>
   <property name="name" value="brick/rose wide window right 10"/>
  </properties>
 </tile>
 <tile id="4669">
  <properties>
   <property name="name" value="brick/rose wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4670">
  <properties>
   <property name="lit" type="int" value="4671"/>
   <property name="name" value="brick/rose wide window right 11"/>
  </properties>
 </tile>
 <tile id="4671">
  <properties>
   <property name="name" value="brick/rose wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4672">
  <properties>
   <property name="name" value="brick/rose arch 10"/>
  </properties>
 </tile>
 <tile id="4673">
  <properties>
   <property name="name" value="brick/rose arch 11"/>
  </properties>
 </tile>
 <tile id="4674">
  <properties>
   <property name="name" value="brick/rose arch left 10"/>
  </properties>
 </tile>
 <tile id="4675">
  <properties>
   <property name="name" value="brick/rose arch left 11"/>
  </properties>
 </tile>
 <tile id="4676">
  <properties>
   <property name="name" value="brick/rose arch middle 10"/>
  </properties>
 </tile>
 <tile id="4677">
  <properties>
   <property name="name" value="brick/rose arch middle 11"/>
  </properties>
 </tile>
 <tile id="4678">
  <properties>
   <property name="name" value="brick/rose arch right 10"/>
  </properties>
 </tile>
 <tile id="4679">
  <properties>
   <property name="name" value="brick/rose arch right 11"/>
  </properties>
 </tile>
 <tile id="4680">
  <properties>
   <property name="name" value="brick/sage wall 0"/>
  </properties>
 </tile>
 <tile id="4681">
  <properties>
   <property name="name" value="brick/sage wall 1"/>
  </properties>
 </tile>
 <tile id="4682">
  <properties>
   <property name="name" value="brick/sage wall 2"/>
  </properties>
 </tile>
 <tile id="4683">
  <properties>
   <property name="name" value="brick/sage wall 3"/>
  </properties>
 </tile>
 <tile id="4684">
  <properties>
   <property name="name" value="brick/sage wall 4"/>
  </properties>
 </tile>
 <tile id="4685">
  <properties>
   <property name="name" value="brick/sage wall 5"/>
  </properties>
 </tile>
 <tile id="4686">
  <properties>
   <property name="name" value="brick/sage wall 6"/>
  </properties>
 </tile>
 <tile id="4687">
  <properties>
   <property name="name" value="brick/sage wall 7"/>
  </properties>
 </tile>
 <tile id="4688">
  <properties>
   <property name="name" value="brick/sage wall 8"/>
  </properties>
 </tile>
 <tile id="4689">
  <properties>
   <property name="name" value="brick/sage wall 9"/>
  </properties>
 </tile>
 <tile id="4690">
  <properties>
   <property name="name" value="brick/sage wall 10"/>
  </properties>
 </tile>
 <tile id="4691">
  <properties>
   <property name="name" value="brick/sage wall 11"/>
  </properties>
 </tile>
 <tile id="4692">
  <properties>
   <property name="name" value="brick/sage wall 12"/>
  </properties>
 </tile>
 <tile id="4693">
  <properties>
   <property name="name" value="brick/sage wall 13"/>
  </properties>
 </tile>
 <tile id="4694">
  <properties>
   <property name="name" value="brick/sage wall 14"/>
  </properties>
 </tile>
 <tile id="4695">
  <properties>
   <property name="name" value="brick/sage wall 15"/>
  </properties>
 </tile>
 <tile id="4696">
  <properties>
   <property name="name" value="brick/sage right 2"/>
  </properties>
 </tile>
 <tile id="4697">
  <properties>
   <property name="name" value="brick/sage right 3"/>
  </properties>
 </tile>
 <tile id="4698">
  <properties>
   <property name="name" value="brick/sage right 6"/>
  </properties>
 </tile>
 <tile id="4699">
  <properties>
   <property name="name" value="brick/sage right 7"/>
  </properties>
 </tile>
 <tile id="4700">
  <properties>
   <property name="name" value="brick/sage right 10"/>
  </properties>
 </tile>
 <tile id="4701">
  <properties>
   <property name="name" value="brick/sage right 11"/>
  </properties>
 </tile>
 <tile id="4702">
  <properties>
   <property name="name" value="brick/sage right 14"/>
  </properties>
 </tile>
 <tile id="4703">
  <properties>
   <property name="name" value="brick/sage right 15"/>
  </properties>
 </tile>
 <tile id="4704">
  <properties>
   <property name="lit" type="int" value="4705"/>
   <property name="name" value="brick/sage window 10"/>
  </properties>
 </tile>
 <tile id="4705">
  <properties>
   <property name="name" value="brick/sage window lit 10"/>
  </properties>
 </tile>
 <tile id="4706">
  <properties>
   <property name="lit" type="int" value="4707"/>
   <property name="name" value="brick/sage window 11"/>
  </properties>
 </tile>
 <tile id="4707">
  <properties>
   <property name="name" value="brick/sage window lit 11"/>
  </properties>
 </tile>
 <tile id="4708">
  <properties>
   <property name="lit" type="int" value="4709"/>
   <property name="name" value="brick/sage wide window 10"/>
  </properties>
 </tile>
 <tile id="4709">
  <properties>
   <property name="name" value="brick/sage wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4710">
  <properties>
   <property name="lit" type="int" value="4711"/>
   <property name="name" value="brick/sage wide window 11"/>
  </properties>
 </tile>
 <tile id="4711">
  <properties>
   <property name="name" value="brick/sage wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4712">
  <properties>
   <property name="lit" type="int" value="4713"/>
   <property name="name" value="brick/sage wide window left 10"/>
  </properties>
 </tile>
 <tile id="4713">
  <properties>
   <property name="name" value="brick/sage wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4714">
  <properties>
   <property name="lit" type="int" value="4715"/>
   <property name="name" value="brick/sage wide window left 11"/>
  </properties>
 </tile>
 <tile id="4715">
  <properties>
   <property name="name" value="brick/sage wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4716">
  <properties>
   <property name="lit" type="int" value="4717"/>
   <property name="name" value="brick/sage wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4717">
  <properties>
   <property name="name" value="brick/sage wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4718">
  <properties>
   <property name="lit" type="int" value="4719"/>
   <property name="name" value="brick/sage wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4719">
  <properties>
   <property name="name" value="brick/sage wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4720">
  <properties>
   <property name="lit" type="int" value="4721"/>
   <property name="name" value="brick/sage wide window right 10"/>
  </properties>
 </tile>
 <tile id="4721">
  <properties>
   <property name="name" value="brick/sage wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4722">
  <properties>
   <property name="lit" type="int" value="4723"/>
   <property name="name" value="brick/sage wide window right 11"/>
  </properties>
 </tile>
 <tile id="4723">
  <properties>
   <property name="name" value="brick/sage wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4724">
  <properties>
   <property name="name" value="brick/sage arch 10"/>
  </properties>
 </tile>
 <tile id="4725">
  <properties>
   <property name="name" value="brick/sage arch 11"/>
  </properties>
 </tile>
 <tile id="4726">
  <properties>
   <property name="name" value="brick/sage arch left 10"/>
  </properties>
 </tile>
 <tile id="4727">
  <properties>
   <property name="name" value="brick/sage arch left 11"/>
  </properties>
 </tile>
 <tile id="4728">
  <properties>
   <property name="name" value="brick/sage arch middle 10"/>
  </properties>
 </tile>
 <tile id="4729">
  <properties>
   <property name="name" value="brick/sage arch middle 11"/>
  </properties>
 </tile>
 <tile id="4730">
  <properties>
   <property name="name" value="brick/sage arch right 10"/>
  </properties>
 </tile>
 <tile id="4731">
  <properties>
   <property name="name" value="brick/sage arch right 11"/>
  </properties>
 </tile>
 <tile id="4732">
  <properties>
   <property name="name" value="brick/sky wall 0"/>
  </properties>
 </tile>
 <tile id="4733">
  <properties>
   <property name="name" value="brick/sky wall 1"/>
  </properties>
 </tile>
 <tile id="4734">
  <properties>
   <property name="name" value="brick/sky wall 2"/>
  </properties>
 </tile>
 <tile id="4735">
  <properties>
   <property name="name" value="brick/sky wall 3"/>
  </properties>
 </tile>
 <tile id="4736">
  <properties>
   <property name="name" value="brick/sky wall 4"/>
  </properties>
 </tile>
 <tile id="4737">
  <properties>
   <property name="name" value="brick/sky wall 5"/>
  </properties>
 </tile>
 <tile id="4738">
  <properties>
   <property name="name" value="brick/sky wall 6"/>
  </properties>
 </tile>
 <tile id="4739">
  <properties>
   <property name="name" value="brick/sky wall 7"/>
  </properties>
 </tile>
 <tile id="4740">
  <properties>
   <property name="name" value="brick/sky wall 8"/>
  </properties>
 </tile>
 <tile id="4741">
  <properties>
   <property name="name" value="brick/sky wall 9"/>
  </properties>
 </tile>
 <tile id="4742">
  <properties>
   <property name="name" value="brick/sky wall 10"/>
  </properties>
 </tile>
 <tile id="4743">
  <properties>
   <property name="name" value="brick/sky wall 11"/>
  </properties>
 </tile>
 <tile id="4744">
  <properties>
   <property name="name" value="brick/sky wall 12"/>
  </properties>
 </tile>
 <tile id="4745">
  <properties>
   <property name="name" value="brick/sky wall 13"/>
  </properties>
 </tile>
 <tile id="4746">
  <properties>
   <property name="name" value="brick/sky wall 14"/>
  </properties>
 </tile>
 <tile id="4747">
  <properties>
   <property name="name" value="brick/sky wall 15"/>
  </properties>
 </tile>
 <tile id="4748">
  <properties>
   <property name="name" value="brick/sky right 2"/>
  </properties>
 </tile>
 <tile id="4749">
  <properties>
   <property name="name" value="brick/sky right 3"/>
  </properties>
 </tile>
 <tile id="4750">
  <properties>
   <property name="name" value="brick/sky right 6"/>
  </properties>
 </tile>
 <tile id="4751">
  <properties>
   <property name="name" value="brick/sky right 7"/>
  </properties>
 </tile>
 <tile id="4752">
  <properties>
   <property name="name" value="brick/sky right 10"/>
  </properties>
 </tile>
 <tile id="4753">
  <properties>
   <property name="name" value="brick/sky right 11"/>
  </properties>
 </tile>
 <tile id="4754">
  <properties>
   <property name="name" value="brick/sky right 14"/>
  </properties>
 </tile>
 <tile id="4755">
  <properties>
   <property name="name" value="brick/sky right 15"/>
  </properties>
 </tile>
 <tile id="4756">
  <properties>
   <property name="lit" type="int" value="4757"/>
   <property name="name" value="brick/sky window 10"/>
  </properties>
 </tile>
 <tile id="4757">
  <properties>
   <property name="name" value="brick/sky window lit 10"/>
  </properties>
 </tile>
 <tile id="4758">
  <properties>
   <property name="lit" type="int" value="4759"/>
   <property name="name" value="brick/sky window 11"/>
  </properties>
 </tile>
 <tile id="4759">
  <properties>
   <property name="name" value="brick/sky window lit 11"/>
  </properties>
 </tile>
 <tile id="4760">
  <properties>
   <property name="lit" type="int" value="4761"/>
   <property name="name" value="brick/sky wide window 10"/>
  </properties>
 </tile>
 <tile id="4761">
  <properties>
   <property name="name" value="brick/sky wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4762">
  <properties>
   <property name="lit" type="int" value="4763"/>
   <property name="name" value="brick/sky wide window 11"/>
  </properties>
 </tile>
 <tile id="4763">
  <properties>
   <property name="name" value="brick/sky wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4764">
  <properties>
   <property name="lit" type="int" value="4765"/>
   <property name="name" value="brick/sky wide window left 10"/>
  </properties>
 </tile>
 <tile id="4765">
  <properties>
   <property name="name" value="brick/sky wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4766">
  <properties>
   <property name="lit" type="int" value="4767"/>
   <property name="name" value="brick/sky wide window left 11"/>
  </properties>
 </tile>
 <tile id="4767">
  <properties>
   <property name="name" value="brick/sky wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4768">
  <properties>
   <property name="lit" type="int" value="4769"/>
   <property name="name" value="brick/sky wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4769">
  <properties>
   <property name="name" value="brick/sky wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4770">
  <properties>
   <property name="lit" type="int" value="4771"/>
   <property name="name" value="brick/sky wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4771">
  <properties>
   <property name="name" value="brick/sky wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4772">
  <properties>
   <property name="lit" type="int" value="4773"/>
   <property name="name" value="brick/sky wide window right 10"/>
  </properties>
 </tile>
 <tile id="4773">
  <properties>
   <property name="name" value="brick/sky wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4774">
  <properties>
   <property name="lit" type="int" value="4775"/>
   <property name="name" value="brick/sky wide window right 11"/>
  </properties>
 </tile>
 <tile id="4775">
  <properties>
   <property name="name" value="brick/sky wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4776">
  <properties>
   <property name="name" value="brick/sky arch 10"/>
  </properties>
 </tile>
 <tile id="4777">
  <properties>
   <property name="name" value="brick/sky arch 11"/>
  </properties>
 </tile>
 <tile id="4778">
  <properties>
   <property name="name" value="brick/sky arch left 10"/>
  </properties>
 </tile>
 <tile id="4779">
  <properties>
   <property name="name" value="brick/sky arch left 11"/>
  </properties>
 </tile>
 <tile id="4780">
  <properties>
   <property name="name" value="brick/sky arch middle 10"/>
  </properties>
 </tile>
 <tile id="4781">
  <properties>
   <property name="name" value="brick/sky arch middle 11"/>
  </properties>
 </tile>
 <tile id="4782">
  <properties>
   <property name="name" value="brick/sky arch right 10"/>
  </properties>
 </tile>
 <tile id="4783">
  <properties>
   <property name="name" value="brick/sky arch right 11"/>
  </properties>
 </tile>
 <tile id="4784">
  <properties>
   <property name="name" value="brick/cream stripe wall 0"/>
  </properties>
 </tile>
 <tile id="4785">
  <properties>
   <property name="name" value="brick/cream stripe wall 1"/>
  </properties>
 </tile>
 <tile id="4786">
  <properties>
   <property name="name" value="brick/cream stripe wall 2"/>
  </properties>
 </tile>
 <tile id="4787">
  <properties>
   <property name="name" value="brick/cream stripe wall 3"/>
  </properties>
 </tile>
 <tile id="4788">
  <properties>
   <property name="name" value="brick/cream stripe wall 4"/>
  </properties>
 </tile>
 <tile id="4789">
  <properties>
   <property name="name" value="brick/cream stripe wall 5"/>
  </properties>
 </tile>
 <tile id="4790">
  <properties>
   <property name="name" value="brick/cream stripe wall 6"/>
  </properties>
 </tile>
 <tile id="4791">
  <properties>
   <property name="name" value="brick/cream stripe wall 7"/>
  </properties>
 </tile>
 <tile id="4792">
  <properties>
   <property name="name" value="brick/cream stripe wall 8"/>
  </properties>
 </tile>
 <tile id="4793">
  <properties>
   <property name="name" value="brick/cream stripe wall 9"/>
  </properties>
 </tile>
 <tile id="4794">
  <properties>
   <property name="name" value="brick/cream stripe wall 10"/>
  </properties>
 </tile>
 <tile id="4795">
  <properties>
   <property name="name" value="brick/cream stripe wall 11"/>
  </properties>
 </tile>
 <tile id="4796">
  <properties>
   <property name="name" value="brick/cream stripe wall 12"/>
  </properties>
 </tile>
 <tile id="4797">
  <properties>
   <property name="name" value="brick/cream stripe wall 13"/>
  </properties>
 </tile>
 <tile id="4798">
  <properties>
   <property name="name" value="brick/cream stripe wall 14"/>
  </properties>
 </tile>
 <tile id="4799">
  <properties>
   <property name="name" value="brick/cream stripe wall 15"/>
  </properties>
 </tile>
 <tile id="4800">
  <properties>
   <property name="name" value="brick/cream stripe right 2"/>
  </properties>
 </tile>
 <tile id="4801">
  <properties>
   <property name="name" value="brick/cream stripe right 3"/>
  </properties>
 </tile>
 <tile id="4802">
  <properties>
   <property name="name" value="brick/cream stripe right 6"/>
  </properties>
 </tile>
 <tile id="4803">
  <properties>
   <property name="name" value="brick/cream stripe right 7"/>
  </properties>
 </tile>
 <tile id="4804">
  <properties>
   <property name="name" value="brick/cream stripe right 10"/>
  </properties>
 </tile>
 <tile id="4805">
  <properties>
   <property name="name" value="brick/cream stripe right 11"/>
  </properties>
 </tile>
 <tile id="4806">
  <properties>
   <property name="name" value="brick/cream stripe right 14"/>
  </properties>
 </tile>
 <tile id="4807">
  <properties>
   <property name="name" value="brick/cream stripe right 15"/>
  </properties>
 </tile>
 <tile id="4808">
  <properties>
   <property name="lit" type="int" value="4809"/>
   <property name="name" value="brick/cream stripe window 10"/>
  </properties>
 </tile>
 <tile id="4809">
  <properties>
   <property name="name" value="brick/cream stripe window lit 10"/>
  </properties>
 </tile>
 <tile id="4810">
  <properties>
   <property name="lit" type="int" value="4811"/>
   <property name="name" value="brick/cream stripe window 11"/>
  </properties>
 </tile>
 <tile id="4811">
  <properties>
   <property name="name" value="brick/cream stripe window lit 11"/>
  </properties>
 </tile>
 <tile id="4812">
  <properties>
   <property name="lit" type="int" value="4813"/>
   <property name="name" value="brick/cream stripe wide window 10"/>
  </properties>
 </tile>
 <tile id="4813">
  <properties>
   <property name="name" value="brick/cream stripe wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4814">
  <properties>
   <property name="lit" type="int" value="4815"/>
   <property name="name" value="brick/cream stripe wide window 11"/>
  </properties>
 </tile>
 <tile id="4815">
  <properties>
   <property name="name" value="brick/cream stripe wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4816">
  <properties>
   <property name="lit" type="int" value="4817"/>
   <property name="name" value="brick/cream stripe wide window left 10"/>
  </properties>
 </tile>
 <tile id="4817">
  <properties>
   <property name="name" value="brick/cream stripe wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4818">
  <properties>
   <property name="lit" type="int" value="4819"/>
   <property name="name" value="brick/cream stripe wide window left 11"/>
  </properties>
 </tile>
 <tile id="4819">
  <properties>
   <property name="name" value="brick/cream stripe wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4820">
  <properties>
   <property name="lit" type="int" value="4821"/>
   <property name="name" value="brick/cream stripe wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4821">
  <properties>
   <property name="name" value="brick/cream stripe wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4822">
  <properties>
   <property name="lit" type="int" value="4823"/>
   <property name="name" value="brick/cream stripe wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4823">
  <properties>
   <property name="name" value="brick/cream stripe wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4824">
  <properties>
   <property name="lit" type="int" value="4825"/>
   <property name="name" value="brick/cream stripe wide window right 10"/>
  </properties>
 </tile>
 <tile id="4825">
  <properties>
   <property name="name" value="brick/cream stripe wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4826">
  <properties>
   <property name="lit" type="int" value="4827"/>
   <property name="name" value="brick/cream stripe wide window right 11"/>
  </properties>
 </tile>
 <tile id="4827">
  <properties>
   <property name="name" value="brick/cream stripe wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4828">
  <properties>
   <property name="name" value="brick/cream stripe arch 10"/>
  </properties>
 </tile>
 <tile id="4829">
  <properties>
   <property name="name" value="brick/cream stripe arch 11"/>
  </properties>
 </tile>
 <tile id="4830">
  <properties>
   <property name="name" value="brick/cream stripe arch left 10"/>
  </properties>
 </tile>
 <tile id="4831">
  <properties>
   <property name="name" value="brick/cream stripe arch left 11"/>
  </properties>
 </tile>
 <tile id="4832">
  <properties>
   <property name="name" value="brick/cream stripe arch middle 10"/>
  </properties>
 </tile>
 <tile id="4833">
  <properties>
   <property name="name" value="brick/cream stripe arch middle 11"/>
  </properties>
 </tile>
 <tile id="4834">
  <properties>
   <property name="name" value="brick/cream stripe arch right 10"/>
  </properties>
 </tile>
 <tile id="4835">
  <properties>
   <property name="name" value="brick/cream stripe arch right 11"/>
  </properties>
 </tile>
 <tile id="4836">
  <properties>
   <property name="name" value="brick/mint dots wall 0"/>
  </properties>
 </tile>
 <tile id="4837">
  <properties>
   <property name="name" value="brick/mint dots wall 1"/>
  </properties>
 </tile>
 <tile id="4838">
  <properties>
   <property name="name" value="brick/mint dots wall 2"/>
  </properties>
 </tile>
 <tile id="4839">
  <properties>
   <property name="name" value="brick/mint dots wall 3"/>
  </properties>
 </tile>
 <tile id="4840">
  <properties>
   <property name="name" value="brick/mint dots wall 4"/>
  </properties>
 </tile>
 <tile id="4841">
  <properties>
   <property name="name" value="brick/mint dots wall 5"/>
  </properties>
 </tile>
 <tile id="4842">
  <properties>
   <property name="name" value="brick/mint dots wall 6"/>
  </properties>
 </tile>
 <tile id="4843">
  <properties>
   <property name="name" value="brick/mint dots wall 7"/>
  </properties>
 </tile>
 <tile id="4844">
  <properties>
   <property name="name" value="brick/mint dots wall 8"/>
  </properties>
 </tile>
 <tile id="4845">
  <properties>
   <property name="name" value="brick/mint dots wall 9"/>
  </properties>
 </tile>
 <tile id="4846">
  <properties>
   <property name="name" value="brick/mint dots wall 10"/>
  </properties>
 </tile>
 <tile id="4847">
  <properties>
   <property name="name" value="brick/mint dots wall 11"/>
  </properties>
 </tile>
 <tile id="4848">
  <properties>
   <property name="name" value="brick/mint dots wall 12"/>
  </properties>
 </tile>
 <tile id="4849">
  <properties>
   <property name="name" value="brick/mint dots wall 13"/>
  </properties>
 </tile>
 <tile id="4850">
  <properties>
   <property name="name" value="brick/mint dots wall 14"/>
  </properties>
 </tile>
 <tile id="4851">
  <properties>
   <property name="name" value="brick/mint dots wall 15"/>
  </properties>
 </tile>
 <tile id="4852">
  <properties>
   <property name="name" value="brick/mint dots right 2"/>
  </properties>
 </tile>
 <tile id="4853">
  <properties>
   <property name="name" value="brick/mint dots right 3"/>
  </properties>
 </tile>
 <tile id="4854">
  <properties>
   <property name="name" value="brick/mint dots right 6"/>
  </properties>
 </tile>
 <tile id="4855">
  <properties>
   <property name="name" value="brick/mint dots right 7"/>
  </properties>
 </tile>
 <tile id="4856">
  <properties>
   <property name="name" value="brick/mint dots right 10"/>
  </properties>
 </tile>
 <tile id="4857">
  <properties>
   <property name="name" value="brick/mint dots right 11"/>
  </properties>
 </tile>
 <tile id="4858">
  <properties>
   <property name="name" value="brick/mint dots right 14"/>
  </properties>
 </tile>
 <tile id="4859">
  <properties>
   <property name="name" value="brick/mint dots right 15"/>
  </properties>
 </tile>
 <tile id="4860">
  <properties>
   <property name="lit" type="int" value="4861"/>
   <property name="name" value="brick/mint dots window 10"/>
  </properties>
 </tile>
 <tile id="4861">
  <properties>
   <property name="name" value="brick/mint dots window lit 10"/>
  </properties>
 </tile>
 <tile id="4862">
  <properties>
   <property name="lit" type="int" value="4863"/>
   <property name="name" value="brick/mint dots window 11"/>
  </properties>
 </tile>
 <tile id="4863">
  <properties>
   <property name="name" value="brick/mint dots window lit 11"/>
  </properties>
 </tile>
 <tile id="4864">
  <properties>
   <property name="lit" type="int" value="4865"/>
   <property name="name" value="brick/mint dots wide window 10"/>
  </properties>
 </tile>
 <tile id="4865">
  <properties>
   <property name="name" value="brick/mint dots wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4866">
  <properties>
   <property name="lit" type="int" value="4867"/>
   <property name="name" value="brick/mint dots wide window 11"/>
  </properties>
 </tile>
 <tile id="4867">
  <properties>
   <property name="name" value="brick/mint dots wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4868">
  <properties>
   <property name="lit" type="int" value="4869"/>
   <property name="name" value="brick/mint dots wide window left 10"/>
  </properties>
 </tile>
 <tile id="4869">
  <properties>
   <property name="name" value="brick/mint dots wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4870">
  <properties>
   <property name="lit" type="int" value="4871"/>
   <property name="name" value="brick/mint dots wide window left 11"/>
  </properties>
 </tile>
 <tile id="4871">
  <properties>
   <property name="name" value="brick/mint dots wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4872">
  <properties>
   <property name="lit" type="int" value="4873"/>
   <property name="name" value="brick/mint dots wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4873">
  <properties>
   <property name="name" value="brick/mint dots wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4874">
  <properties>
   <property name="lit" type="int" value="4875"/>
   <property name="name" value="brick/mint dots wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4875">
  <properties>
   <property name="name" value="brick/mint dots wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4876">
  <properties>
   <property name="lit" type="int" value="4877"/>
   <property name="name" value="brick/mint dots wide window right 10"/>
  </properties>
 </tile>
 <tile id="4877">
  <properties>
   <property name="name" value="brick/mint dots wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4878">
  <properties>
   <property name="lit" type="int" value="4879"/>
   <property name="name" value="brick/mint dots wide window right 11"/>
  </properties>
 </tile>
 <tile id="4879">
  <properties>
   <property name="name" value="brick/mint dots wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4880">
  <properties>
   <property name="name" value="brick/mint dots arch 10"/>
  </properties>
 </tile>
 <tile id="4881">
  <properties>
   <property name="name" value="brick/mint dots arch 11"/>
  </properties>
 </tile>
 <tile id="4882">
  <properties>
   <property name="name" value="brick/mint dots arch left 10"/>
  </properties>
 </tile>
 <tile id="4883">
  <properties>
   <property name="name" value="brick/mint dots arch left 11"/>
  </properties>
 </tile>
 <tile id="4884">
  <properties>
   <property name="name" value="brick/mint dots arch middle 10"/>
  </properties>
 </tile>
 <tile id="4885">
  <properties>
   <property name="name" value="brick/mint dots arch middle 11"/>
  </properties>
 </tile>
 <tile id="4886">
  <properties>
   <property name="name" value="brick/mint dots arch right 10"/>
  </properties>
 </tile>
 <tile id="4887">
  <properties>
   <property name="name" value="brick/mint dots arch right 11"/>
  </properties>
 </tile>
 <tile id="4888">
  <properties>
   <property name="name" value="brick/lilac wall 0"/>
  </properties>
 </tile>
 <tile id="4889">
  <properties>
   <property name="name" value="brick/lilac wall 1"/>
  </properties>
 </tile>
 <tile id="4890">
  <properties>
   <property name="name" value="brick/lilac wall 2"/>
  </properties>
 </tile>
 <tile id="4891">
  <properties>
   <property name="name" value="brick/lilac wall 3"/>
  </properties>
 </tile>
 <tile id="4892">
  <properties>
   <property name="name" value="brick/lilac wall 4"/>
  </properties>
 </tile>
 <tile id="4893">
  <properties>
   <property name="name" value="brick/lilac wall 5"/>
  </properties>
 </tile>
 <tile id="4894">
  <properties>
   <property name="name" value="brick/lilac wall 6"/>
  </properties>
 </tile>
 <tile id="4895">
  <properties>
   <property name="name" value="brick/lilac wall 7"/>
  </properties>
 </tile>
 <tile id="4896">
  <properties>
   <property name="name" value="brick/lilac wall 8"/>
  </properties>
 </tile>
 <tile id="4897">
  <properties>
   <property name="name" value="brick/lilac wall 9"/>
  </properties>
 </tile>
 <tile id="4898">
  <properties>
   <property name="name" value="brick/lilac wall 10"/>
  </properties>
 </tile>
 <tile id="4899">
  <properties>
   <property name="name" value="brick/lilac wall 11"/>
  </properties>
 </tile>
 <tile id="4900">
  <properties>
   <property name="name" value="brick/lilac wall 12"/>
  </properties>
 </tile>
 <tile id="4901">
  <properties>
   <property name="name" value="brick/lilac wall 13"/>
  </properties>
 </tile>
 <tile id="4902">
  <properties>
   <property name="name" value="brick/lilac wall 14"/>
  </properties>
 </tile>
 <tile id="4903">
  <properties>
   <property name="name" value="brick/lilac wall 15"/>
  </properties>
 </tile>
 <tile id="4904">
  <properties>
   <property name="name" value="brick/lilac right 2"/>
  </properties>
 </tile>
 <tile id="4905">
  <properties>
   <property name="name" value="brick/lilac right 3"/>
  </properties>
 </tile>
 <tile id="4906">
  <properties>
   <property name="name" value="brick/lilac right 6"/>
  </properties>
 </tile>
 <tile id="4907">
  <properties>
   <property name="name" value="brick/lilac right 7"/>
  </properties>
 </tile>
 <tile id="4908">
  <properties>
   <property name="name" value="brick/lilac right 10"/>
  </properties>
 </tile>
 <tile id="4909">
  <properties>
   <property name="name" value="brick/lilac right 11"/>
  </properties>
 </tile>
 <tile id="4910">
  <properties>
   <property name="name" value="brick/lilac right 14"/>
  </properties>
 </tile>
 <tile id="4911">
  <properties>
   <property name="name" value="brick/lilac right 15"/>
  </properties>
 </tile>
 <tile id="4912">
  <properties>
   <property name="lit" type="int" value="4913"/>
   <property name="name" value="brick/lilac window 10"/>
  </properties>
 </tile>
 <tile id="4913">
  <properties>
   <property name="name" value="brick/lilac window lit 10"/>
  </properties>
 </tile>
 <tile id="4914">
  <properties>
   <property name="lit" type="int" value="4915"/>
   <property name="name" value="brick/lilac window 11"/>
  </properties>
 </tile>
 <tile id="4915">
  <properties>
   <property name="name" value="brick/lilac window lit 11"/>
  </properties>
 </tile>
 <tile id="4916">
  <properties>
   <property name="lit" type="int" value="4917"/>
   <property name="name" value="brick/lilac wide window 10"/>
  </properties>
 </tile>
 <tile id="4917">
  <properties>
   <property name="name" value="brick/lilac wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4918">
  <properties>
   <property name="lit" type="int" value="4919"/>
   <property name="name" value="brick/lilac wide window 11"/>
  </properties>
 </tile>
 <tile id="4919">
  <properties>
   <property name="name" value="brick/lilac wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4920">
  <properties>
   <property name="lit" type="int" value="4921"/>
   <property name="name" value="brick/lilac wide window left 10"/>
  </properties>
 </tile>
 <tile id="4921">
  <properties>
   <property name="name" value="brick/lilac wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4922">
  <properties>
   <property name="lit" type="int" value="4923"/>
   <property name="name" value="brick/lilac wide window left 11"/>
  </properties>
 </tile>
 <tile id="4923">
  <properties>
   <property name="name" value="brick/lilac wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4924">
  <properties>
   <property name="lit" type="int" value="4925"/>
   <property name="name" value="brick/lilac wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4925">
  <properties>
   <property name="name" value="brick/lilac wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4926">
  <properties>
   <property name="lit" type="int" value="4927"/>
   <property name="name" value="brick/lilac wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4927">
  <properties>
   <property name="name" value="brick/lilac wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4928">
  <properties>
   <property name="lit" type="int" value="4929"/>
   <property name="name" value="brick/lilac wide window right 10"/>
  </properties>
 </tile>
 <tile id="4929">
  <properties>
   <property name="name" value="brick/lilac wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4930">
  <properties>
   <property name="lit" type="int" value="4931"/>
   <property name="name" value="brick/lilac wide window right 11"/>
  </properties>
 </tile>
 <tile id="4931">
  <properties>
   <property name="name" value="brick/lilac wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4932">
  <properties>
   <property name="name" value="brick/lilac arch 10"/>
  </properties>
 </tile>
 <tile id="4933">
  <properties>
   <property name="name" value="brick/lilac arch 11"/>
  </properties>
 </tile>
 <tile id="4934">
  <properties>
   <property name="name" value="brick/lilac arch left 10"/>
  </properties>
 </tile>
 <tile id="4935">
  <properties>
   <property name="name" value="brick/lilac arch left 11"/>
  </properties>
 </tile>
 <tile id="4936">
  <properties>
   <property name="name" value="brick/lilac arch middle 10"/>
  </properties>
 </tile>
 <tile id="4937">
  <properties>
   <property name="name" value="brick/lilac arch middle 11"/>
  </properties>
 </tile>
 <tile id="4938">
  <properties>
   <property name="name" value="brick/lilac arch right 10"/>
  </properties>
 </tile>
 <tile id="4939">
  <properties>
   <property name="name" value="brick/lilac arch right 11"/>
  </properties>
 </tile>
 <tile id="4940">
  <properties>
   <property name="name" value="brick/tiles white wall 0"/>
  </properties>
 </tile>
 <tile id="4941">
  <properties>
   <property name="name" value="brick/tiles white wall 1"/>
  </properties>
 </tile>
 <tile id="4942">
  <properties>
   <property name="name" value="brick/tiles white wall 2"/>
  </properties>
 </tile>
 <tile id="4943">
  <properties>
   <property name="name" value="brick/tiles white wall 3"/>
  </properties>
 </tile>
 <tile id="4944">
  <properties>
   <property name="name" value="brick/tiles white wall 4"/>
  </properties>
 </tile>
 <tile id="4945">
  <properties>
   <property name="name" value="brick/tiles white wall 5"/>
  </properties>
 </tile>
 <tile id="4946">
  <properties>
   <property name="name" value="brick/tiles white wall 6"/>
  </properties>
 </tile>
 <tile id="4947">
  <properties>
   <property name="name" value="brick/tiles white wall 7"/>
  </properties>
 </tile>
 <tile id="4948">
  <properties>
   <property name="name" value="brick/tiles white wall 8"/>
  </properties>
 </tile>
 <tile id="4949">
  <properties>
   <property name="name" value="brick/tiles white wall 9"/>
  </properties>
 </tile>
 <tile id="4950">
  <properties>
   <property name="name" value="brick/tiles white wall 10"/>
  </properties>
 </tile>
 <tile id="4951">
  <properties>
   <property name="name" value="brick/tiles white wall 11"/>
  </properties>
 </tile>
 <tile id="4952">
  <properties>
   <property name="name" value="brick/tiles white wall 12"/>
  </properties>
 </tile>
 <tile id="4953">
  <properties>
   <property name="name" value="brick/tiles white wall 13"/>
  </properties>
 </tile>
 <tile id="4954">
  <properties>
   <property name="name" value="brick/tiles white wall 14"/>
  </properties>
 </tile>
 <tile id="4955">
  <properties>
   <property name="name" value="brick/tiles white wall 15"/>
  </properties>
 </tile>
 <tile id="4956">
  <properties>
   <property name="name" value="brick/tiles white right 2"/>
  </properties>
 </tile>
 <tile id="4957">
  <properties>
   <property name="name" value="brick/tiles white right 3"/>
  </properties>
 </tile>
 <tile id="4958">
  <properties>
   <property name="name" value="brick/tiles white right 6"/>
  </properties>
 </tile>
 <tile id="4959">
  <properties>
   <property name="name" value="brick/tiles white right 7"/>
  </properties>
 </tile>
 <tile id="4960">
  <properties>
   <property name="name" value="brick/tiles white right 10"/>
  </properties>
 </tile>
 <tile id="4961">
  <properties>
   <property name="name" value="brick/tiles white right 11"/>
  </properties>
 </tile>
 <tile id="4962">
  <properties>
   <property name="name" value="brick/tiles white right 14"/>
  </properties>
 </tile>
 <tile id="4963">
  <properties>
   <property name="name" value="brick/tiles white right 15"/>
  </properties>
 </tile>
 <tile id="4964">
  <properties>
   <property name="lit" type="int" value="4965"/>
   <property name="name" value="brick/tiles white window 10"/>
  </properties>
 </tile>
 <tile id="4965">
  <properties>
   <property name="name" value="brick/tiles white window lit 10"/>
  </properties>
 </tile>
 <tile id="4966">
  <properties>
   <property name="lit" type="int" value="4967"/>
   <property name="name" value="brick/tiles white window 11"/>
  </properties>
 </tile>
 <tile id="4967">
  <properties>
   <property name="name" value="brick/tiles white window lit 11"/>
  </properties>
 </tile>
 <tile id="4968">
  <properties>
   <property name="lit" type="int" value="4969"/>
   <property name="name" value="brick/tiles white wide window 10"/>
  </properties>
 </tile>
 <tile id="4969">
  <properties>
   <property name="name" value="brick/tiles white wide window lit 10"/>
  </properties>
 </tile>
 <tile id="4970">
  <properties>
   <property name="lit" type="int" value="4971"/>
   <property name="name" value="brick/tiles white wide window 11"/>
  </properties>
 </tile>
 <tile id="4971">
  <properties>
   <property name="name" value="brick/tiles white wide window lit 11"/>
  </properties>
 </tile>
 <tile id="4972">
  <properties>
   <property name="lit" type="int" value="4973"/>
   <property name="name" value="brick/tiles white wide window left 10"/>
  </properties>
 </tile>
 <tile id="4973">
  <properties>
   <property name="name" value="brick/tiles white wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="4974">
  <properties>
   <property name="lit" type="int" value="4975"/>
   <property name="name" value="brick/tiles white wide window left 11"/>
  </properties>
 </tile>
 <tile id="4975">
  <properties>
   <property name="name" value="brick/tiles white wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="4976">
  <properties>
   <property name="lit" type="int" value="4977"/>
   <property name="name" value="brick/tiles white wide window middle 10"/>
  </properties>
 </tile>
 <tile id="4977">
  <properties>
   <property name="name" value="brick/tiles white wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="4978">
  <properties>
   <property name="lit" type="int" value="4979"/>
   <property name="name" value="brick/tiles white wide window middle 11"/>
  </properties>
 </tile>
 <tile id="4979">
  <properties>
   <property name="name" value="brick/tiles white wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="4980">
  <properties>
   <property name="lit" type="int" value="4981"/>
   <property name="name" value="brick/tiles white wide window right 10"/>
  </properties>
 </tile>
 <tile id="4981">
  <properties>
   <property name="name" value="brick/tiles white wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="4982">
  <properties>
   <property name="lit" type="int" value="4983"/>
   <property name="name" value="brick/tiles white wide window right 11"/>
  </properties>
 </tile>
 <tile id="4983">
  <properties>
   <property name="name" value="brick/tiles white wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="4984">
  <properties>
   <property name="name" value="brick/tiles white arch 10"/>
  </properties>
 </tile>
 <tile id="4985">
  <properties>
   <property name="name" value="brick/tiles white arch 11"/>
  </properties>
 </tile>
 <tile id="4986">
  <properties>
   <property name="name" value="brick/tiles white arch left 10"/>
  </properties>
 </tile>
 <tile id="4987">
  <properties>
   <property name="name" value="brick/tiles white arch left 11"/>
  </properties>
 </tile>
 <tile id="4988">
  <properties>
   <property name="name" value="brick/tiles white arch middle 10"/>
  </properties>
 </tile>
 <tile id="4989">
  <properties>
   <property name="name" value="brick/tiles white arch middle 11"/>
  </properties>
 </tile>
 <tile id="4990">
  <properties>
   <property name="name" value="brick/tiles white arch right 10"/>
  </properties>
 </tile>
 <tile id="4991">
  <properties>
   <property name="name" value="brick/tiles white arch right 11"/>
  </properties>
 </tile>
 <tile id="4992">
  <properties>
   <property name="name" value="brick/tiles blue wall 0"/>
  </properties>
 </tile>
 <tile id="4993">
  <properties>
   <property name="name" value="brick/tiles blue wall 1"/>
  </properties>
 </tile>
 <tile id="4994">
  <properties>
   <property name="name" value="brick/tiles blue wall 2"/>
  </properties>
 </tile>
 <tile id="4995">
  <properties>
   <property name="name" value="brick/tiles blue wall 3"/>
  </properties>
 </tile>
 <tile id="4996">
  <properties>
   <property name="name" value="brick/tiles blue wall 4"/>
  </properties>
 </tile>
 <tile id="4997">
  <properties>
   <property name="name" value="brick/tiles blue wall 5"/>
  </properties>
 </tile>
 <tile id="4998">
  <properties>
   <property name="name" value="brick/tiles blue wall 6"/>
  </properties>
 </tile>
 <tile id="4999">
  <properties>
   <property name="name" value="brick/tiles blue wall 7"/>
  </properties>
 </tile>
 <tile id="5000">
  <properties>
   <property name="name" value="brick/tiles blue wall 8"/>
  </properties>
 </tile>
 <tile id="5001">
  <properties>
   <property name="name" value="brick/tiles blue wall 9"/>
  </properties>
 </tile>
 <tile id="5002">
  <properties>
   <property name="name" value="brick/tiles blue wall 10"/>
  </properties>
 </tile>
 <tile id="5003">
  <properties>
   <property name="name" value="brick/tiles blue wall 11"/>
  </properties>
 </tile>
 <tile id="5004">
  <properties>
   <property name="name" value="brick/tiles blue wall 12"/>
  </properties>
 </tile>
 <tile id="5005">
  <properties>
   <property name="name" value="brick/tiles blue wall 13"/>
  </properties>
 </tile>
 <tile id="5006">
  <properties>
   <property name="name" value="brick/tiles blue wall 14"/>
  </properties>
 </tile>
 <tile id="5007">
  <properties>
   <property name="name" value="brick/tiles blue wall 15"/>
  </properties>
 </tile>
 <tile id="5008">
  <properties>
   <property name="name" value="brick/tiles blue right 2"/>
  </properties>
 </tile>
 <tile id="5009">
  <properties>
   <property name="name" value="brick/tiles blue right 3"/>
  </properties>
 </tile>
 <tile id="5010">
  <properties>
   <property name="name" value="brick/tiles blue right 6"/>
  </properties>
 </tile>
 <tile id="5011">
  <properties>
   <property name="name" value="brick/tiles blue right 7"/>
  </properties>
 </tile>
 <tile id="5012">
  <properties>
   <property name="name" value="brick/tiles blue right 10"/>
  </properties>
 </tile>
 <tile id="5013">
  <properties>
   <property name="name" value="brick/tiles blue right 11"/>
  </properties>
 </tile>
 <tile id="5014">
  <properties>
   <property name="name" value="brick/tiles blue right 14"/>
  </properties>
 </tile>
 <tile id="5015">
  <properties>
   <property name="name" value="brick/tiles blue right 15"/>
  </properties>
 </tile>
 <tile id="5016">
  <properties>
   <property name="lit" type="int" value="5017"/>
   <property name="name" value="brick/tiles blue window 10"/>
  </properties>
 </tile>
 <tile id="5017">
  <properties>
   <property name="name" value="brick/tiles blue window lit 10"/>
  </properties>
 </tile>
 <tile id="5018">
  <properties>
   <property name="lit" type="int" value="5019"/>
   <property name="name" value="brick/tiles blue window 11"/>
  </properties>
 </tile>
 <tile id="5019">
  <properties>
   <property name="name" value="brick/tiles blue window lit 11"/>
  </properties>
 </tile>
 <tile id="5020">
  <properties>
   <property name="lit" type="int" value="5021"/>
   <property name="name" value="brick/tiles blue wide window 10"/>
  </properties>
 </tile>
 <tile id="5021">
  <properties>
   <property name="name" value="brick/tiles blue wide window lit 10"/>
  </properties>
 </tile>
 <tile id="5022">
  <properties>
   <property name="lit" type="int" value="5023"/>
   <property name="name" value="brick/tiles blue wide window 11"/>
  </properties>
 </tile>
 <tile id="5023">
  <properties>
   <property name="name" value="brick/tiles blue wide window lit 11"/>
  </properties>
 </tile>
 <tile id="5024">
  <properties>
   <property name="lit" type="int" value="5025"/>
   <property name="name" value="brick/tiles blue wide window left 10"/>
  </properties>
 </tile>
 <tile id="5025">
  <properties>
   <property name="name" value="brick/tiles blue wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="5026">
  <properties>
   <property name="lit" type="int" value="5027"/>
   <property name="name" value="brick/tiles blue wide window left 11"/>
  </properties>
 </tile>
 <tile id="5027">
  <properties>
   <property name="name" value="brick/tiles blue wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="5028">
  <properties>
   <property name="lit" type="int" value="5029"/>
   <property name="name" value="brick/tiles blue wide window middle 10"/>
  </properties>
 </tile>
 <tile id="5029">
  <properties>
   <property name="name" value="brick/tiles blue wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="5030">
  <properties>
   <property name="lit" type="int" value="5031"/>
   <property name="name" value="brick/tiles blue wide window middle 11"/>
  </properties>
 </tile>
 <tile id="5031">
  <properties>
   <property name="name" value="brick/tiles blue wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="5032">
  <properties>
   <property name="lit" type="int" value="5033"/>
   <property name="name" value="brick/tiles blue wide window right 10"/>
  </properties>
 </tile>
 <tile id="5033">
  <properties>
   <property name="name" value="brick/tiles blue wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="5034">
  <properties>
   <property name="lit" type="int" value="5035"/>
   <property name="name" value="brick/tiles blue wide window right 11"/>
  </properties>
 </tile>
 <tile id="5035">
  <properties>
   <property name="name" value="brick/tiles blue wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="5036">
  <properties>
   <property name="name" value="brick/tiles blue arch 10"/>
  </properties>
 </tile>
 <tile id="5037">
  <properties>
   <property name="name" value="brick/tiles blue arch 11"/>
  </properties>
 </tile>
 <tile id="5038">
  <properties>
   <property name="name" value="brick/tiles blue arch left 10"/>
  </properties>
 </tile>
 <tile id="5039">
  <properties>
   <property name="name" value="brick/tiles blue arch left 11"/>
  </properties>
 </tile>
 <tile id="5040">
  <properties>
   <property name="name" value="brick/tiles blue arch middle 10"/>
  </properties>
 </tile>
 <tile id="5041">
  <properties>
   <property name="name" value="brick/tiles blue arch middle 11"/>
  </properties>
 </tile>
 <tile id="5042">
  <properties>
   <property name="name" value="brick/tiles blue arch right 10"/>
  </properties>
 </tile>
 <tile id="5043">
  <properties>
   <property name="name" value="brick/tiles blue arch right 11"/>
  </properties>
 </tile>
 <tile id="5044">
  <properties>
   <property name="name" value="brick/library panel wall 0"/>
  </properties>
 </tile>
 <tile id="5045">
  <properties>
   <property name="name" value="brick/library panel wall 1"/>
  </properties>
 </tile>
 <tile id="5046">
  <properties>
   <property name="name" value="brick/library panel wall 2"/>
  </properties>
 </tile>
 <tile id="5047">
  <properties>
   <property name="name" value="brick/library panel wall 3"/>
  </properties>
 </tile>
 <tile id="5048">
  <properties>
   <property name="name" value="brick/library panel wall 4"/>
  </properties>
 </tile>
 <tile id="5049">
  <properties>
   <property name="name" value="brick/library panel wall 5"/>
  </properties>
 </tile>
 <tile id="5050">
  <properties>
   <property name="name" value="brick/library panel wall 6"/>
  </properties>
 </tile>
 <tile id="5051">
  <properties>
   <property name="name" value="brick/library panel wall 7"/>
  </properties>
 </tile>
 <tile id="5052">
  <properties>
   <property name="name" value="brick/library panel wall 8"/>
  </properties>
 </tile>
 <tile id="5053">
  <properties>
   <property name="name" value="brick/library panel wall 9"/>
  </properties>
 </tile>
 <tile id="5054">
  <properties>
   <property name="name" value="brick/library panel wall 10"/>
  </properties>
 </tile>
 <tile id="5055">
  <properties>
   <property name="name" value="brick/library panel wall 11"/>
  </properties>
 </tile>
 <tile id="5056">
  <properties>
   <property name="name" value="brick/library panel wall 12"/>
  </properties>
 </tile>
 <tile id="5057">
  <properties>
   <property name="name" value="brick/library panel wall 13"/>
  </properties>
 </tile>
 <tile id="5058">
  <properties>
   <property name="name" value="brick/library panel wall 14"/>
  </properties>
 </tile>
 <tile id="5059">
  <properties>
   <property name="name" value="brick/library panel wall 15"/>
  </properties>
 </tile>
 <tile id="5060">
  <properties>
   <property name="name" value="brick/library panel right 2"/>
  </properties>
 </tile>
 <tile id="5061">
  <properties>
   <property name="name" value="brick/library panel right 3"/>
  </properties>
 </tile>
 <tile id="5062">
  <properties>
   <property name="name" value="brick/library panel right 6"/>
  </properties>
 </tile>
 <tile id="5063">
  <properties>
   <property name="name" value="brick/library panel right 7"/>
  </properties>
 </tile>
 <tile id="5064">
  <properties>
   <property name="name" value="brick/library panel right 10"/>
  </properties>
 </tile>
 <tile id="5065">
  <properties>
   <property name="name" value="brick/library panel right 11"/>
  </properties>
 </tile>
 <tile id="5066">
  <properties>
   <property name="name" value="brick/library panel right 14"/>
  </properties>
 </tile>
 <tile id="5067">
  <properties>
   <property name="name" value="brick/library panel right 15"/>
  </properties>
 </tile>
 <tile id="5068">
  <properties>
   <property name="lit" type="int" value="5069"/>
   <property name="name" value="brick/library panel window 10"/>
  </properties>
 </tile>
 <tile id="5069">
  <properties>
   <property name="name" value="brick/library panel window lit 10"/>
  </properties>
 </tile>
 <tile id="5070">
  <properties>
   <property name="lit" type="int" value="5071"/>
   <property name="name" value="brick/library panel window 11"/>
  </properties>
 </tile>
 <tile id="5071">
  <properties>
   <property name="name" value="brick/library panel window lit 11"/>
  </properties>
 </tile>
 <tile id="5072">
  <properties>
   <property name="lit" type="int" value="5073"/>
   <property name="name" value="brick/library panel wide window 10"/>
  </properties>
 </tile>
 <tile id="5073">
  <properties>
   <property name="name" value="brick/library panel wide window lit 10"/>
  </properties>
 </tile>
 <tile id="5074">
  <properties>
   <property name="lit" type="int" value="5075"/>
   <property name="name" value="brick/library panel wide window 11"/>
  </properties>
 </tile>
 <tile id="5075">
  <properties>
   <property name="name" value="brick/library panel wide window lit 11"/>
  </properties>
 </tile>
 <tile id="5076">
  <properties>
   <property name="lit" type="int" value="5077"/>
   <property name="name" value="brick/library panel wide window left 10"/>
  </properties>
 </tile>
 <tile id="5077">
  <properties>
   <property name="name" value="brick/library panel wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="5078">
  <properties>
   <property name="lit" type="int" value="5079"/>
   <property name="name" value="brick/library panel wide window left 11"/>
  </properties>
 </tile>
 <tile id="5079">
  <properties>
   <property name="name" value="brick/library panel wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="5080">
  <properties>
   <property name="lit" type="int" value="5081"/>
   <property name="name" value="brick/library panel wide window middle 10"/>
  </properties>
 </tile>
 <tile id="5081">
  <properties>
   <property name="name" value="brick/library panel wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="5082">
  <properties>
   <property name="lit" type="int" value="5083"/>
   <property name="name" value="brick/library panel wide window middle 11"/>
  </properties>
 </tile>
 <tile id="5083">
  <properties>
   <property name="name" value="brick/library panel wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="5084">
  <properties>
   <property name="lit" type="int" value="5085"/>
   <property name="name" value="brick/library panel wide window right 10"/>
  </properties>
 </tile>
 <tile id="5085">
  <properties>
   <property name="name" value="brick/library panel wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="5086">
  <properties>
   <property name="lit" type="int" value="5087"/>
   <property name="name" value="brick/library panel wide window right 11"/>
  </properties>
 </tile>
 <tile id="5087">
  <properties>
   <property name="name" value="brick/library panel wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="5088">
  <properties>
   <property name="name" value="brick/library panel arch 10"/>
  </properties>
 </tile>
 <tile id="5089">
  <properties>
   <property name="name" value="brick/library panel arch 11"/>
  </properties>
 </tile>
 <tile id="5090">
  <properties>
   <property name="name" value="brick/library panel arch left 10"/>
  </properties>
 </tile>
 <tile id="5091">
  <properties>
   <property name="name" value="brick/library panel arch left 11"/>
  </properties>
 </tile>
 <tile id="5092">
  <properties>
   <property name="name" value="brick/library panel arch middle 10"/>
  </properties>
 </tile>
 <tile id="5093">
  <properties>
   <property name="name" value="brick/library panel arch middle 11"/>
  </properties>
 </tile>
 <tile id="5094">
  <properties>
   <property name="name" value="brick/library panel arch right 10"/>
  </properties>
 </tile>
 <tile id="5095">
  <properties>
   <property name="name" value="brick/library panel arch right 11"/>
  </properties>
 </tile>
 <tile id="5096">
  <properties>
   <property name="name" value="brick/school green wall 0"/>
  </properties>
 </tile>
 <tile id="5097">
  <properties>
   <property name="name" value="brick/school green wall 1"/>
  </properties>
 </tile>
 <tile id="5098">
  <properties>
   <property name="name" value="brick/school green wall 2"/>
  </properties>
 </tile>
 <tile id="5099">
  <properties>
   <property name="name" value="brick/school green wall 3"/>
  </properties>
 </tile>
 <tile id="5100">
  <properties>
   <property name="name" value="brick/school green wall 4"/>
  </properties>
 </tile>
 <tile id="5101">
  <properties>
   <property name="name" value="brick/school green wall 5"/>
  </properties>
 </tile>
 <tile id="5102">
  <properties>
   <property name="name" value="brick/school green wall 6"/>
  </properties>
 </tile>
 <tile id="5103">
  <properties>
   <property name="name" value="brick/school green wall 7"/>
  </properties>
 </tile>
 <tile id="5104">
  <properties>
   <property name="name" value="brick/school green wall 8"/>
  </properties>
 </tile>
 <tile id="5105">
  <properties>
   <property name="name" value="brick/school green wall 9"/>
  </properties>
 </tile>
 <tile id="5106">
  <properties>
   <property name="name" value="brick/school green wall 10"/>
  </properties>
 </tile>
 <tile id="5107">
  <properties>
   <property name="name" value="brick/school green wall 11"/>
  </properties>
 </tile>
 <tile id="5108">
  <properties>
   <property name="name" value="brick/school green wall 12"/>
  </properties>
 </tile>
 <tile id="5109">
  <properties>
   <property name="name" value="brick/school green wall 13"/>
  </properties>
 </tile>
 <tile id="5110">
  <properties>
   <property name="name" value="brick/school green wall 14"/>
  </properties>
 </tile>
 <tile id="5111">
  <properties>
   <property name="name" value="brick/school green wall 15"/>
  </properties>
 </tile>
 <tile id="5112">
  <properties>
   <property name="name" value="brick/school green right 2"/>
  </properties>
 </tile>
 <tile id="5113">
  <properties>
   <property name="name" value="brick/school green right 3"/>
  </properties>
 </tile>
 <tile id="5114">
  <properties>
   <property name="name" value="brick/school green right 6"/>
  </properties>
 </tile>
 <tile id="5115">
  <properties>
   <property name="name" value="brick/school green right 7"/>
  </properties>
 </tile>
 <tile id="5116">
  <properties>
   <property name="name" value="brick/school green right 10"/>
  </properties>
 </tile>
 <tile id="5117">
  <properties>
   <property name="name" value="brick/school green right 11"/>
  </properties>
 </tile>
 <tile id="5118">
  <properties>
   <property name="name" value="brick/school green right 14"/>
  </properties>
 </tile>
 <tile id="5119">
  <properties>
   <property name="name" value="brick/school green right 15"/>
  </properties>
 </tile>
 <tile id="5120">
  <properties>
   <property name="lit" type="int" value="5121"/>
   <property name="name" value="brick/school green window 10"/>
  </properties>
 </tile>
 <tile id="5121">
  <properties>
   <property name="name" value="brick/school green window lit 10"/>
  </properties>
 </tile>
 <tile id="5122">
  <properties>
   <property name="lit" type="int" value="5123"/>
   <property name="name" value="brick/school green window 11"/>
  </properties>
 </tile>
 <tile id="5123">
  <properties>
   <property name="name" value="brick/school green window lit 11"/>
  </properties>
 </tile>
 <tile id="5124">
  <properties>
   <property name="lit" type="int" value="5125"/>
   <property name="name" value="brick/school green wide window 10"/>
  </properties>
 </tile>
 <tile id="5125">
  <properties>
   <property name="name" value="brick/school green wide window lit 10"/>
  </properties>
 </tile>
 <tile id="5126">
  <properties>
   <property name="lit" type="int" value="5127"/>
   <property name="name" value="brick/school green wide window 11"/>
  </properties>
 </tile>
 <tile id="5127">
  <properties>
   <property name="name" value="brick/school green wide window lit 11"/>
  </properties>
 </tile>
 <tile id="5128">
  <properties>
   <property name="lit" type="int" value="5129"/>
   <property name="name" value="brick/school green wide window left 10"/>
  </properties>
 </tile>
 <tile id="5129">
  <properties>
   <property name="name" value="brick/school green wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="5130">
  <properties>
   <property name="lit" type="int" value="5131"/>
   <property name="name" value="brick/school green wide window left 11"/>
  </properties>
 </tile>
 <tile id="5131">
  <properties>
   <property name="name" value="brick/school green wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="5132">
  <properties>
   <property name="lit" type="int" value="5133"/>
   <property name="name" value="brick/school green wide window middle 10"/>
  </properties>
 </tile>
 <tile id="5133">
  <properties>
   <property name="name" value="brick/school green wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="5134">
  <properties>
   <property name="lit" type="int" value="5135"/>
   <property name="name" value="brick/school green wide window middle 11"/>
  </properties>
 </tile>
 <tile id="5135">
  <properties>
   <property name="name" value="brick/school green wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="5136">
  <properties>
   <property name="lit" type="int" value="5137"/>
   <property name="name" value="brick/school green wide window right 10"/>
  </properties>
 </tile>
 <tile id="5137">
  <properties>
   <property name="name" value="brick/school green wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="5138">
  <properties>
   <property name="lit" type="int" value="5139"/>
   <property name="name" value="brick/school green wide window right 11"/>
  </properties>
 </tile>
 <tile id="5139">
  <properties>
   <property name="name" value="brick/school green wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="5140">
  <properties>
   <property name="name" value="brick/school green arch 10"/>
  </properties>
 </tile>
 <tile id="5141">
  <properties>
   <property name="name" value="brick/school green arch 11"/>
  </properties>
 </tile>
 <tile id="5142">
  <properties>
   <property name="name" value="brick/school green arch left 10"/>
  </properties>
 </tile>
 <tile id="5143">
  <properties>
   <property name="name" value="brick/school green arch left 11"/>
  </properties>
 </tile>
 <tile id="5144">
  <properties>
   <property name="name" value="brick/school green arch middle 10"/>
  </properties>
 </tile>
 <tile id="5145">
  <properties>
   <property name="name" value="brick/school green arch middle 11"/>
  </properties>
 </tile>
 <tile id="5146">
  <properties>
   <property name="name" value="brick/school green arch right 10"/>
  </properties>
 </tile>
 <tile id="5147">
  <properties>
   <property name="name" value="brick/school green arch right 11"/>
  </properties>
 </tile>
 <tile id="5148">
  <properties>
   <property name="name" value="brick/shop wall 0"/>
  </properties>
 </tile>
 <tile id="5149">
  <properties>
   <property name="name" value="brick/shop wall 1"/>
  </properties>
 </tile>
 <tile id="5150">
  <properties>
   <property name="name" value="brick/shop wall 2"/>
  </properties>
 </tile>
 <tile id="5151">
  <properties>
   <property name="name" value="brick/shop wall 3"/>
  </properties>
 </tile>
 <tile id="5152">
  <properties>
   <property name="name" value="brick/shop wall 4"/>
  </properties>
 </tile>
 <tile id="5153">
  <properties>
   <property name="name" value="brick/shop wall 5"/>
  </properties>
 </tile>
 <tile id="5154">
  <properties>
   <property name="name" value="brick/shop wall 6"/>
  </properties>
 </tile>
 <tile id="5155">
  <properties>
   <property name="name" value="brick/shop wall 7"/>
  </properties>
 </tile>
 <tile id="5156">
  <properties>
   <property name="name" value="brick/shop wall 8"/>
  </properties>
 </tile>
 <tile id="5157">
  <properties>
   <property name="name" value="brick/shop wall 9"/>
  </properties>
 </tile>
 <tile id="5158">
  <properties>
   <property name="name" value="brick/shop wall 10"/>
  </properties>
 </tile>
 <tile id="5159">
  <properties>
   <property name="name" value="brick/shop wall 11"/>
  </properties>
 </tile>
 <tile id="5160">
  <properties>
   <property name="name" value="brick/shop wall 12"/>
  </properties>
 </tile>
 <tile id="5161">
  <properties>
   <property name="name" value="brick/shop wall 13"/>
  </properties>
 </tile>
 <tile id="5162">
  <properties>
   <property name="name" value="brick/shop wall 14"/>
  </properties>
 </tile>
 <tile id="5163">
  <properties>
   <property name="name" value="brick/shop wall 15"/>
  </properties>
 </tile>
 <tile id="5164">
  <properties>
   <property name="name" value="brick/shop right 2"/>
  </properties>
 </tile>
 <tile id="5165">
  <properties>
   <property name="name" value="brick/shop right 3"/>
  </properties>
 </tile>
 <tile id="5166">
  <properties>
   <property name="name" value="brick/shop right 6"/>
  </properties>
 </tile>
 <tile id="5167">
  <properties>
   <property name="name" value="brick/shop right 7"/>
  </properties>
 </tile>
 <tile id="5168">
  <properties>
   <property name="name" value="brick/shop right 10"/>
  </properties>
 </tile>
 <tile id="5169">
  <properties>
   <property name="name" value="brick/shop right 11"/>
  </properties>
 </tile>
 <tile id="5170">
  <properties>
   <property name="name" value="brick/shop right 14"/>
  </properties>
 </tile>
 <tile id="5171">
  <properties>
   <property name="name" value="brick/shop right 15"/>
  </properties>
 </tile>
 <tile id="5172">
  <properties>
   <property name="lit" type="int" value="5173"/>
   <property name="name" value="brick/shop window 10"/>
  </properties>
 </tile>
 <tile id="5173">
  <properties>
   <property name="name" value="brick/shop window lit 10"/>
  </properties>
 </tile>
 <tile id="5174">
  <properties>
   <property name="lit" type="int" value="5175"/>
   <property name="name" value="brick/shop window 11"/>
  </properties>
 </tile>
 <tile id="5175">
  <properties>
   <property name="name" value="brick/shop window lit 11"/>
  </properties>
 </tile>
 <tile id="5176">
  <properties>
   <property name="lit" type="int" value="5177"/>
   <property name="name" value="brick/shop wide window 10"/>
  </properties>
 </tile>
 <tile id="5177">
  <properties>
   <property name="name" value="brick/shop wide window lit 10"/>
  </properties>
 </tile>
 <tile id="5178">
  <properties>
   <property name="lit" type="int" value="5179"/>
   <property name="name" value="brick/shop wide window 11"/>
  </properties>
 </tile>
 <tile id="5179">
  <properties>
   <property name="name" value="brick/shop wide window lit 11"/>
  </properties>
 </tile>
 <tile id="5180">
  <properties>
   <property name="lit" type="int" value="5181"/>
   <property name="name" value="brick/shop wide window left 10"/>
  </properties>
 </tile>
 <tile id="5181">
  <properties>
   <property name="name" value="brick/shop wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="5182">
  <properties>
   <property name="lit" type="int" value="5183"/>
   <property name="name" value="brick/shop wide window left 11"/>
  </properties>
 </tile>
 <tile id="5183">
  <properties>
   <property name="name" value="brick/shop wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="5184">
  <properties>
   <property name="lit" type="int" value="5185"/>
   <property name="name" value="brick/shop wide window middle 10"/>
  </properties>
 </tile>
 <tile id="5185">
  <properties>
   <property name="name" value="brick/shop wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="5186">
  <properties>
   <property name="lit" type="int" value="5187"/>
   <property name="name" value="brick/shop wide window middle 11"/>
  </properties>
 </tile>
 <tile id="5187">
  <properties>
   <property name="name" value="brick/shop wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="5188">
  <properties>
   <property name="lit" type="int" value="5189"/>
   <property name="name" value="brick/shop wide window right 10"/>
  </properties>
 </tile>
 <tile id="5189">
  <properties>
   <property name="name" value="brick/shop wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="5190">
  <properties>
   <property name="lit" type="int" value="5191"/>
   <property name="name" value="brick/shop wide window right 11"/>
  </properties>
 </tile>
 <tile id="5191">
  <properties>
   <property name="name" value="brick/shop wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="5192">
  <properties>
   <property name="name" value="brick/shop arch 10"/>
  </properties>
 </tile>
 <tile id="5193">
  <properties>
   <property name="name" value="brick/shop arch 11"/>
  </properties>
 </tile>
 <tile id="5194">
  <properties>
   <property name="name" value="brick/shop arch left 10"/>
  </properties>
 </tile>
 <tile id="5195">
  <properties>
   <property name="name" value="brick/shop arch left 11"/>
  </properties>
 </tile>
 <tile id="5196">
  <properties>
   <property name="name" value="brick/shop arch middle 10"/>
  </properties>
 </tile>
 <tile id="5197">
  <properties>
   <property name="name" value="brick/shop arch middle 11"/>
  </properties>
 </tile>
 <tile id="5198">
  <properties>
   <property name="name" value="brick/shop arch right 10"/>
  </properties>
 </tile>
 <tile id="5199">
  <properties>
   <property name="name" value="brick/shop arch right 11"/>
  </properties>
 </tile>
 <tile id="5200">
  <properties>
   <property name="name" value="brick/dorm wall 0"/>
  </properties>
 </tile>
 <tile id="5201">
  <properties>
   <property name="name" value="brick/dorm wall 1"/>
  </properties>
 </tile>
 <tile id="5202">
  <properties>
   <property name="name" value="brick/dorm wall 2"/>
  </properties>
 </tile>
 <tile id="5203">
  <properties>
   <property name="name" value="brick/dorm wall 3"/>
  </properties>
 </tile>
 <tile id="5204">
  <properties>
   <property name="name" value="brick/dorm wall 4"/>
  </properties>
 </tile>
 <tile id="5205">
  <properties>
   <property name="name" value="brick/dorm wall 5"/>
  </properties>
 </tile>
 <tile id="5206">
  <properties>
   <property name="name" value="brick/dorm wall 6"/>
  </properties>
 </tile>
 <tile id="5207">
  <properties>
   <property name="name" value="brick/dorm wall 7"/>
  </properties>
 </tile>
 <tile id="5208">
  <properties>
   <property name="name" value="brick/dorm wall 8"/>
  </properties>
 </tile>
 <tile id="5209">
  <properties>
   <property name="name" value="brick/dorm wall 9"/>
  </properties>
 </tile>
 <tile id="5210">
  <properties>
   <property name="name" value="brick/dorm wall 10"/>
  </properties>
 </tile>
 <tile id="5211">
  <properties>
   <property name="name" value="brick/dorm wall 11"/>
  </properties>
 </tile>
 <tile id="5212">
  <properties>
   <property name="name" value="brick/dorm wall 12"/>
  </properties>
 </tile>
 <tile id="5213">
  <properties>
   <property name="name" value="brick/dorm wall 13"/>
  </properties>
 </tile>
 <tile id="5214">
  <properties>
   <property name="name" value="brick/dorm wall 14"/>
  </properties>
 </tile>
 <tile id="5215">
  <properties>
   <property name="name" value="brick/dorm wall 15"/>
  </properties>
 </tile>
 <tile id="5216">
  <properties>
   <property name="name" value="brick/dorm right 2"/>
  </properties>
 </tile>
 <tile id="5217">
  <properties>
   <property name="name" value="brick/dorm right 3"/>
  </properties>
 </tile>
 <tile id="5218">
  <properties>
   <property name="name" value="brick/dorm right 6"/>
  </properties>
 </tile>
 <tile id="5219">
  <properties>
   <property name="name" value="brick/dorm right 7"/>
  </properties>
 </tile>
 <tile id="5220">
  <properties>
   <property name="name" value="brick/dorm right 10"/>
  </properties>
 </tile>
 <tile id="5221">
  <properties>
   <property name="name" value="brick/dorm right 11"/>
  </properties>
 </tile>
 <tile id="5222">
  <properties>
   <property name="name" value="brick/dorm right 14"/>
  </properties>
 </tile>
 <tile id="5223">
  <properties>
   <property name="name" value="brick/dorm right 15"/>
  </properties>
 </tile>
 <tile id="5224">
  <properties>
   <property name="lit" type="int" value="5225"/>
   <property name="name" value="brick/dorm window 10"/>
  </properties>
 </tile>
 <tile id="5225">
  <properties>
   <property name="name" value="brick/dorm window lit 10"/>
  </properties>
 </tile>
 <tile id="5226">
  <properties>
   <property name="lit" type="int" value="5227"/>
   <property name="name" value="brick/dorm window 11"/>
  </properties>
 </tile>
 <tile id="5227">
  <properties>
   <property name="name" value="brick/dorm window lit 11"/>
  </properties>
 </tile>
 <tile id="5228">
  <properties>
   <property name="lit" type="int" value="5229"/>
   <property name="name" value="brick/dorm wide window 10"/>
  </properties>
 </tile>
 <tile id="5229">
  <properties>
   <property name="name" value="brick/dorm wide window lit 10"/>
  </properties>
 </tile>
 <tile id="5230">
  <properties>
   <property name="lit" type="int" value="5231"/>
   <property name="name" value="brick/dorm wide window 11"/>
  </properties>
 </tile>
 <tile id="5231">
  <properties>
   <property name="name" value="brick/dorm wide window lit 11"/>
  </properties>
 </tile>
 <tile id="5232">
  <properties>
   <property name="lit" type="int" value="5233"/>
   <property name="name" value="brick/dorm wide window left 10"/>
  </properties>
 </tile>
 <tile id="5233">
  <properties>
   <property name="name" value="brick/dorm wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="5234">
  <properties>
   <property name="lit" type="int" value="5235"/>
   <property name="name" value="brick/dorm wide window left 11"/>
  </properties>
 </tile>
 <tile id="5235">
  <properties>
   <property name="name" value="brick/dorm wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="5236">
  <properties>
   <property name="lit" type="int" value="5237"/>
   <property name="name" value="brick/dorm wide window middle 10"/>
  </properties>
 </tile>
 <tile id="5237">
  <properties>
   <property name="name" value="brick/dorm wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="5238">
  <properties>
   <property name="lit" type="int" value="5239"/>
   <property name="name" value="brick/dorm wide window middle 11"/>
  </properties>
 </tile>
 <tile id="5239">
  <properties>
   <property name="name" value="brick/dorm wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="5240">
  <properties>
   <property name="lit" type="int" value="5241"/>
   <property name="name" value="brick/dorm wide window right 10"/>
  </properties>
 </tile>
 <tile id="5241">
  <properties>
   <property name="name" value="brick/dorm wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="5242">
  <properties>
   <property name="lit" type="int" value="5243"/>
   <property name="name" value="brick/dorm wide window right 11"/>
  </properties>
 </tile>
 <tile id="5243">
  <properties>
   <property name="name" value="brick/dorm wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="5244">
  <properties>
   <property name="name" value="brick/dorm arch 10"/>
  </properties>
 </tile>
 <tile id="5245">
  <properties>
   <property name="name" value="brick/dorm arch 11"/>
  </properties>
 </tile>
 <tile id="5246">
  <properties>
   <property name="name" value="brick/dorm arch left 10"/>
  </properties>
 </tile>
 <tile id="5247">
  <properties>
   <property name="name" value="brick/dorm arch left 11"/>
  </properties>
 </tile>
 <tile id="5248">
  <properties>
   <property name="name" value="brick/dorm arch middle 10"/>
  </properties>
 </tile>
 <tile id="5249">
  <properties>
   <property name="name" value="brick/dorm arch middle 11"/>
  </properties>
 </tile>
 <tile id="5250">
  <properties>
   <property name="name" value="brick/dorm arch right 10"/>
  </properties>
 </tile>
 <tile id="5251">
  <properties>
   <property name="name" value="brick/dorm arch right 11"/>
  </properties>
 </tile>
 <tile id="5252">
  <properties>
   <property name="name" value="brick/kitchen tile wall 0"/>
  </properties>
 </tile>
 <tile id="5253">
  <properties>
   <property name="name" value="brick/kitchen tile wall 1"/>
  </properties>
 </tile>
 <tile id="5254">
  <properties>
   <property name="name" value="brick/kitchen tile wall 2"/>
  </properties>
 </tile>
 <tile id="5255">
  <properties>
   <property name="name" value="brick/kitchen tile wall 3"/>
  </properties>
 </tile>
 <tile id="5256">
  <properties>
   <property name="name" value="brick/kitchen tile wall 4"/>
  </properties>
 </tile>
 <tile id="5257">
  <properties>
   <property name="name" value="brick/kitchen tile wall 5"/>
  </properties>
 </tile>
 <tile id="5258">
  <properties>
   <property name="name" value="brick/kitchen tile wall 6"/>
  </properties>
 </tile>
 <tile id="5259">
  <properties>
   <property name="name" value="brick/kitchen tile wall 7"/>
  </properties>
 </tile>
 <tile id="5260">
  <properties>
   <property name="name" value="brick/kitchen tile wall 8"/>
  </properties>
 </tile>
 <tile id="5261">
  <properties>
   <property name="name" value="brick/kitchen tile wall 9"/>
  </properties>
 </tile>
 <tile id="5262">
  <properties>
   <property name="name" value="brick/kitchen tile wall 10"/>
  </properties>
 </tile>
 <tile id="5263">
  <properties>
   <property name="name" value="brick/kitchen tile wall 11"/>
  </properties>
 </tile>
 <tile id="5264">
  <properties>
   <property name="name" value="brick/kitchen tile wall 12"/>
  </properties>
 </tile>
 <tile id="5265">
  <properties>
   <property name="name" value="brick/kitchen tile wall 13"/>
  </properties>
 </tile>
 <tile id="5266">
  <properties>
   <property name="name" value="brick/kitchen tile wall 14"/>
  </properties>
 </tile>
 <tile id="5267">
  <properties>
   <property name="name" value="brick/kitchen tile wall 15"/>
  </properties>
 </tile>
 <tile id="5268">
  <properties>
   <property name="name" value="brick/kitchen tile right 2"/>
  </properties>
 </tile>
 <tile id="5269">
  <properties>
   <property name="name" value="brick/kitchen tile right 3"/>
  </properties>
 </tile>
 <tile id="5270">
  <properties>
   <property name="name" value="brick/kitchen tile right 6"/>
  </properties>
 </tile>
 <tile id="5271">
  <properties>
   <property name="name" value="brick/kitchen tile right 7"/>
  </properties>
 </tile>
 <tile id="5272">
  <properties>
   <property name="name" value="brick/kitchen tile right 10"/>
  </properties>
 </tile>
 <tile id="5273">
  <properties>
   <property name="name" value="brick/kitchen tile right 11"/>
  </properties>
 </tile>
 <tile id="5274">
  <properties>
   <property name="name" value="brick/kitchen tile right 14"/>
  </properties>
 </tile>
 <tile id="5275">
  <properties>
   <property name="name" value="brick/kitchen tile right 15"/>
  </properties>
 </tile>
 <tile id="5276">
  <properties>
   <property name="lit" type="int" value="5277"/>
   <property name="name" value="brick/kitchen tile window 10"/>
  </properties>
 </tile>
 <tile id="5277">
  <properties>
   <property name="name" value="brick/kitchen tile window lit 10"/>
  </properties>
 </tile>
 <tile id="5278">
  <properties>
   <property name="lit" type="int" value="5279"/>
   <property name="name" value="brick/kitchen tile window 11"/>
  </properties>
 </tile>
 <tile id="5279">
  <properties>
   <property name="name" value="brick/kitchen tile window lit 11"/>
  </properties>
 </tile>
 <tile id="5280">
  <properties>
   <property name="lit" type="int" value="5281"/>
   <property name="name" value="brick/kitchen tile wide window 10"/>
  </properties>
 </tile>
 <tile id="5281">
  <properties>
   <property name="name" value="brick/kitchen tile wide window lit 10"/>
  </properties>
 </tile>
 <tile id="5282">
  <properties>
   <property name="lit" type="int" value="5283"/>
   <property name="name" value="brick/kitchen tile wide window 11"/>
  </properties>
 </tile>
 <tile id="5283">
  <properties>
   <property name="name" value="brick/kitchen tile wide window lit 11"/>
  </properties>
 </tile>
 <tile id="5284">
  <properties>
   <property name="lit" type="int" value="5285"/>
   <property name="name" value="brick/kitchen tile wide window left 10"/>
  </properties>
 </tile>
 <tile id="5285">
  <properties>
   <property name="name" value="brick/kitchen tile wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="5286">
  <properties>
   <property name="lit" type="int" value="5287"/>
   <property name="name" value="brick/kitchen tile wide window left 11"/>
  </properties>
 </tile>
 <tile id="5287">
  <properties>
   <property name="name" value="brick/kitchen tile wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="5288">
  <properties>
   <property name="lit" type="int" value="5289"/>
   <property name="name" value="brick/kitchen tile wide window middle 10"/>
  </properties>
 </tile>
 <tile id="5289">
  <properties>
   <property name="name" value="brick/kitchen tile wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="5290">
  <properties>
   <property name="lit" type="int" value="5291"/>
   <property name="name" value="brick/kitchen tile wide window middle 11"/>
  </properties>
 </tile>
 <tile id="5291">
  <properties>
   <property name="name" value="brick/kitchen tile wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="5292">
  <properties>
   <property name="lit" type="int" value="5293"/>
   <property name="name" value="brick/kitchen tile wide window right 10"/>
  </properties>
 </tile>
 <tile id="5293">
  <properties>
   <property name="name" value="brick/kitchen tile wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="5294">
  <properties>
   <property name="lit" type="int" value="5295"/>
   <property name="name" value="brick/kitchen tile wide window right 11"/>
  </properties>
 </tile>
 <tile id="5295">
  <properties>
   <property name="name" value="brick/kitchen tile wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="5296">
  <properties>
   <property name="name" value="brick/kitchen tile arch 10"/>
  </properties>
 </tile>
 <tile id="5297">
  <properties>
   <property name="name" value="brick/kitchen tile arch 11"/>
  </properties>
 </tile>
 <tile id="5298">
  <properties>
   <property name="name" value="brick/kitchen tile arch left 10"/>
  </properties>
 </tile>
 <tile id="5299">
  <properties>
   <property name="name" value="brick/kitchen tile arch left 11"/>
  </properties>
 </tile>
 <tile id="5300">
  <properties>
   <property name="name" value="brick/kitchen tile arch middle 10"/>
  </properties>
 </tile>
 <tile id="5301">
  <properties>
   <property name="name" value="brick/kitchen tile arch middle 11"/>
  </properties>
 </tile>
 <tile id="5302">
  <properties>
   <property name="name" value="brick/kitchen tile arch right 10"/>
  </properties>
 </tile>
 <tile id="5303">
  <properties>
   <property name="name" value="brick/kitchen tile arch right 11"/>
  </properties>
 </tile>
 <tile id="5304">
  <properties>
   <property name="name" value="brick/brick wall 0"/>
  </properties>
 </tile>
 <tile id="5305">
  <properties>
   <property name="name" value="brick/brick wall 1"/>
  </properties>
 </tile>
 <tile id="5306">
  <properties>
   <property name="name" value="brick/brick wall 2"/>
  </properties>
 </tile>
 <tile id="5307">
  <properties>
   <property name="name" value="brick/brick wall 3"/>
  </properties>
 </tile>
 <tile id="5308">
  <properties>
   <property name="name" value="brick/brick wall 4"/>
  </properties>
 </tile>
 <tile id="5309">
  <properties>
   <property name="name" value="brick/brick wall 5"/>
  </properties>
 </tile>
 <tile id="5310">
  <properties>
   <property name="name" value="brick/brick wall 6"/>
  </properties>
 </tile>
 <tile id="5311">
  <properties>
   <property name="name" value="brick/brick wall 7"/>
  </properties>
 </tile>
 <tile id="5312">
  <properties>
   <property name="name" value="brick/brick wall 8"/>
  </properties>
 </tile>
 <tile id="5313">
  <properties>
   <property name="name" value="brick/brick wall 9"/>
  </properties>
 </tile>
 <tile id="5314">
  <properties>
   <property name="name" value="brick/brick wall 10"/>
  </properties>
 </tile>
 <tile id="5315">
  <properties>
   <property name="name" value="brick/brick wall 11"/>
  </properties>
 </tile>
 <tile id="5316">
  <properties>
   <property name="name" value="brick/brick wall 12"/>
  </properties>
 </tile>
 <tile id="5317">
  <properties>
   <property name="name" value="brick/brick wall 13"/>
  </properties>
 </tile>
 <tile id="5318">
  <properties>
   <property name="name" value="brick/brick wall 14"/>
  </properties>
 </tile>
 <tile id="5319">
  <properties>
   <property name="name" value="brick/brick wall 15"/>
  </properties>
 </tile>
 <tile id="5320">
  <properties>
   <property name="name" value="brick/brick right 2"/>
  </properties>
 </tile>
 <tile id="5321">
  <properties>
   <property name="name" value="brick/brick right 3"/>
  </properties>
 </tile>
 <tile id="5322">
  <properties>
   <property name="name" value="brick/brick right 6"/>
  </properties>
 </tile>
 <tile id="5323">
  <properties>
   <property name="name" value="brick/brick right 7"/>
  </properties>
 </tile>
 <tile id="5324">
  <properties>
   <property name="name" value="brick/brick right 10"/>
  </properties>
 </tile>
 <tile id="5325">
  <properties>
   <property name="name" value="brick/brick right 11"/>
  </properties>
 </tile>
 <tile id="5326">
  <properties>
   <property name="name" value="brick/brick right 14"/>
  </properties>
 </tile>
 <tile id="5327">
  <properties>
   <property name="name" value="brick/brick right 15"/>
  </properties>
 </tile>
 <tile id="5328">
  <properties>
   <property name="lit" type="int" value="5329"/>
   <property name="name" value="brick/brick window 10"/>
  </properties>
 </tile>
 <tile id="5329">
  <properties>
   <property name="name" value="brick/brick window lit 10"/>
  </properties>
 </tile>
 <tile id="5330">
  <properties>
   <property name="lit" type="int" value="5331"/>
   <property name="name" value="brick/brick window 11"/>
  </properties>
 </tile>
 <tile id="5331">
  <properties>
   <property name="name" value="brick/brick window lit 11"/>
  </properties>
 </tile>
 <tile id="5332">
  <properties>
   <property name="lit" type="int" value="5333"/>
   <property name="name" value="brick/brick wide window 10"/>
  </properties>
 </tile>
 <tile id="5333">
  <properties>
   <property name="name" value="brick/brick wide window lit 10"/>
  </properties>
 </tile>
 <tile id="5334">
  <properties>
   <property name="lit" type="int" value="5335"/>
   <property name="name" value="brick/brick wide window 11"/>
  </properties>
 </tile>
 <tile id="5335">
  <properties>
   <property name="name" value="brick/brick wide window lit 11"/>
  </properties>
 </tile>
 <tile id="5336">
  <properties>
   <property name="lit" type="int" value="5337"/>
   <property name="name" value="brick/brick wide window left 10"/>
  </properties>
 </tile>
 <tile id="5337">
  <properties>
   <property name="name" value="brick/brick wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="5338">
  <properties>
   <property name="lit" type="int" value="5339"/>
   <property name="name" value="brick/brick wide window left 11"/>
  </properties>
 </tile>
 <tile id="5339">
  <properties>
   <property name="name" value="brick/brick wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="5340">
  <properties>
   <property name="lit" type="int" value="5341"/>
   <property name="name" value="brick/brick wide window middle 10"/>
  </properties>
 </tile>
 <tile id="5341">
  <properties>
   <property name="name" value="brick/brick wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="5342">
  <properties>
   <property name="lit" type="int" value="5343"/>
   <property name="name" value="brick/brick wide window middle 11"/>
  </properties>
 </tile>
 <tile id="5343">
  <properties>
   <property name="name" value="brick/brick wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="5344">
  <properties>
   <property name="lit" type="int" value="5345"/>
   <property name="name" value="brick/brick wide window right 10"/>
  </properties>
 </tile>
 <tile id="5345">
  <properties>
   <property name="name" value="brick/brick wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="5346">
  <properties>
   <property name="lit" type="int" value="5347"/>
   <property name="name" value="brick/brick wide window right 11"/>
  </properties>
 </tile>
 <tile id="5347">
  <properties>
   <property name="name" value="brick/brick wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="5348">
  <properties>
   <property name="name" value="brick/brick arch 10"/>
  </properties>
 </tile>
 <tile id="5349">
  <properties>
   <property name="name" value="brick/brick arch 11"/>
  </properties>
 </tile>
 <tile id="5350">
  <properties>
   <property name="name" value="brick/brick arch left 10"/>
  </properties>
 </tile>
 <tile id="5351">
  <properties>
   <property name="name" value="brick/brick arch left 11"/>
  </properties>
 </tile>
 <tile id="5352">
  <properties>
   <property name="name" value="brick/brick arch middle 10"/>
  </properties>
 </tile>
 <tile id="5353">
  <properties>
   <property name="name" value="brick/brick arch middle 11"/>
  </properties>
 </tile>
 <tile id="5354">
  <properties>
   <property name="name" value="brick/brick arch right 10"/>
  </properties>
 </tile>
 <tile id="5355">
  <properties>
   <property name="name" value="brick/brick arch right 11"/>
  </properties>
 </tile>
 <tile id="5356">
  <properties>
   <property name="name" value="brick/red brick wall 0"/>
  </properties>
 </tile>
 <tile id="5357">
  <properties>
   <property name="name" value="brick/red brick wall 1"/>
  </properties>
 </tile>
 <tile id="5358">
  <properties>
   <property name="name" value="brick/red brick wall 2"/>
  </properties>
 </tile>
 <tile id="5359">
  <properties>
   <property name="name" value="brick/red brick wall 3"/>
  </properties>
 </tile>
 <tile id="5360">
  <properties>
   <property name="name" value="brick/red brick wall 4"/>
  </properties>
 </tile>
 <tile id="5361">
  <properties>
   <property name="name" value="brick/red brick wall 5"/>
  </properties>
 </tile>
 <tile id="5362">
  <properties>
   <property name="name" value="brick/red brick wall 6"/>
  </properties>
 </tile>
 <tile id="5363">
  <properties>
   <property name="name" value="brick/red brick wall 7"/>
  </properties>
 </tile>
 <tile id="5364">
  <properties>
   <property name="name" value="brick/red brick wall 8"/>
  </properties>
 </tile>
 <tile id="5365">
  <properties>
   <property name="name" value="brick/red brick wall 9"/>
  </properties>
 </tile>
 <tile id="5366">
  <properties>
   <property name="name" value="brick/red brick wall 10"/>
  </properties>
 </tile>
 <tile id="5367">
  <properties>
   <property name="name" value="brick/red brick wall 11"/>
  </properties>
 </tile>
 <tile id="5368">
  <properties>
   <property name="name" value="brick/red brick wall 12"/>
  </properties>
 </tile>
 <tile id="5369">
  <properties>
   <property name="name" value="brick/red brick wall 13"/>
  </properties>
 </tile>
 <tile id="5370">
  <properties>
   <property name="name" value="brick/red brick wall 14"/>
  </properties>
 </tile>
 <tile id="5371">
  <properties>
   <property name="name" value="brick/red brick wall 15"/>
  </properties>
 </tile>
 <tile id="5372">
  <properties>
   <property name="name" value="brick/red brick right 2"/>
  </properties>
 </tile>
 <tile id="5373">
  <properties>
   <property name="name" value="brick/red brick right 3"/>
  </properties>
 </tile>
 <tile id="5374">
  <properties>
   <property name="name" value="brick/red brick right 6"/>
  </properties>
 </tile>
 <tile id="5375">
  <properties>
   <property name="name" value="brick/red brick right 7"/>
  </properties>
 </tile>
 <tile id="5376">
  <properties>
   <property name="name" value="brick/red brick right 10"/>
  </properties>
 </tile>
 <tile id="5377">
  <properties>
   <property name="name" value="brick/red brick right 11"/>
  </properties>
 </tile>
 <tile id="5378">
  <properties>
   <property name="name" value="brick/red brick right 14"/>
  </properties>
 </tile>
 <tile id="5379">
  <properties>
   <property name="name" value="brick/red brick right 15"/>
  </properties>
 </tile>
 <tile id="5380">
  <properties>
   <property name="lit" type="int" value="5381"/>
   <property name="name" value="brick/red brick window 10"/>
  </properties>
 </tile>
 <tile id="5381">
  <properties>
   <property name="name" value="brick/red brick window lit 10"/>
  </properties>
 </tile>
 <tile id="5382">
  <properties>
   <property name="lit" type="int" value="5383"/>
   <property name="name" value="brick/red brick window 11"/>
  </properties>
 </tile>
 <tile id="5383">
  <properties>
   <property name="name" value="brick/red brick window lit 11"/>
  </properties>
 </tile>
 <tile id="5384">
  <properties>
   <property name="lit" type="int" value="5385"/>
   <property name="name" value="brick/red brick wide window 10"/>
  </properties>
 </tile>
 <tile id="5385">
  <properties>
   <property name="name" value="brick/red brick wide window lit 10"/>
  </properties>
 </tile>
 <tile id="5386">
  <properties>
   <property name="lit" type="int" value="5387"/>
   <property name="name" value="brick/red brick wide window 11"/>
  </properties>
 </tile>
 <tile id="5387">
  <properties>
   <property name="name" value="brick/red brick wide window lit 11"/>
  </properties>
 </tile>
 <tile id="5388">
  <properties>
   <property name="lit" type="int" value="5389"/>
   <property name="name" value="brick/red brick wide window left 10"/>
  </properties>
 </tile>
 <tile id="5389">
  <properties>
   <property name="name" value="brick/red brick wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="5390">
  <properties>
   <property name="lit" type="int" value="5391"/>
   <property name="name" value="brick/red brick wide window left 11"/>
  </properties>
 </tile>
 <tile id="5391">
  <properties>
   <property name="name" value="brick/red brick wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="5392">
  <properties>
   <property name="lit" type="int" value="5393"/>
   <property name="name" value="brick/red brick wide window middle 10"/>
  </properties>
 </tile>
 <tile id="5393">
  <properties>
   <property name="name" value="brick/red brick wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="5394">
  <properties>
   <property name="lit" type="int" value="5395"/>
   <property name="name" value="brick/red brick wide window middle 11"/>
  </properties>
 </tile>
 <tile id="5395">
  <properties>
   <property name="name" value="brick/red brick wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="5396">
  <properties>
   <property name="lit" type="int" value="5397"/>
   <property name="name" value="brick/red brick wide window right 10"/>
  </properties>
 </tile>
 <tile id="5397">
  <properties>
   <property name="name" value="brick/red brick wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="5398">
  <properties>
   <property name="lit" type="int" value="5399"/>
   <property name="name" value="brick/red brick wide window right 11"/>
  </properties>
 </tile>
 <tile id="5399">
  <properties>
   <property name="name" value="brick/red brick wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="5400">
  <properties>
   <property name="name" value="brick/red brick arch 10"/>
  </properties>
 </tile>
 <tile id="5401">
  <properties>
   <property name="name" value="brick/red brick arch 11"/>
  </properties>
 </tile>
 <tile id="5402">
  <properties>
   <property name="name" value="brick/red brick arch left 10"/>
  </properties>
 </tile>
 <tile id="5403">
  <properties>
   <property name="name" value="brick/red brick arch left 11"/>
  </properties>
 </tile>
 <tile id="5404">
  <properties>
   <property name="name" value="brick/red brick arch middle 10"/>
  </properties>
 </tile>
 <tile id="5405">
  <properties>
   <property name="name" value="brick/red brick arch middle 11"/>
  </properties>
 </tile>
 <tile id="5406">
  <properties>
   <property name="name" value="brick/red brick arch right 10"/>
  </properties>
 </tile>
 <tile id="5407">
  <properties>
   <property name="name" value="brick/red brick arch right 11"/>
  </properties>
 </tile>
 <tile id="5408">
  <properties>
   <property name="name" value="brick/stucco cream wall 0"/>
  </properties>
 </tile>
 <tile id="5409">
  <properties>
   <property name="name" value="brick/stucco cream wall 1"/>
  </properties>
 </tile>
 <tile id="5410">
  <properties>
   <property name="name" value="brick/stucco cream wall 2"/>
  </properties>
 </tile>
 <tile id="5411">
  <properties>
   <property name="name" value="brick/stucco cream wall 3"/>
  </properties>
 </tile>
 <tile id="5412">
  <properties>
   <property name="name" value="brick/stucco cream wall 4"/>
  </properties>
 </tile>
 <tile id="5413">
  <properties>
   <property name="name" value="brick/stucco cream wall 5"/>
  </properties>
 </tile>
 <tile id="5414">
  <properties>
   <property name="name" value="brick/stucco cream wall 6"/>
  </properties>
 </tile>
 <tile id="5415">
  <properties>
   <property name="name" value="brick/stucco cream wall 7"/>
  </properties>
 </tile>
 <tile id="5416">
  <properties>
   <property name="name" value="brick/stucco cream wall 8"/>
  </properties>
 </tile>
 <tile id="5417">
  <properties>
   <property name="name" value="brick/stucco cream wall 9"/>
  </properties>
 </tile>
 <tile id="5418">
  <properties>
   <property name="name" value="brick/stucco cream wall 10"/>
  </properties>
 </tile>
 <tile id="5419">
  <properties>
   <property name="name" value="brick/stucco cream wall 11"/>
  </properties>
 </tile>
 <tile id="5420">
  <properties>
   <property name="name" value="brick/stucco cream wall 12"/>
  </properties>
 </tile>
 <tile id="5421">
  <properties>
   <property name="name" value="brick/stucco cream wall 13"/>
  </properties>
 </tile>
 <tile id="5422">
  <properties>
   <property name="name" value="brick/stucco cream wall 14"/>
  </properties>
 </tile>
 <tile id="5423">
  <properties>
   <property name="name" value="brick/stucco cream wall 15"/>
  </properties>
 </tile>
 <tile id="5424">
  <properties>
   <property name="name" value="brick/stucco cream right 2"/>
  </properties>
 </tile>
 <tile id="5425">
  <properties>
   <property name="name" value="brick/stucco cream right 3"/>
  </properties>
 </tile>
 <tile id="5426">
  <properties>
   <property name="name" value="brick/stucco cream right 6"/>
  </properties>
 </tile>
 <tile id="5427">
  <properties>
   <property name="name" value="brick/stucco cream right 7"/>
  </properties>
 </tile>
 <tile id="5428">
  <properties>
   <property name="name" value="brick/stucco cream right 10"/>
  </properties>
 </tile>
 <tile id="5429">
  <properties>
   <property name="name" value="brick/stucco cream right 11"/>
  </properties>
 </tile>
 <tile id="5430">
  <properties>
   <property name="name" value="brick/stucco cream right 14"/>
  </properties>
 </tile>
 <tile id="5431">
  <properties>
   <property name="name" value="brick/stucco cream right 15"/>
  </properties>
 </tile>
 <tile id="5432">
  <properties>
   <property name="lit" type="int" value="5433"/>
   <property name="name" value="brick/stucco cream window 10"/>
  </properties>
 </tile>
 <tile id="5433">
  <properties>
   <property name="name" value="brick/stucco cream window lit 10"/>
  </properties>
 </tile>
 <tile id="5434">
  <properties>
   <property name="lit" type="int" value="5435"/>
   <property name="name" value="brick/stucco cream window 11"/>
  </properties>
 </tile>
 <tile id="5435">
  <properties>
   <property name="name" value="brick/stucco cream window lit 11"/>
  </properties>
 </tile>
 <tile id="5436">
  <properties>
   <property name="lit" type="int" value="5437"/>
   <property name="name" value="brick/stucco cream wide window 10"/>
  </properties>
 </tile>
 <tile id="5437">
  <properties>
   <property name="name" value="brick/stucco cream wide window lit 10"/>
  </properties>
 </tile>
 <tile id="5438">
  <properties>
   <property name="lit" type="int" value="5439"/>
   <property name="name" value="brick/stucco cream wide window 11"/>
  </properties>
 </tile>
 <tile id="5439">
  <properties>
   <property name="name" value="brick/stucco cream wide window lit 11"/>
  </properties>
 </tile>
 <tile id="5440">
  <properties>
   <property name="lit" type="int" value="5441"/>
   <property name="name" value="brick/stucco cream wide window left 10"/>
  </properties>
 </tile>
 <tile id="5441">
  <properties>
   <property name="name" value="brick/stucco cream wide window left lit 10"/>
  </properties>
 </tile>
 <tile id="5442">
  <properties>
   <property name="lit" type="int" value="5443"/>
   <property name="name" value="brick/stucco cream wide window left 11"/>
  </properties>
 </tile>
 <tile id="5443">
  <properties>
   <property name="name" value="brick/stucco cream wide window left lit 11"/>
  </properties>
 </tile>
 <tile id="5444">
  <properties>
   <property name="lit" type="int" value="5445"/>
   <property name="name" value="brick/stucco cream wide window middle 10"/>
  </properties>
 </tile>
 <tile id="5445">
  <properties>
   <property name="name" value="brick/stucco cream wide window middle lit 10"/>
  </properties>
 </tile>
 <tile id="5446">
  <properties>
   <property name="lit" type="int" value="5447"/>
   <property name="name" value="brick/stucco cream wide window middle 11"/>
  </properties>
 </tile>
 <tile id="5447">
  <properties>
   <property name="name" value="brick/stucco cream wide window middle lit 11"/>
  </properties>
 </tile>
 <tile id="5448">
  <properties>
   <property name="lit" type="int" value="5449"/>
   <property name="name" value="brick/stucco cream wide window right 10"/>
  </properties>
 </tile>
 <tile id="5449">
  <properties>
   <property name="name" value="brick/stucco cream wide window right lit 10"/>
  </properties>
 </tile>
 <tile id="5450">
  <properties>
   <property name="lit" type="int" value="5451"/>
   <property name="name" value="brick/stucco cream wide window right 11"/>
  </properties>
 </tile>
 <tile id="5451">
  <properties>
   <property name="name" value="brick/stucco cream wide window right lit 11"/>
  </properties>
 </tile>
 <tile id="5452">
  <properties>
   <property name="name" value="brick/stucco cream arch 10"/>
  </properties>
 </tile>
 <tile id="5453">
  <properties>
   <property name="name" value="brick/stucco cream arch 11"/>
  </properties>
 </tile>
 <tile id="5454">
  <properties>
   <property name="name" value="brick/stucco cream arch left 10"/>
  </properties>
 </tile>
 <tile id="5455">
  <properties>
   <property name="name" value="brick/stucco cream arch left 11"/>
  </properties>
 </tile>
 <tile id="5456">
  <properties>
   <property name="name" value="brick/stucco cream arch middle 10"/>
  </properties>
 </tile>
 <tile id="5457">
  <properties>
   <property name="name" value="brick/stucco cream arch middle 11"/>
  </properties>
 </tile>
 <tile id="5458">
  <properties>
   <property name="name" value="brick/stucco cream arch right 10"/>
  </properties>
 </tile>
 <tile id="5459">
  <properties>
   <property name="name" value="brick/stucco cream arch right 11"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="brick" type="edge" tile="10">
   <wangcolor name="brick" color="#8a5a3c" tile="10" probability="1"/>
   <wangtile tileid="1" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="5" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="6" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="7" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="8" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="9" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="10" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="11" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="12" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="13" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="14" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="15" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="red brick" type="edge" tile="62">
   <wangcolor name="red brick" color="#8a5a3c" tile="62" probability="1"/>
   <wangtile tileid="53" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="54" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="55" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="56" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="57" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="58" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="59" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="60" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="61" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="62" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="63" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="64" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="65" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="66" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="67" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="siding white" type="edge" tile="114">
   <wangcolor name="siding white" color="#8a5a3c" tile="114" probability="1"/>
   <wangtile tileid="105" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="106" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="107" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="108" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="109" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="110" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="111" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="112" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="113" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="114" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="115" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="116" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="117" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="118" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="119" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="siding blue" type="edge" tile="166">
   <wangcolor name="siding blue" color="#8a5a3c" tile="166" probability="1"/>
   <wangtile tileid="157" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="158" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="159" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="160" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="161" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="162" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="163" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="164" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="165" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="166" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="167" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="168" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="169" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="170" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="171" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="siding yellow" type="edge" tile="218">
   <wangcolor name="siding yellow" color="#8a5a3c" tile="218" probability="1"/>
   <wangtile tileid="209" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="210" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="211" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="212" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="213" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="214" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="215" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="216" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="217" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="218" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="219" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="220" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="221" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="222" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="223" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="timber" type="edge" tile="270">
   <wangcolor name="timber" color="#8a5a3c" tile="270" probability="1"/>
   <wangtile tileid="261" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="262" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="263" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="264" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="265" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="266" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="267" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="268" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="269" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="270" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="271" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="272" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="273" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="274" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="275" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stucco cream" type="edge" tile="322">
   <wangcolor name="stucco cream" color="#8a5a3c" tile="322" probability="1"/>
   <wangtile tileid="313" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="314" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="315" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="316" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="317" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="318" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="319" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="320" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="321" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="322" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="323" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="324" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="325" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="326" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="327" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stucco rose" type="edge" tile="374">
   <wangcolor name="stucco rose" color="#8a5a3c" tile="374" probability="1"/>
   <wangtile tileid="365" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="366" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="367" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="368" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="369" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="370" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="371" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="372" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="373" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="374" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="375" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="376" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="377" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="378" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="379" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone" type="edge" tile="426">
   <wangcolor name="stone" color="#8a5a3c" tile="426" probability="1"/>
   <wangtile tileid="417" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="418" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="419" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="420" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="421" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="422" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="423" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="424" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="425" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="426" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="427" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="428" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="429" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="430" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="431" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="college brick" type="edge" tile="478">
   <wangcolor name="college brick" color="#8a5a3c" tile="478" probability="1"/>
   <wangtile tileid="469" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="470" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="471" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="472" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="473" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="474" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="475" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="476" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="477" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="478" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="479" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="480" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="481" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="482" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="483" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="planks green" type="edge" tile="530">
   <wangcolor name="planks green" color="#8a5a3c" tile="530" probability="1"/>
   <wangtile tileid="521" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="522" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="523" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="524" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="525" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="526" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="527" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="528" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="529" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="530" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="531" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="532" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="533" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="534" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="535" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="cafe" type="edge" tile="582">
   <wangcolor name="cafe" color="#8a5a3c" tile="582" probability="1"/>
   <wangtile tileid="573" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="574" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="575" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="576" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="577" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="578" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="579" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="580" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="581" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="582" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="583" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="584" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="585" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="586" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="587" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="pub" type="edge" tile="634">
   <wangcolor name="pub" color="#8a5a3c" tile="634" probability="1"/>
   <wangtile tileid="625" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="626" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="627" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="628" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="629" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="630" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="631" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="632" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="633" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="634" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="635" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="636" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="637" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="638" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="639" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="rose" type="edge" tile="686">
   <wangcolor name="rose" color="#8a5a3c" tile="686" probability="1"/>
   <wangtile tileid="677" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="678" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="679" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="680" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="681" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="682" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="683" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="684" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="685" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="686" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="687" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="688" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="689" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="690" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="691" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="sage" type="edge" tile="738">
   <wangcolor name="sage" color="#8a5a3c" tile="738" probability="1"/>
   <wangtile tileid="729" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="730" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="731" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="732" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="733" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="734" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="735" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="736" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="737" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="738" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="739" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="740" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="741" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="742" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="743" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="sky" type="edge" tile="790">
   <wangcolor name="sky" color="#8a5a3c" tile="790" probability="1"/>
   <wangtile tileid="781" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="782" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="783" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="784" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="785" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="786" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="787" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="788" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="789" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="790" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="791" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="792" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="793" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="794" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="795" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="cream stripe" type="edge" tile="842">
   <wangcolor name="cream stripe" color="#8a5a3c" tile="842" probability="1"/>
   <wangtile tileid="833" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="834" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="835" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="836" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="837" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="838" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="839" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="840" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="841" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="842" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="843" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="844" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="845" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="846" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="847" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="mint dots" type="edge" tile="894">
   <wangcolor name="mint dots" color="#8a5a3c" tile="894" probability="1"/>
   <wangtile tileid="885" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="886" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="887" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="888" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="889" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="890" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="891" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="892" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="893" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="894" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="895" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="896" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="897" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="898" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="899" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="lilac" type="edge" tile="946">
   <wangcolor name="lilac" color="#8a5a3c" tile="946" probability="1"/>
   <wangtile tileid="937" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="938" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="939" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="940" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="941" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="942" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="943" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="944" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="945" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="946" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="947" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="948" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="949" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="950" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="951" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="tiles white" type="edge" tile="998">
   <wangcolor name="tiles white" color="#8a5a3c" tile="998" probability="1"/>
   <wangtile tileid="989" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="990" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="991" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="992" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="993" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="994" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="995" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="996" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="997" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="998" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="999" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1000" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1001" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1002" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1003" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="tiles blue" type="edge" tile="1050">
   <wangcolor name="tiles blue" color="#8a5a3c" tile="1050" probability="1"/>
   <wangtile tileid="1041" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1042" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1043" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1044" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1045" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1046" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1047" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1048" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1049" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1050" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1051" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1052" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1053" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1054" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1055" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="library panel" type="edge" tile="1102">
   <wangcolor name="library panel" color="#8a5a3c" tile="1102" probability="1"/>
   <wangtile tileid="1093" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1094" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1095" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1096" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1097" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1098" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1099" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1100" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1101" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1102" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1103" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1104" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1105" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1106" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1107" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="school green" type="edge" tile="1154">
   <wangcolor name="school green" color="#8a5a3c" tile="1154" probability="1"/>
   <wangtile tileid="1145" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1146" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1147" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1148" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1149" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1150" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1151" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1152" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1153" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1154" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1155" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1156" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1157" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1158" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1159" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="shop" type="edge" tile="1206">
   <wangcolor name="shop" color="#8a5a3c" tile="1206" probability="1"/>
   <wangtile tileid="1197" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1198" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1199" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1200" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1201" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1202" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1203" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1204" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1205" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1206" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1207" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1208" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1209" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1210" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1211" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dorm" type="edge" tile="1258">
   <wangcolor name="dorm" color="#8a5a3c" tile="1258" probability="1"/>
   <wangtile tileid="1249" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1250" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1251" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1252" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1253" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1254" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1255" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1256" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1257" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1258" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1259" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1260" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1261" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1262" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1263" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="kitchen tile" type="edge" tile="1310">
   <wangcolor name="kitchen tile" color="#8a5a3c" tile="1310" probability="1"/>
   <wangtile tileid="1301" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1302" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1303" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1304" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1305" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1306" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1307" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1308" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1309" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1310" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1311" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1312" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1313" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1314" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1315" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/cafe" type="edge" tile="1362">
   <wangcolor name="dark/cafe" color="#8a5a3c" tile="1362" probability="1"/>
   <wangtile tileid="1353" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1354" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1355" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1356" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1357" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1358" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1359" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1360" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1361" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1362" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1363" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1364" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1365" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1366" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1367" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/pub" type="edge" tile="1414">
   <wangcolor name="dark/pub" color="#8a5a3c" tile="1414" probability="1"/>
   <wangtile tileid="1405" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1406" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1407" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1408" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1409" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1410" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1411" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1412" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1413" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1414" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1415" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1416" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1417" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1418" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1419" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/rose" type="edge" tile="1466">
   <wangcolor name="dark/rose" color="#8a5a3c" tile="1466" probability="1"/>
   <wangtile tileid="1457" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1458" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1459" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1460" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1461" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1462" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1463" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1464" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1465" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1466" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1467" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1468" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1469" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1470" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1471" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/sage" type="edge" tile="1518">
   <wangcolor name="dark/sage" color="#8a5a3c" tile="1518" probability="1"/>
   <wangtile tileid="1509" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1510" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1511" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1512" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1513" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1514" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1515" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1516" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1517" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1518" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1519" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1520" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1521" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1522" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1523" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/sky" type="edge" tile="1570">
   <wangcolor name="dark/sky" color="#8a5a3c" tile="1570" probability="1"/>
   <wangtile tileid="1561" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1562" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1563" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1564" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1565" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1566" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1567" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1568" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1569" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1570" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1571" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1572" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1573" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1574" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1575" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/cream stripe" type="edge" tile="1622">
   <wangcolor name="dark/cream stripe" color="#8a5a3c" tile="1622" probability="1"/>
   <wangtile tileid="1613" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1614" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1615" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1616" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1617" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1618" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1619" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1620" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1621" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1622" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1623" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1624" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1625" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1626" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1627" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/mint dots" type="edge" tile="1674">
   <wangcolor name="dark/mint dots" color="#8a5a3c" tile="1674" probability="1"/>
   <wangtile tileid="1665" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1666" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1667" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1668" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1669" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1670" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1671" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1672" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1673" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1674" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1675" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1676" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1677" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1678" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1679" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/lilac" type="edge" tile="1726">
   <wangcolor name="dark/lilac" color="#8a5a3c" tile="1726" probability="1"/>
   <wangtile tileid="1717" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1718" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1719" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1720" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1721" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1722" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1723" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1724" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1725" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1726" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1727" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1728" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1729" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1730" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1731" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/tiles white" type="edge" tile="1778">
   <wangcolor name="dark/tiles white" color="#8a5a3c" tile="1778" probability="1"/>
   <wangtile tileid="1769" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1770" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1771" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1772" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1773" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1774" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1775" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1776" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1777" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1778" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1779" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1780" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1781" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1782" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1783" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/tiles blue" type="edge" tile="1830">
   <wangcolor name="dark/tiles blue" color="#8a5a3c" tile="1830" probability="1"/>
   <wangtile tileid="1821" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1822" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1823" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1824" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1825" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1826" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1827" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1828" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1829" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1830" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1831" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1832" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1833" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1834" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1835" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/library panel" type="edge" tile="1882">
   <wangcolor name="dark/library panel" color="#8a5a3c" tile="1882" probability="1"/>
   <wangtile tileid="1873" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1874" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1875" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1876" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1877" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1878" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1879" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1880" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1881" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1882" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1883" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1884" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1885" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1886" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1887" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/school green" type="edge" tile="1934">
   <wangcolor name="dark/school green" color="#8a5a3c" tile="1934" probability="1"/>
   <wangtile tileid="1925" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1926" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1927" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1928" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1929" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1930" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1931" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1932" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1933" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1934" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1935" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1936" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1937" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1938" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1939" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/shop" type="edge" tile="1986">
   <wangcolor name="dark/shop" color="#8a5a3c" tile="1986" probability="1"/>
   <wangtile tileid="1977" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1978" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1979" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1980" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1981" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1982" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1983" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1984" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1985" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1986" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1987" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1988" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1989" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1990" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1991" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/dorm" type="edge" tile="2038">
   <wangcolor name="dark/dorm" color="#8a5a3c" tile="2038" probability="1"/>
   <wangtile tileid="2029" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2030" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2031" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2032" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2033" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2034" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2035" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2036" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2037" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2038" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2039" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2040" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2041" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2042" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2043" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/kitchen tile" type="edge" tile="2090">
   <wangcolor name="dark/kitchen tile" color="#8a5a3c" tile="2090" probability="1"/>
   <wangtile tileid="2081" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2082" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2083" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2084" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2085" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2086" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2087" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2088" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2089" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2090" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2091" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2092" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2093" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2094" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2095" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/brick" type="edge" tile="2142">
   <wangcolor name="dark/brick" color="#8a5a3c" tile="2142" probability="1"/>
   <wangtile tileid="2133" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2134" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2135" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2136" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2137" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2138" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2139" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2140" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2141" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2142" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2143" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2144" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2145" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2146" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2147" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/red brick" type="edge" tile="2194">
   <wangcolor name="dark/red brick" color="#8a5a3c" tile="2194" probability="1"/>
   <wangtile tileid="2185" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2186" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2187" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2188" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2189" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2190" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2191" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2192" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2193" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2194" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2195" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2196" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2197" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2198" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2199" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/timber" type="edge" tile="2246">
   <wangcolor name="dark/timber" color="#8a5a3c" tile="2246" probability="1"/>
   <wangtile tileid="2237" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2238" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2239" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2240" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2241" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2242" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2243" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2244" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2245" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2246" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2247" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2248" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2249" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2250" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2251" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/stucco cream" type="edge" tile="2298">
   <wangcolor name="dark/stucco cream" color="#8a5a3c" tile="2298" probability="1"/>
   <wangtile tileid="2289" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2290" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2291" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2292" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2293" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2294" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2295" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2296" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2297" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2298" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2299" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2300" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2301" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2302" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2303" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/stone" type="edge" tile="2350">
   <wangcolor name="dark/stone" color="#8a5a3c" tile="2350" probability="1"/>
   <wangtile tileid="2341" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2342" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2343" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2344" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2345" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2346" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2347" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2348" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2349" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2350" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2351" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2352" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2353" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2354" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2355" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="dark/college brick" type="edge" tile="2402">
   <wangcolor name="dark/college brick" color="#8a5a3c" tile="2402" probability="1"/>
   <wangtile tileid="2393" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2394" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2395" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2396" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2397" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2398" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2399" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2400" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2401" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2402" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2403" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2404" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2405" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2406" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2407" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/cafe" type="edge" tile="2454">
   <wangcolor name="white/cafe" color="#8a5a3c" tile="2454" probability="1"/>
   <wangtile tileid="2445" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2446" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2447" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2448" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2449" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2450" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2451" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2452" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2453" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2454" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2455" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2456" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2457" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2458" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2459" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/pub" type="edge" tile="2506">
   <wangcolor name="white/pub" color="#8a5a3c" tile="2506" probability="1"/>
   <wangtile tileid="2497" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2498" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2499" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2500" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2501" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2502" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2503" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2504" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2505" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2506" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2507" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2508" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2509" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2510" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2511" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/rose" type="edge" tile="2558">
   <wangcolor name="white/rose" color="#8a5a3c" tile="2558" probability="1"/>
   <wangtile tileid="2549" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2550" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2551" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2552" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2553" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2554" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2555" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2556" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2557" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2558" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2559" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2560" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2561" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2562" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2563" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/sage" type="edge" tile="2610">
   <wangcolor name="white/sage" color="#8a5a3c" tile="2610" probability="1"/>
   <wangtile tileid="2601" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2602" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2603" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2604" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2605" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2606" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2607" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2608" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2609" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2610" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2611" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2612" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2613" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2614" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2615" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/sky" type="edge" tile="2662">
   <wangcolor name="white/sky" color="#8a5a3c" tile="2662" probability="1"/>
   <wangtile tileid="2653" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2654" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2655" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2656" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2657" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2658" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2659" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2660" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2661" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2662" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2663" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2664" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2665" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2666" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2667" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/cream stripe" type="edge" tile="2714">
   <wangcolor name="white/cream stripe" color="#8a5a3c" tile="2714" probability="1"/>
   <wangtile tileid="2705" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2706" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2707" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2708" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2709" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2710" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2711" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2712" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2713" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2714" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2715" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2716" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2717" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2718" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2719" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/mint dots" type="edge" tile="2766">
   <wangcolor name="white/mint dots" color="#8a5a3c" tile="2766" probability="1"/>
   <wangtile tileid="2757" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2758" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2759" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2760" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2761" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2762" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2763" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2764" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2765" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2766" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2767" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2768" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2769" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2770" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2771" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/lilac" type="edge" tile="2818">
   <wangcolor name="white/lilac" color="#8a5a3c" tile="2818" probability="1"/>
   <wangtile tileid="2809" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2810" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2811" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2812" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2813" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2814" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2815" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2816" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2817" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2818" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2819" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2820" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2821" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2822" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2823" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/tiles white" type="edge" tile="2870">
   <wangcolor name="white/tiles white" color="#8a5a3c" tile="2870" probability="1"/>
   <wangtile tileid="2861" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2862" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2863" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2864" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2865" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2866" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2867" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2868" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2869" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2870" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2871" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2872" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2873" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2874" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2875" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/tiles blue" type="edge" tile="2922">
   <wangcolor name="white/tiles blue" color="#8a5a3c" tile="2922" probability="1"/>
   <wangtile tileid="2913" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2914" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2915" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2916" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2917" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2918" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2919" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2920" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2921" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2922" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2923" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2924" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2925" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2926" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2927" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/library panel" type="edge" tile="2974">
   <wangcolor name="white/library panel" color="#8a5a3c" tile="2974" probability="1"/>
   <wangtile tileid="2965" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2966" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2967" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2968" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2969" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2970" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2971" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2972" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2973" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2974" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2975" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2976" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2977" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2978" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2979" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/school green" type="edge" tile="3026">
   <wangcolor name="white/school green" color="#8a5a3c" tile="3026" probability="1"/>
   <wangtile tileid="3017" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3018" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3019" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3020" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3021" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3022" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3023" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3024" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3025" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3026" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3027" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3028" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3029" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3030" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3031" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/shop" type="edge" tile="3078">
   <wangcolor name="white/shop" color="#8a5a3c" tile="3078" probability="1"/>
   <wangtile tileid="3069" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3070" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3071" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3072" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3073" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3074" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3075" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3076" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3077" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3078" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3079" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3080" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3081" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3082" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3083" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/dorm" type="edge" tile="3130">
   <wangcolor name="white/dorm" color="#8a5a3c" tile="3130" probability="1"/>
   <wangtile tileid="3121" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3122" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3123" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3124" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3125" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3126" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3127" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3128" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3129" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3130" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3131" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3132" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3133" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3134" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3135" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/kitchen tile" type="edge" tile="3182">
   <wangcolor name="white/kitchen tile" color="#8a5a3c" tile="3182" probability="1"/>
   <wangtile tileid="3173" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3174" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3175" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3176" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3177" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3178" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3179" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3180" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3181" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3182" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3183" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3184" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3185" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3186" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3187" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/siding white" type="edge" tile="3234">
   <wangcolor name="white/siding white" color="#8a5a3c" tile="3234" probability="1"/>
   <wangtile tileid="3225" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3226" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3227" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3228" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3229" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3230" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3231" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3232" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3233" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3234" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3235" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3236" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3237" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3238" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3239" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/siding blue" type="edge" tile="3286">
   <wangcolor name="white/siding blue" color="#8a5a3c" tile="3286" probability="1"/>
   <wangtile tileid="3277" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3278" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3279" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3280" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3281" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3282" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3283" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3284" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3285" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3286" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3287" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3288" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3289" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3290" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3291" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/siding yellow" type="edge" tile="3338">
   <wangcolor name="white/siding yellow" color="#8a5a3c" tile="3338" probability="1"/>
   <wangtile tileid="3329" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3330" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3331" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3332" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3333" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3334" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3335" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3336" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3337" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3338" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3339" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3340" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3341" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3342" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3343" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/red brick" type="edge" tile="3390">
   <wangcolor name="white/red brick" color="#8a5a3c" tile="3390" probability="1"/>
   <wangtile tileid="3381" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3382" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3383" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3384" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3385" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3386" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3387" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3388" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3389" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3390" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3391" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3392" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3393" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3394" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3395" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/stucco rose" type="edge" tile="3442">
   <wangcolor name="white/stucco rose" color="#8a5a3c" tile="3442" probability="1"/>
   <wangtile tileid="3433" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3434" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3435" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3436" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3437" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3438" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3439" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3440" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3441" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3442" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3443" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3444" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3445" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3446" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3447" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="white/planks green" type="edge" tile="3494">
   <wangcolor name="white/planks green" color="#8a5a3c" tile="3494" probability="1"/>
   <wangtile tileid="3485" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3486" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3487" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3488" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3489" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3490" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3491" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3492" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3493" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3494" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3495" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3496" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3497" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3498" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3499" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/cafe" type="edge" tile="3546">
   <wangcolor name="stone/cafe" color="#8a5a3c" tile="3546" probability="1"/>
   <wangtile tileid="3537" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3538" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3539" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3540" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3541" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3542" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3543" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3544" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3545" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3546" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3547" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3548" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3549" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3550" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3551" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/pub" type="edge" tile="3598">
   <wangcolor name="stone/pub" color="#8a5a3c" tile="3598" probability="1"/>
   <wangtile tileid="3589" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3590" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3591" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3592" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3593" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3594" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3595" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3596" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3597" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3598" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3599" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3600" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3601" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3602" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3603" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/rose" type="edge" tile="3650">
   <wangcolor name="stone/rose" color="#8a5a3c" tile="3650" probability="1"/>
   <wangtile tileid="3641" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3642" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3643" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3644" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3645" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3646" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3647" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3648" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3649" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3650" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3651" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3652" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3653" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3654" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3655" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/sage" type="edge" tile="3702">
   <wangcolor name="stone/sage" color="#8a5a3c" tile="3702" probability="1"/>
   <wangtile tileid="3693" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3694" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3695" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3696" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3697" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3698" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3699" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3700" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3701" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3702" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3703" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3704" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3705" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3706" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3707" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/sky" type="edge" tile="3754">
   <wangcolor name="stone/sky" color="#8a5a3c" tile="3754" probability="1"/>
   <wangtile tileid="3745" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3746" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3747" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3748" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3749" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3750" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3751" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3752" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3753" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3754" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3755" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3756" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3757" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3758" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3759" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/cream stripe" type="edge" tile="3806">
   <wangcolor name="stone/cream stripe" color="#8a5a3c" tile="3806" probability="1"/>
   <wangtile tileid="3797" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3798" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3799" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3800" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3801" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3802" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3803" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3804" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3805" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3806" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3807" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3808" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3809" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3810" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3811" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/mint dots" type="edge" tile="3858">
   <wangcolor name="stone/mint dots" color="#8a5a3c" tile="3858" probability="1"/>
   <wangtile tileid="3849" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3850" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3851" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3852" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3853" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3854" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3855" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3856" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3857" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3858" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3859" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3860" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3861" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3862" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3863" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/lilac" type="edge" tile="3910">
   <wangcolor name="stone/lilac" color="#8a5a3c" tile="3910" probability="1"/>
   <wangtile tileid="3901" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3902" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3903" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3904" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3905" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3906" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3907" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3908" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3909" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3910" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3911" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3912" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3913" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3914" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3915" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/tiles white" type="edge" tile="3962">
   <wangcolor name="stone/tiles white" color="#8a5a3c" tile="3962" probability="1"/>
   <wangtile tileid="3953" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="3954" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="3955" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="3956" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="3957" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="3958" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="3959" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="3960" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="3961" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="3962" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="3963" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="3964" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="3965" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="3966" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="3967" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/tiles blue" type="edge" tile="4014">
   <wangcolor name="stone/tiles blue" color="#8a5a3c" tile="4014" probability="1"/>
   <wangtile tileid="4005" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4006" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4007" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4008" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4009" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4010" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4011" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4012" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4013" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4014" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4015" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4016" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4017" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4018" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4019" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/library panel" type="edge" tile="4066">
   <wangcolor name="stone/library panel" color="#8a5a3c" tile="4066" probability="1"/>
   <wangtile tileid="4057" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4058" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4059" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4060" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4061" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4062" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4063" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4064" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4065" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4066" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4067" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4068" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4069" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4070" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4071" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/school green" type="edge" tile="4118">
   <wangcolor name="stone/school green" color="#8a5a3c" tile="4118" probability="1"/>
   <wangtile tileid="4109" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4110" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4111" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4112" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4113" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4114" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4115" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4116" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4117" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4118" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4119" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4120" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4121" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4122" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4123" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/shop" type="edge" tile="4170">
   <wangcolor name="stone/shop" color="#8a5a3c" tile="4170" probability="1"/>
   <wangtile tileid="4161" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4162" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4163" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4164" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4165" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4166" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4167" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4168" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4169" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4170" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4171" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4172" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4173" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4174" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4175" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/dorm" type="edge" tile="4222">
   <wangcolor name="stone/dorm" color="#8a5a3c" tile="4222" probability="1"/>
   <wangtile tileid="4213" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4214" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4215" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4216" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4217" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4218" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4219" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4220" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4221" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4222" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4223" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4224" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4225" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4226" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4227" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/kitchen tile" type="edge" tile="4274">
   <wangcolor name="stone/kitchen tile" color="#8a5a3c" tile="4274" probability="1"/>
   <wangtile tileid="4265" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4266" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4267" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4268" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4269" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4270" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4271" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4272" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4273" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4274" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4275" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4276" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4277" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4278" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4279" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/stone" type="edge" tile="4326">
   <wangcolor name="stone/stone" color="#8a5a3c" tile="4326" probability="1"/>
   <wangtile tileid="4317" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4318" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4319" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4320" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4321" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4322" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4323" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4324" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4325" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4326" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4327" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4328" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4329" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4330" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4331" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/brick" type="edge" tile="4378">
   <wangcolor name="stone/brick" color="#8a5a3c" tile="4378" probability="1"/>
   <wangtile tileid="4369" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4370" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4371" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4372" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4373" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4374" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4375" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4376" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4377" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4378" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4379" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4380" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4381" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4382" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4383" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/college brick" type="edge" tile="4430">
   <wangcolor name="stone/college brick" color="#8a5a3c" tile="4430" probability="1"/>
   <wangtile tileid="4421" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4422" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4423" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4424" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4425" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4426" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4427" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4428" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4429" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4430" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4431" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4432" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4433" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4434" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4435" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="stone/stucco cream" type="edge" tile="4482">
   <wangcolor name="stone/stucco cream" color="#8a5a3c" tile="4482" probability="1"/>
   <wangtile tileid="4473" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4474" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4475" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4476" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4477" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4478" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4479" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4480" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4481" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4482" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4483" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4484" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4485" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4486" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4487" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/cafe" type="edge" tile="4534">
   <wangcolor name="brick/cafe" color="#8a5a3c" tile="4534" probability="1"/>
   <wangtile tileid="4525" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4526" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4527" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4528" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4529" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4530" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4531" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4532" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4533" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4534" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4535" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4536" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4537" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4538" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4539" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/pub" type="edge" tile="4586">
   <wangcolor name="brick/pub" color="#8a5a3c" tile="4586" probability="1"/>
   <wangtile tileid="4577" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4578" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4579" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4580" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4581" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4582" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4583" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4584" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4585" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4586" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4587" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4588" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4589" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4590" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4591" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/rose" type="edge" tile="4638">
   <wangcolor name="brick/rose" color="#8a5a3c" tile="4638" probability="1"/>
   <wangtile tileid="4629" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4630" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4631" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4632" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4633" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4634" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4635" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4636" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4637" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4638" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4639" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4640" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4641" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4642" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4643" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/sage" type="edge" tile="4690">
   <wangcolor name="brick/sage" color="#8a5a3c" tile="4690" probability="1"/>
   <wangtile tileid="4681" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4682" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4683" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4684" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4685" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4686" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4687" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4688" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4689" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4690" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4691" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4692" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4693" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4694" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4695" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/sky" type="edge" tile="4742">
   <wangcolor name="brick/sky" color="#8a5a3c" tile="4742" probability="1"/>
   <wangtile tileid="4733" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4734" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4735" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4736" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4737" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4738" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4739" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4740" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4741" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4742" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4743" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4744" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4745" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4746" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4747" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/cream stripe" type="edge" tile="4794">
   <wangcolor name="brick/cream stripe" color="#8a5a3c" tile="4794" probability="1"/>
   <wangtile tileid="4785" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4786" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4787" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4788" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4789" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4790" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4791" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4792" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4793" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4794" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4795" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4796" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4797" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4798" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4799" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/mint dots" type="edge" tile="4846">
   <wangcolor name="brick/mint dots" color="#8a5a3c" tile="4846" probability="1"/>
   <wangtile tileid="4837" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4838" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4839" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4840" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4841" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4842" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4843" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4844" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4845" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4846" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4847" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4848" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4849" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4850" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4851" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/lilac" type="edge" tile="4898">
   <wangcolor name="brick/lilac" color="#8a5a3c" tile="4898" probability="1"/>
   <wangtile tileid="4889" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4890" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4891" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4892" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4893" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4894" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4895" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4896" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4897" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4898" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4899" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4900" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4901" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4902" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4903" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/tiles white" type="edge" tile="4950">
   <wangcolor name="brick/tiles white" color="#8a5a3c" tile="4950" probability="1"/>
   <wangtile tileid="4941" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4942" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4943" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4944" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4945" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4946" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4947" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="4948" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="4949" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="4950" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="4951" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="4952" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="4953" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="4954" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="4955" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/tiles blue" type="edge" tile="5002">
   <wangcolor name="brick/tiles blue" color="#8a5a3c" tile="5002" probability="1"/>
   <wangtile tileid="4993" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="4994" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="4995" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="4996" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="4997" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="4998" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="4999" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="5000" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="5001" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="5002" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="5003" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="5004" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="5005" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="5006" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="5007" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/library panel" type="edge" tile="5054">
   <wangcolor name="brick/library panel" color="#8a5a3c" tile="5054" probability="1"/>
   <wangtile tileid="5045" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="5046" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="5047" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="5048" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="5049" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="5050" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="5051" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="5052" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="5053" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="5054" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="5055" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="5056" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="5057" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="5058" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="5059" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/school green" type="edge" tile="5106">
   <wangcolor name="brick/school green" color="#8a5a3c" tile="5106" probability="1"/>
   <wangtile tileid="5097" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="5098" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="5099" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="5100" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="5101" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="5102" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="5103" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="5104" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="5105" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="5106" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="5107" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="5108" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="5109" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="5110" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="5111" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/shop" type="edge" tile="5158">
   <wangcolor name="brick/shop" color="#8a5a3c" tile="5158" probability="1"/>
   <wangtile tileid="5149" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="5150" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="5151" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="5152" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="5153" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="5154" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="5155" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="5156" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="5157" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="5158" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="5159" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="5160" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="5161" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="5162" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="5163" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/dorm" type="edge" tile="5210">
   <wangcolor name="brick/dorm" color="#8a5a3c" tile="5210" probability="1"/>
   <wangtile tileid="5201" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="5202" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="5203" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="5204" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="5205" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="5206" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="5207" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="5208" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="5209" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="5210" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="5211" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="5212" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="5213" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="5214" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="5215" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/kitchen tile" type="edge" tile="5262">
   <wangcolor name="brick/kitchen tile" color="#8a5a3c" tile="5262" probability="1"/>
   <wangtile tileid="5253" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="5254" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="5255" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="5256" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="5257" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="5258" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="5259" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="5260" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="5261" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="5262" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="5263" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="5264" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="5265" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="5266" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="5267" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/brick" type="edge" tile="5314">
   <wangcolor name="brick/brick" color="#8a5a3c" tile="5314" probability="1"/>
   <wangtile tileid="5305" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="5306" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="5307" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="5308" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="5309" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="5310" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="5311" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="5312" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="5313" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="5314" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="5315" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="5316" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="5317" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="5318" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="5319" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/red brick" type="edge" tile="5366">
   <wangcolor name="brick/red brick" color="#8a5a3c" tile="5366" probability="1"/>
   <wangtile tileid="5357" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="5358" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="5359" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="5360" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="5361" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="5362" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="5363" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="5364" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="5365" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="5366" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="5367" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="5368" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="5369" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="5370" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="5371" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
  <wangset name="brick/stucco cream" type="edge" tile="5418">
   <wangcolor name="brick/stucco cream" color="#8a5a3c" tile="5418" probability="1"/>
   <wangtile tileid="5409" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="5410" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="5411" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="5412" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="5413" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="5414" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="5415" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="5416" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="5417" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="5418" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="5419" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="5420" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="5421" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="5422" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="5423" wangid="1,0,1,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
