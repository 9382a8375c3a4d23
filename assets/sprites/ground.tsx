<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="ground" tilewidth="32" tileheight="32" tilecount="3456" columns="64">
 <image source="ground.png" width="2048" height="1728"/>
 <tile id="0">
  <properties>
   <property name="name" value="grass 0 0"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="grass 1 0"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="grass 2 0"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="grass 3 0"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="name" value="grass 4 0"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="name" value="grass 5 0"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="name" value="grass 6 0"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="name" value="grass 7 0"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="name" value="grass 0 1"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="name" value="grass 1 1"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="name" value="grass 2 1"/>
  </properties>
 </tile>
 <tile id="11">
  <properties>
   <property name="name" value="grass 3 1"/>
  </properties>
 </tile>
 <tile id="12">
  <properties>
   <property name="name" value="grass 4 1"/>
  </properties>
 </tile>
 <tile id="13">
  <properties>
   <property name="name" value="grass 5 1"/>
  </properties>
 </tile>
 <tile id="14">
  <properties>
   <property name="name" value="grass 6 1"/>
  </properties>
 </tile>
 <tile id="15">
  <properties>
   <property name="name" value="grass 7 1"/>
  </properties>
 </tile>
 <tile id="16">
  <properties>
   <property name="name" value="grass 0 2"/>
  </properties>
 </tile>
 <tile id="17">
  <properties>
   <property name="name" value="grass 1 2"/>
  </properties>
 </tile>
 <tile id="18">
  <properties>
   <property name="name" value="grass 2 2"/>
  </properties>
 </tile>
 <tile id="19">
  <properties>
   <property name="name" value="grass 3 2"/>
  </properties>
 </tile>
 <tile id="20">
  <properties>
   <property name="name" value="grass 4 2"/>
  </properties>
 </tile>
 <tile id="21">
  <properties>
   <property name="name" value="grass 5 2"/>
  </properties>
 </tile>
 <tile id="22">
  <properties>
   <property name="name" value="grass 6 2"/>
  </properties>
 </tile>
 <tile id="23">
  <properties>
   <property name="name" value="grass 7 2"/>
  </properties>
 </tile>
 <tile id="24">
  <properties>
   <property name="name" value="grass 0 3"/>
  </properties>
 </tile>
 <tile id="25">
  <properties>
   <property name="name" value="grass 1 3"/>
  </properties>
 </tile>
 <tile id="26">
  <properties>
   <property name="name" value="grass 2 3"/>
  </properties>
 </tile>
 <tile id="27">
  <properties>
   <property name="name" value="grass 3 3"/>
  </properties>
 </tile>
 <tile id="28">
  <properties>
   <property name="name" value="grass 4 3"/>
  </properties>
 </tile>
 <tile id="29">
  <properties>
   <property name="name" value="grass 5 3"/>
  </properties>
 </tile>
 <tile id="30">
  <properties>
   <property name="name" value="grass 6 3"/>
  </properties>
 </tile>
 <tile id="31">
  <properties>
   <property name="name" value="grass 7 3"/>
  </properties>
 </tile>
 <tile id="32">
  <properties>
   <property name="name" value="grass 0 4"/>
  </properties>
 </tile>
 <tile id="33">
  <properties>
   <property name="name" value="grass 1 4"/>
  </properties>
 </tile>
 <tile id="34">
  <properties>
   <property name="name" value="grass 2 4"/>
  </properties>
 </tile>
 <tile id="35">
  <properties>
   <property name="name" value="grass 3 4"/>
  </properties>
 </tile>
 <tile id="36">
  <properties>
   <property name="name" value="grass 4 4"/>
  </properties>
 </tile>
 <tile id="37">
  <properties>
   <property name="name" value="grass 5 4"/>
  </properties>
 </tile>
 <tile id="38">
  <properties>
   <property name="name" value="grass 6 4"/>
  </properties>
 </tile>
 <tile id="39">
  <properties>
   <property name="name" value="grass 7 4"/>
  </properties>
 </tile>
 <tile id="40">
  <properties>
   <property name="name" value="grass 0 5"/>
  </properties>
 </tile>
 <tile id="41">
  <properties>
   <property name="name" value="grass 1 5"/>
  </properties>
 </tile>
 <tile id="42">
  <properties>
   <property name="name" value="grass 2 5"/>
  </properties>
 </tile>
 <tile id="43">
  <properties>
   <property name="name" value="grass 3 5"/>
  </properties>
 </tile>
 <tile id="44">
  <properties>
   <property name="name" value="grass 4 5"/>
  </properties>
 </tile>
 <tile id="45">
  <properties>
   <property name="name" value="grass 5 5"/>
  </properties>
 </tile>
 <tile id="46">
  <properties>
   <property name="name" value="grass 6 5"/>
  </properties>
 </tile>
 <tile id="47">
  <properties>
   <property name="name" value="grass 7 5"/>
  </properties>
 </tile>
 <tile id="48">
  <properties>
   <property name="name" value="grass 0 6"/>
  </properties>
 </tile>
 <tile id="49">
  <properties>
   <property name="name" value="grass 1 6"/>
  </properties>
 </tile>
 <tile id="50">
  <properties>
   <property name="name" value="grass 2 6"/>
  </properties>
 </tile>
 <tile id="51">
  <properties>
   <property name="name" value="grass 3 6"/>
  </properties>
 </tile>
 <tile id="52">
  <properties>
   <property name="name" value="grass 4 6"/>
  </properties>
 </tile>
 <tile id="53">
  <properties>
   <property name="name" value="grass 5 6"/>
  </properties>
 </tile>
 <tile id="54">
  <properties>
   <property name="name" value="grass 6 6"/>
  </properties>
 </tile>
 <tile id="55">
  <properties>
   <property name="name" value="grass 7 6"/>
  </properties>
 </tile>
 <tile id="56">
  <properties>
   <property name="name" value="grass 0 7"/>
  </properties>
 </tile>
 <tile id="57">
  <properties>
   <property name="name" value="grass 1 7"/>
  </properties>
 </tile>
 <tile id="58">
  <properties>
   <property name="name" value="grass 2 7"/>
  </properties>
 </tile>
 <tile id="59">
  <properties>
   <property name="name" value="grass 3 7"/>
  </properties>
 </tile>
 <tile id="60">
  <properties>
   <property name="name" value="grass 4 7"/>
  </properties>
 </tile>
 <tile id="61">
  <properties>
   <property name="name" value="grass 5 7"/>
  </properties>
 </tile>
 <tile id="62">
  <properties>
   <property name="name" value="grass 6 7"/>
  </properties>
 </tile>
 <tile id="63">
  <properties>
   <property name="name" value="grass 7 7"/>
  </properties>
 </tile>
 <tile id="64">
  <properties>
   <property name="name" value="oak 0 0"/>
  </properties>
 </tile>
 <tile id="65">
  <properties>
   <property name="name" value="oak 1 0"/>
  </properties>
 </tile>
 <tile id="66">
  <properties>
   <property name="name" value="oak 2 0"/>
  </properties>
 </tile>
 <tile id="67">
  <properties>
   <property name="name" value="oak 3 0"/>
  </properties>
 </tile>
 <tile id="68">
  <properties>
   <property name="name" value="oak 0 1"/>
  </properties>
 </tile>
 <tile id="69">
  <properties>
   <property name="name" value="oak 1 1"/>
  </properties>
 </tile>
 <tile id="70">
  <properties>
   <property name="name" value="oak 2 1"/>
  </properties>
 </tile>
 <tile id="71">
  <properties>
   <property name="name" value="oak 3 1"/>
  </properties>
 </tile>
 <tile id="72">
  <properties>
   <property name="name" value="oak 0 2"/>
  </properties>
 </tile>
 <tile id="73">
  <properties>
   <property name="name" value="oak 1 2"/>
  </properties>
 </tile>
 <tile id="74">
  <properties>
   <property name="name" value="oak 2 2"/>
  </properties>
 </tile>
 <tile id="75">
  <properties>
   <property name="name" value="oak 3 2"/>
  </properties>
 </tile>
 <tile id="76">
  <properties>
   <property name="name" value="oak 0 3"/>
  </properties>
 </tile>
 <tile id="77">
  <properties>
   <property name="name" value="oak 1 3"/>
  </properties>
 </tile>
 <tile id="78">
  <properties>
   <property name="name" value="oak 2 3"/>
  </properties>
 </tile>
 <tile id="79">
  <properties>
   <property name="name" value="oak 3 3"/>
  </properties>
 </tile>
 <tile id="80">
  <properties>
   <property name="name" value="oak left 0 0"/>
  </properties>
 </tile>
 <tile id="81">
  <properties>
   <property name="name" value="oak left 1 0"/>
  </properties>
 </tile>
 <tile id="82">
  <properties>
   <property name="name" value="oak left 2 0"/>
  </properties>
 </tile>
 <tile id="83">
  <properties>
   <property name="name" value="oak left 3 0"/>
  </properties>
 </tile>
 <tile id="84">
  <properties>
   <property name="name" value="oak left 0 1"/>
  </properties>
 </tile>
 <tile id="85">
  <properties>
   <property name="name" value="oak left 1 1"/>
  </properties>
 </tile>
 <tile id="86">
  <properties>
   <property name="name" value="oak left 2 1"/>
  </properties>
 </tile>
 <tile id="87">
  <properties>
   <property name="name" value="oak left 3 1"/>
  </properties>
 </tile>
 <tile id="88">
  <properties>
   <property name="name" value="oak left 0 2"/>
  </properties>
 </tile>
 <tile id="89">
  <properties>
   <property name="name" value="oak left 1 2"/>
  </properties>
 </tile>
 <tile id="90">
  <properties>
   <property name="name" value="oak left 2 2"/>
  </properties>
 </tile>
 <tile id="91">
  <properties>
   <property name="name" value="oak left 3 2"/>
  </properties>
 </tile>
 <tile id="92">
  <properties>
   <property name="name" value="oak left 0 3"/>
  </properties>
 </tile>
 <tile id="93">
  <properties>
   <property name="name" value="oak left 1 3"/>
  </properties>
 </tile>
 <tile id="94">
  <properties>
   <property name="name" value="oak left 2 3"/>
  </properties>
 </tile>
 <tile id="95">
  <properties>
   <property name="name" value="oak left 3 3"/>
  </properties>
 </tile>
 <tile id="96">
  <properties>
   <property name="name" value="oak right 0 0"/>
  </properties>
 </tile>
 <tile id="97">
  <properties>
   <property name="name" value="oak right 1 0"/>
  </properties>
 </tile>
 <tile id="98">
  <properties>
   <property name="name" value="oak right 2 0"/>
  </properties>
 </tile>
 <tile id="99">
  <properties>
   <property name="name" value="oak right 3 0"/>
  </properties>
 </tile>
 <tile id="100">
  <properties>
   <property name="name" value="oak right 0 1"/>
  </properties>
 </tile>
 <tile id="101">
  <properties>
   <property name="name" value="oak right 1 1"/>
  </properties>
 </tile>
 <tile id="102">
  <properties>
   <property name="name" value="oak right 2 1"/>
  </properties>
 </tile>
 <tile id="103">
  <properties>
   <property name="name" value="oak right 3 1"/>
  </properties>
 </tile>
 <tile id="104">
  <properties>
   <property name="name" value="oak right 0 2"/>
  </properties>
 </tile>
 <tile id="105">
  <properties>
   <property name="name" value="oak right 1 2"/>
  </properties>
 </tile>
 <tile id="106">
  <properties>
   <property name="name" value="oak right 2 2"/>
  </properties>
 </tile>
 <tile id="107">
  <properties>
   <property name="name" value="oak right 3 2"/>
  </properties>
 </tile>
 <tile id="108">
  <properties>
   <property name="name" value="oak right 0 3"/>
  </properties>
 </tile>
 <tile id="109">
  <properties>
   <property name="name" value="oak right 1 3"/>
  </properties>
 </tile>
 <tile id="110">
  <properties>
   <property name="name" value="oak right 2 3"/>
  </properties>
 </tile>
 <tile id="111">
  <properties>
   <property name="name" value="oak right 3 3"/>
  </properties>
 </tile>
 <tile id="112">
  <properties>
   <property name="name" value="walnut 0 0"/>
  </properties>
 </tile>
 <tile id="113">
  <properties>
   <property name="name" value="walnut 1 0"/>
  </properties>
 </tile>
 <tile id="114">
  <properties>
   <property name="name" value="walnut 2 0"/>
  </properties>
 </tile>
 <tile id="115">
  <properties>
   <property name="name" value="walnut 3 0"/>
  </properties>
 </tile>
 <tile id="116">
  <properties>
   <property name="name" value="walnut 0 1"/>
  </properties>
 </tile>
 <tile id="117">
  <properties>
   <property name="name" value="walnut 1 1"/>
  </properties>
 </tile>
 <tile id="118">
  <properties>
   <property name="name" value="walnut 2 1"/>
  </properties>
 </tile>
 <tile id="119">
  <properties>
   <property name="name" value="walnut 3 1"/>
  </properties>
 </tile>
 <tile id="120">
  <properties>
   <property name="name" value="walnut 0 2"/>
  </properties>
 </tile>
 <tile id="121">
  <properties>
   <property name="name" value="walnut 1 2"/>
  </properties>
 </tile>
 <tile id="122">
  <properties>
   <property name="name" value="walnut 2 2"/>
  </properties>
 </tile>
 <tile id="123">
  <properties>
   <property name="name" value="walnut 3 2"/>
  </properties>
 </tile>
 <tile id="124">
  <properties>
   <property name="name" value="walnut 0 3"/>
  </properties>
 </tile>
 <tile id="125">
  <properties>
   <property name="name" value="walnut 1 3"/>
  </properties>
 </tile>
 <tile id="126">
  <properties>
   <property name="name" value="walnut 2 3"/>
  </properties>
 </tile>
 <tile id="127">
  <properties>
   <property name="name" value="walnut 3 3"/>
  </properties>
 </tile>
 <tile id="128">
  <properties>
   <property name="name" value="walnut left 0 0"/>
  </properties>
 </tile>
 <tile id="129">
  <properties>
   <property name="name" value="walnut left 1 0"/>
  </properties>
 </tile>
 <tile id="130">
  <properties>
   <property name="name" value="walnut left 2 0"/>
  </properties>
 </tile>
 <tile id="131">
  <properties>
   <property name="name" value="walnut left 3 0"/>
  </properties>
 </tile>
 <tile id="132">
  <properties>
   <property name="name" value="walnut left 0 1"/>
  </properties>
 </tile>
 <tile id="133">
  <properties>
   <property name="name" value="walnut left 1 1"/>
  </properties>
 </tile>
 <tile id="134">
  <properties>
   <property name="name" value="walnut left 2 1"/>
  </properties>
 </tile>
 <tile id="135">
  <properties>
   <property name="name" value="walnut left 3 1"/>
  </properties>
 </tile>
 <tile id="136">
  <properties>
   <property name="name" value="walnut left 0 2"/>
  </properties>
 </tile>
 <tile id="137">
  <properties>
   <property name="name" value="walnut left 1 2"/>
  </properties>
 </tile>
 <tile id="138">
  <properties>
   <property name="name" value="walnut left 2 2"/>
  </properties>
 </tile>
 <tile id="139">
  <properties>
   <property name="name" value="walnut left 3 2"/>
  </properties>
 </tile>
 <tile id="140">
  <properties>
   <property name="name" value="walnut left 0 3"/>
  </properties>
 </tile>
 <tile id="141">
  <properties>
   <property name="name" value="walnut left 1 3"/>
  </properties>
 </tile>
 <tile id="142">
  <properties>
   <property name="name" value="walnut left 2 3"/>
  </properties>
 </tile>
 <tile id="143">
  <properties>
   <property name="name" value="walnut left 3 3"/>
  </properties>
 </tile>
 <tile id="144">
  <properties>
   <property name="name" value="walnut right 0 0"/>
  </properties>
 </tile>
 <tile id="145">
  <properties>
   <property name="name" value="walnut right 1 0"/>
  </properties>
 </tile>
 <tile id="146">
  <properties>
   <property name="name" value="walnut right 2 0"/>
  </properties>
 </tile>
 <tile id="147">
  <properties>
   <property name="name" value="walnut right 3 0"/>
  </properties>
 </tile>
 <tile id="148">
  <properties>
   <property name="name" value="walnut right 0 1"/>
  </properties>
 </tile>
 <tile id="149">
  <properties>
   <property name="name" value="walnut right 1 1"/>
  </properties>
 </tile>
 <tile id="150">
  <properties>
   <property name="name" value="walnut right 2 1"/>
  </properties>
 </tile>
 <tile id="151">
  <properties>
   <property name="name" value="walnut right 3 1"/>
  </properties>
 </tile>
 <tile id="152">
  <properties>
   <property name="name" value="walnut right 0 2"/>
  </properties>
 </tile>
 <tile id="153">
  <properties>
   <property name="name" value="walnut right 1 2"/>
  </properties>
 </tile>
 <tile id="154">
  <properties>
   <property name="name" value="walnut right 2 2"/>
  </properties>
 </tile>
 <tile id="155">
  <properties>
   <property name="name" value="walnut right 3 2"/>
  </properties>
 </tile>
 <tile id="156">
  <properties>
   <property name="name" value="walnut right 0 3"/>
  </properties>
 </tile>
 <tile id="157">
  <properties>
   <property name="name" value="walnut right 1 3"/>
  </properties>
 </tile>
 <tile id="158">
  <properties>
   <property name="name" value="walnut right 2 3"/>
  </properties>
 </tile>
 <tile id="159">
  <properties>
   <property name="name" value="walnut right 3 3"/>
  </properties>
 </tile>
 <tile id="160">
  <properties>
   <property name="name" value="pine 0 0"/>
  </properties>
 </tile>
 <tile id="161">
  <properties>
   <property name="name" value="pine 1 0"/>
  </properties>
 </tile>
 <tile id="162">
  <properties>
   <property name="name" value="pine 2 0"/>
  </properties>
 </tile>
 <tile id="163">
  <properties>
   <property name="name" value="pine 3 0"/>
  </properties>
 </tile>
 <tile id="164">
  <properties>
   <property name="name" value="pine 0 1"/>
  </properties>
 </tile>
 <tile id="165">
  <properties>
   <property name="name" value="pine 1 1"/>
  </properties>
 </tile>
 <tile id="166">
  <properties>
   <property name="name" value="pine 2 1"/>
  </properties>
 </tile>
 <tile id="167">
  <properties>
   <property name="name" value="pine 3 1"/>
  </properties>
 </tile>
 <tile id="168">
  <properties>
   <property name="name" value="pine 0 2"/>
  </properties>
 </tile>
 <tile id="169">
  <properties>
   <property name="name" value="pine 1 2"/>
  </properties>
 </tile>
 <tile id="170">
  <properties>
   <property name="name" value="pine 2 2"/>
  </properties>
 </tile>
 <tile id="171">
  <properties>
   <property name="name" value="pine 3 2"/>
  </properties>
 </tile>
 <tile id="172">
  <properties>
   <property name="name" value="pine 0 3"/>
  </properties>
 </tile>
 <tile id="173">
  <properties>
   <property name="name" value="pine 1 3"/>
  </properties>
 </tile>
 <tile id="174">
  <properties>
   <property name="name" value="pine 2 3"/>
  </properties>
 </tile>
 <tile id="175">
  <properties>
   <property name="name" value="pine 3 3"/>
  </properties>
 </tile>
 <tile id="176">
  <properties>
   <property name="name" value="pine left 0 0"/>
  </properties>
 </tile>
 <tile id="177">
  <properties>
   <property name="name" value="pine left 1 0"/>
  </properties>
 </tile>
 <tile id="178">
  <properties>
   <property name="name" value="pine left 2 0"/>
  </properties>
 </tile>
 <tile id="179">
  <properties>
   <property name="name" value="pine left 3 0"/>
  </properties>
 </tile>
 <tile id="180">
  <properties>
   <property name="name" value="pine left 0 1"/>
  </properties>
 </tile>
 <tile id="181">
  <properties>
   <property name="name" value="pine left 1 1"/>
  </properties>
 </tile>
 <tile id="182">
  <properties>
   <property name="name" value="pine left 2 1"/>
  </properties>
 </tile>
 <tile id="183">
  <properties>
   <property name="name" value="pine left 3 1"/>
  </properties>
 </tile>
 <tile id="184">
  <properties>
   <property name="name" value="pine left 0 2"/>
  </properties>
 </tile>
 <tile id="185">
  <properties>
   <property name="name" value="pine left 1 2"/>
  </properties>
 </tile>
 <tile id="186">
  <properties>
   <property name="name" value="pine left 2 2"/>
  </properties>
 </tile>
 <tile id="187">
  <properties>
   <property name="name" value="pine left 3 2"/>
  </properties>
 </tile>
 <tile id="188">
  <properties>
   <property name="name" value="pine left 0 3"/>
  </properties>
 </tile>
 <tile id="189">
  <properties>
   <property name="name" value="pine left 1 3"/>
  </properties>
 </tile>
 <tile id="190">
  <properties>
   <property name="name" value="pine left 2 3"/>
  </properties>
 </tile>
 <tile id="191">
  <properties>
   <property name="name" value="pine left 3 3"/>
  </properties>
 </tile>
 <tile id="192">
  <properties>
   <property name="name" value="pine right 0 0"/>
  </properties>
 </tile>
 <tile id="193">
  <properties>
   <property name="name" value="pine right 1 0"/>
  </properties>
 </tile>
 <tile id="194">
  <properties>
   <property name="name" value="pine right 2 0"/>
  </properties>
 </tile>
 <tile id="195">
  <properties>
   <property name="name" value="pine right 3 0"/>
  </properties>
 </tile>
 <tile id="196">
  <properties>
   <property name="name" value="pine right 0 1"/>
  </properties>
 </tile>
 <tile id="197">
  <properties>
   <property name="name" value="pine right 1 1"/>
  </properties>
 </tile>
 <tile id="198">
  <properties>
   <property name="name" value="pine right 2 1"/>
  </properties>
 </tile>
 <tile id="199">
  <properties>
   <property name="name" value="pine right 3 1"/>
  </properties>
 </tile>
 <tile id="200">
  <properties>
   <property name="name" value="pine right 0 2"/>
  </properties>
 </tile>
 <tile id="201">
  <properties>
   <property name="name" value="pine right 1 2"/>
  </properties>
 </tile>
 <tile id="202">
  <properties>
   <property name="name" value="pine right 2 2"/>
  </properties>
 </tile>
 <tile id="203">
  <properties>
   <property name="name" value="pine right 3 2"/>
  </properties>
 </tile>
 <tile id="204">
  <properties>
   <property name="name" value="pine right 0 3"/>
  </properties>
 </tile>
 <tile id="205">
  <properties>
   <property name="name" value="pine right 1 3"/>
  </properties>
 </tile>
 <tile id="206">
  <properties>
   <property name="name" value="pine right 2 3"/>
  </properties>
 </tile>
 <tile id="207">
  <properties>
   <property name="name" value="pine right 3 3"/>
  </properties>
 </tile>
 <tile id="208">
  <properties>
   <property name="name" value="dark oak 0 0"/>
  </properties>
 </tile>
 <tile id="209">
  <properties>
   <property name="name" value="dark oak 1 0"/>
  </properties>
 </tile>
 <tile id="210">
  <properties>
   <property name="name" value="dark oak 2 0"/>
  </properties>
 </tile>
 <tile id="211">
  <properties>
   <property name="name" value="dark oak 3 0"/>
  </properties>
 </tile>
 <tile id="212">
  <properties>
   <property name="name" value="dark oak 0 1"/>
  </properties>
 </tile>
 <tile id="213">
  <properties>
   <property name="name" value="dark oak 1 1"/>
  </properties>
 </tile>
 <tile id="214">
  <properties>
   <property name="name" value="dark oak 2 1"/>
  </properties>
 </tile>
 <tile id="215">
  <properties>
   <property name="name" value="dark oak 3 1"/>
  </properties>
 </tile>
 <tile id="216">
  <properties>
   <property name="name" value="dark oak 0 2"/>
  </properties>
 </tile>
 <tile id="217">
  <properties>
   <property name="name" value="dark oak 1 2"/>
  </properties>
 </tile>
 <tile id="218">
  <properties>
   <property name="name" value="dark oak 2 2"/>
  </properties>
 </tile>
 <tile id="219">
  <properties>
   <property name="name" value="dark oak 3 2"/>
  </properties>
 </tile>
 <tile id="220">
  <properties>
   <property name="name" value="dark oak 0 3"/>
  </properties>
 </tile>
 <tile id="221">
  <properties>
   <property name="name" value="dark oak 1 3"/>
  </properties>
 </tile>
 <tile id="222">
  <properties>
   <property name="name" value="dark oak 2 3"/>
  </properties>
 </tile>
 <tile id="223">
  <properties>
   <property name="name" value="dark oak 3 3"/>
  </properties>
 </tile>
 <tile id="224">
  <properties>
   <property name="name" value="dark oak left 0 0"/>
  </properties>
 </tile>
 <tile id="225">
  <properties>
   <property name="name" value="dark oak left 1 0"/>
  </properties>
 </tile>
 <tile id="226">
  <properties>
   <property name="name" value="dark oak left 2 0"/>
  </properties>
 </tile>
 <tile id="227">
  <properties>
   <property name="name" value="dark oak left 3 0"/>
  </properties>
 </tile>
 <tile id="228">
  <properties>
   <property name="name" value="dark oak left 0 1"/>
  </properties>
 </tile>
 <tile id="229">
  <properties>
   <property name="name" value="dark oak left 1 1"/>
  </properties>
 </tile>
 <tile id="230">
  <properties>
   <property name="name" value="dark oak left 2 1"/>
  </properties>
 </tile>
 <tile id="231">
  <properties>
   <property name="name" value="dark oak left 3 1"/>
  </properties>
 </tile>
 <tile id="232">
  <properties>
   <property name="name" value="dark oak left 0 2"/>
  </properties>
 </tile>
 <tile id="233">
  <properties>
   <property name="name" value="dark oak left 1 2"/>
  </properties>
 </tile>
 <tile id="234">
  <properties>
   <property name="name" value="dark oak left 2 2"/>
  </properties>
 </tile>
 <tile id="235">
  <properties>
   <property name="name" value="dark oak left 3 2"/>
  </properties>
 </tile>
 <tile id="236">
  <properties>
   <property name="name" value="dark oak left 0 3"/>
  </properties>
 </tile>
 <tile id="237">
  <properties>
   <property name="name" value="dark oak left 1 3"/>
  </properties>
 </tile>
 <tile id="238">
  <properties>
   <property name="name" value="dark oak left 2 3"/>
  </properties>
 </tile>
 <tile id="239">
  <properties>
   <property name="name" value="dark oak left 3 3"/>
  </properties>
 </tile>
 <tile id="240">
  <properties>
   <property name="name" value="dark oak right 0 0"/>
  </properties>
 </tile>
 <tile id="241">
  <properties>
   <property name="name" value="dark oak right 1 0"/>
  </properties>
 </tile>
 <tile id="242">
  <properties>
   <property name="name" value="dark oak right 2 0"/>
  </properties>
 </tile>
 <tile id="243">
  <properties>
   <property name="name" value="dark oak right 3 0"/>
  </properties>
 </tile>
 <tile id="244">
  <properties>
   <property name="name" value="dark oak right 0 1"/>
  </properties>
 </tile>
 <tile id="245">
  <properties>
   <property name="name" value="dark oak right 1 1"/>
  </properties>
 </tile>
 <tile id="246">
  <properties>
   <property name="name" value="dark oak right 2 1"/>
  </properties>
 </tile>
 <tile id="247">
  <properties>
   <property name="name" value="dark oak right 3 1"/>
  </properties>
 </tile>
 <tile id="248">
  <properties>
   <property name="name" value="dark oak right 0 2"/>
  </properties>
 </tile>
 <tile id="249">
  <properties>
   <property name="name" value="dark oak right 1 2"/>
  </properties>
 </tile>
 <tile id="250">
  <properties>
   <property name="name" value="dark oak right 2 2"/>
  </properties>
 </tile>
 <tile id="251">
  <properties>
   <property name="name" value="dark oak right 3 2"/>
  </properties>
 </tile>
 <tile id="252">
  <properties>
   <property name="name" value="dark oak right 0 3"/>
  </properties>
 </tile>
 <tile id="253">
  <properties>
   <property name="name" value="dark oak right 1 3"/>
  </properties>
 </tile>
 <tile id="254">
  <properties>
   <property name="name" value="dark oak right 2 3"/>
  </properties>
 </tile>
 <tile id="255">
  <properties>
   <property name="name" value="dark oak right 3 3"/>
  </properties>
 </tile>
 <tile id="256">
  <properties>
   <property name="name" value="parquet 0 0"/>
  </properties>
 </tile>
 <tile id="257">
  <properties>
   <property name="name" value="parquet 1 0"/>
  </properties>
 </tile>
 <tile id="258">
  <properties>
   <property name="name" value="parquet 2 0"/>
  </properties>
 </tile>
 <tile id="259">
  <properties>
   <property name="name" value="parquet 3 0"/>
  </properties>
 </tile>
 <tile id="260">
  <properties>
   <property name="name" value="parquet 0 1"/>
  </properties>
 </tile>
 <tile id="261">
  <properties>
   <property name="name" value="parquet 1 1"/>
  </properties>
 </tile>
 <tile id="262">
  <properties>
   <property name="name" value="parquet 2 1"/>
  </properties>
 </tile>
 <tile id="263">
  <properties>
   <property name="name" value="parquet 3 1"/>
  </properties>
 </tile>
 <tile id="264">
  <properties>
   <property name="name" value="parquet 0 2"/>
  </properties>
 </tile>
 <tile id="265">
  <properties>
   <property name="name" value="parquet 1 2"/>
  </properties>
 </tile>
 <tile id="266">
  <properties>
   <property name="name" value="parquet 2 2"/>
  </properties>
 </tile>
 <tile id="267">
  <properties>
   <property name="name" value="parquet 3 2"/>
  </properties>
 </tile>
 <tile id="268">
  <properties>
   <property name="name" value="parquet 0 3"/>
  </properties>
 </tile>
 <tile id="269">
  <properties>
   <property name="name" value="parquet 1 3"/>
  </properties>
 </tile>
 <tile id="270">
  <properties>
   <property name="name" value="parquet 2 3"/>
  </properties>
 </tile>
 <tile id="271">
  <properties>
   <property name="name" value="parquet 3 3"/>
  </properties>
 </tile>
 <tile id="272">
  <properties>
   <property name="name" value="parquet left 0 0"/>
  </properties>
 </tile>
 <tile id="273">
  <properties>
   <property name="name" value="parquet left 1 0"/>
  </properties>
 </tile>
 <tile id="274">
  <properties>
   <property name="name" value="parquet left 2 0"/>
  </properties>
 </tile>
 <tile id="275">
  <properties>
   <property name="name" value="parquet left 3 0"/>
  </properties>
 </tile>
 <tile id="276">
  <properties>
   <property name="name" value="parquet left 0 1"/>
  </properties>
 </tile>
 <tile id="277">
  <properties>
   <property name="name" value="parquet left 1 1"/>
  </properties>
 </tile>
 <tile id="278">
  <properties>
   <property name="name" value="parquet left 2 1"/>
  </properties>
 </tile>
 <tile id="279">
  <properties>
   <property name="name" value="parquet left 3 1"/>
  </properties>
 </tile>
 <tile id="280">
  <properties>
   <property name="name" value="parquet left 0 2"/>
  </properties>
 </tile>
 <tile id="281">
  <properties>
   <property name="name" value="parquet left 1 2"/>
  </properties>
 </tile>
 <tile id="282">
  <properties>
   <property name="name" value="parquet left 2 2"/>
  </properties>
 </tile>
 <tile id="283">
  <properties>
   <property name="name" value="parquet left 3 2"/>
  </properties>
 </tile>
 <tile id="284">
  <properties>
   <property name="name" value="parquet left 0 3"/>
  </properties>
 </tile>
 <tile id="285">
  <properties>
   <property name="name" value="parquet left 1 3"/>
  </properties>
 </tile>
 <tile id="286">
  <properties>
   <property name="name" value="parquet left 2 3"/>
  </properties>
 </tile>
 <tile id="287">
  <properties>
   <property name="name" value="parquet left 3 3"/>
  </properties>
 </tile>
 <tile id="288">
  <properties>
   <property name="name" value="parquet right 0 0"/>
  </properties>
 </tile>
 <tile id="289">
  <properties>
   <property name="name" value="parquet right 1 0"/>
  </properties>
 </tile>
 <tile id="290">
  <properties>
   <property name="name" value="parquet right 2 0"/>
  </properties>
 </tile>
 <tile id="291">
  <properties>
   <property name="name" value="parquet right 3 0"/>
  </properties>
 </tile>
 <tile id="292">
  <properties>
   <property name="name" value="parquet right 0 1"/>
  </properties>
 </tile>
 <tile id="293">
  <properties>
   <property name="name" value="parquet right 1 1"/>
  </properties>
 </tile>
 <tile id="294">
  <properties>
   <property name="name" value="parquet right 2 1"/>
  </properties>
 </tile>
 <tile id="295">
  <properties>
   <property name="name" value="parquet right 3 1"/>
  </properties>
 </tile>
 <tile id="296">
  <properties>
   <property name="name" value="parquet right 0 2"/>
  </properties>
 </tile>
 <tile id="297">
  <properties>
   <property name="name" value="parquet right 1 2"/>
  </properties>
 </tile>
 <tile id="298">
  <properties>
   <property name="name" value="parquet right 2 2"/>
  </properties>
 </tile>
 <tile id="299">
  <properties>
   <property name="name" value="parquet right 3 2"/>
  </properties>
 </tile>
 <tile id="300">
  <properties>
   <property name="name" value="parquet right 0 3"/>
  </properties>
 </tile>
 <tile id="301">
  <properties>
   <property name="name" value="parquet right 1 3"/>
  </properties>
 </tile>
 <tile id="302">
  <properties>
   <property name="name" value="parquet right 2 3"/>
  </properties>
 </tile>
 <tile id="303">
  <properties>
   <property name="name" value="parquet right 3 3"/>
  </properties>
 </tile>
 <tile id="304">
  <properties>
   <property name="name" value="college tile 0 0"/>
  </properties>
 </tile>
 <tile id="305">
  <properties>
   <property name="name" value="college tile 1 0"/>
  </properties>
 </tile>
 <tile id="306">
  <properties>
   <property name="name" value="college tile 2 0"/>
  </properties>
 </tile>
 <tile id="307">
  <properties>
   <property name="name" value="college tile 3 0"/>
  </properties>
 </tile>
 <tile id="308">
  <properties>
   <property name="name" value="college tile 0 1"/>
  </properties>
 </tile>
 <tile id="309">
  <properties>
   <property name="name" value="college tile 1 1"/>
  </properties>
 </tile>
 <tile id="310">
  <properties>
   <property name="name" value="college tile 2 1"/>
  </properties>
 </tile>
 <tile id="311">
  <properties>
   <property name="name" value="college tile 3 1"/>
  </properties>
 </tile>
 <tile id="312">
  <properties>
   <property name="name" value="college tile 0 2"/>
  </properties>
 </tile>
 <tile id="313">
  <properties>
   <property name="name" value="college tile 1 2"/>
  </properties>
 </tile>
 <tile id="314">
  <properties>
   <property name="name" value="college tile 2 2"/>
  </properties>
 </tile>
 <tile id="315">
  <properties>
   <property name="name" value="college tile 3 2"/>
  </properties>
 </tile>
 <tile id="316">
  <properties>
   <property name="name" value="college tile 0 3"/>
  </properties>
 </tile>
 <tile id="317">
  <properties>
   <property name="name" value="college tile 1 3"/>
  </properties>
 </tile>
 <tile id="318">
  <properties>
   <property name="name" value="college tile 2 3"/>
  </properties>
 </tile>
 <tile id="319">
  <properties>
   <property name="name" value="college tile 3 3"/>
  </properties>
 </tile>
 <tile id="320">
  <properties>
   <property name="name" value="college tile left 0 0"/>
  </properties>
 </tile>
 <tile id="321">
  <properties>
   <property name="name" value="college tile left 1 0"/>
  </properties>
 </tile>
 <tile id="322">
  <properties>
   <property name="name" value="college tile left 2 0"/>
  </properties>
 </tile>
 <tile id="323">
  <properties>
   <property name="name" value="college tile left 3 0"/>
  </properties>
 </tile>
 <tile id="324">
  <properties>
   <property name="name" value="college tile left 0 1"/>
  </properties>
 </tile>
 <tile id="325">
  <properties>
   <property name="name" value="college tile left 1 1"/>
  </properties>
 </tile>
 <tile id="326">
  <properties>
   <property name="name" value="college tile left 2 1"/>
  </properties>
 </tile>
 <tile id="327">
  <properties>
   <property name="name" value="college tile left 3 1"/>
  </properties>
 </tile>
 <tile id="328">
  <properties>
   <property name="name" value="college tile left 0 2"/>
  </properties>
 </tile>
 <tile id="329">
  <properties>
   <property name="name" value="college tile left 1 2"/>
  </properties>
 </tile>
 <tile id="330">
  <properties>
   <property name="name" value="college tile left 2 2"/>
  </properties>
 </tile>
 <tile id="331">
  <properties>
   <property name="name" value="college tile left 3 2"/>
  </properties>
 </tile>
 <tile id="332">
  <properties>
   <property name="name" value="college tile left 0 3"/>
  </properties>
 </tile>
 <tile id="333">
  <properties>
   <property name="name" value="college tile left 1 3"/>
  </properties>
 </tile>
 <tile id="334">
  <properties>
   <property name="name" value="college tile left 2 3"/>
  </properties>
 </tile>
 <tile id="335">
  <properties>
   <property name="name" value="college tile left 3 3"/>
  </properties>
 </tile>
 <tile id="336">
  <properties>
   <property name="name" value="college tile right 0 0"/>
  </properties>
 </tile>
 <tile id="337">
  <properties>
   <property name="name" value="college tile right 1 0"/>
  </properties>
 </tile>
 <tile id="338">
  <properties>
   <property name="name" value="college tile right 2 0"/>
  </properties>
 </tile>
 <tile id="339">
  <properties>
   <property name="name" value="college tile right 3 0"/>
  </properties>
 </tile>
 <tile id="340">
  <properties>
   <property name="name" value="college tile right 0 1"/>
  </properties>
 </tile>
 <tile id="341">
  <properties>
   <property name="name" value="college tile right 1 1"/>
  </properties>
 </tile>
 <tile id="342">
  <properties>
   <property name="name" value="college tile right 2 1"/>
  </properties>
 </tile>
 <tile id="343">
  <properties>
   <property name="name" value="college tile right 3 1"/>
  </properties>
 </tile>
 <tile id="344">
  <properties>
   <property name="name" value="college tile right 0 2"/>
  </properties>
 </tile>
 <tile id="345">
  <properties>
   <property name="name" value="college tile right 1 2"/>
  </properties>
 </tile>
 <tile id="346">
  <properties>
   <property name="name" value="college tile right 2 2"/>
  </properties>
 </tile>
 <tile id="347">
  <properties>
   <property name="name" value="college tile right 3 2"/>
  </properties>
 </tile>
 <tile id="348">
  <properties>
   <property name="name" value="college tile right 0 3"/>
  </properties>
 </tile>
 <tile id="349">
  <properties>
   <property name="name" value="college tile right 1 3"/>
  </properties>
 </tile>
 <tile id="350">
  <properties>
   <property name="name" value="college tile right 2 3"/>
  </properties>
 </tile>
 <tile id="351">
  <properties>
   <property name="name" value="college tile right 3 3"/>
  </properties>
 </tile>
 <tile id="352">
  <properties>
   <property name="name" value="marble 0 0"/>
  </properties>
 </tile>
 <tile id="353">
  <properties>
   <property name="name" value="marble 1 0"/>
  </properties>
 </tile>
 <tile id="354">
  <properties>
   <property name="name" value="marble 2 0"/>
  </properties>
 </tile>
 <tile id="355">
  <properties>
   <property name="name" value="marble 3 0"/>
  </properties>
 </tile>
 <tile id="356">
  <properties>
   <property name="name" value="marble 0 1"/>
  </properties>
 </tile>
 <tile id="357">
  <properties>
   <property name="name" value="marble 1 1"/>
  </properties>
 </tile>
 <tile id="358">
  <properties>
   <property name="name" value="marble 2 1"/>
  </properties>
 </tile>
 <tile id="359">
  <properties>
   <property name="name" value="marble 3 1"/>
  </properties>
 </tile>
 <tile id="360">
  <properties>
   <property name="name" value="marble 0 2"/>
  </properties>
 </tile>
 <tile id="361">
  <properties>
   <property name="name" value="marble 1 2"/>
  </properties>
 </tile>
 <tile id="362">
  <properties>
   <property name="name" value="marble 2 2"/>
  </properties>
 </tile>
 <tile id="363">
  <properties>
   <property name="name" value="marble 3 2"/>
  </properties>
 </tile>
 <tile id="364">
  <properties>
   <property name="name" value="marble 0 3"/>
  </properties>
 </tile>
 <tile id="365">
  <properties>
   <property name="name" value="marble 1 3"/>
  </properties>
 </tile>
 <tile id="366">
  <properties>
   <property name="name" value="marble 2 3"/>
  </properties>
 </tile>
 <tile id="367">
  <properties>
   <property name="name" value="marble 3 3"/>
  </properties>
 </tile>
 <tile id="368">
  <properties>
   <property name="name" value="marble left 0 0"/>
  </properties>
 </tile>
 <tile id="369">
  <properties>
   <property name="name" value="marble left 1 0"/>
  </properties>
 </tile>
 <tile id="370">
  <properties>
   <property name="name" value="marble left 2 0"/>
  </properties>
 </tile>
 <tile id="371">
  <properties>
   <property name="name" value="marble left 3 0"/>
  </properties>
 </tile>
 <tile id="372">
  <properties>
   <property name="name" value="marble left 0 1"/>
  </properties>
 </tile>
 <tile id="373">
  <properties>
   <property name="name" value="marble left 1 1"/>
  </properties>
 </tile>
 <tile id="374">
  <properties>
   <property name="name" value="marble left 2 1"/>
  </properties>
 </tile>
 <tile id="375">
  <properties>
   <property name="name" value="marble left 3 1"/>
  </properties>
 </tile>
 <tile id="376">
  <properties>
   <property name="name" value="marble left 0 2"/>
  </properties>
 </tile>
 <tile id="377">
  <properties>
   <property name="name" value="marble left 1 2"/>
  </properties>
 </tile>
 <tile id="378">
  <properties>
   <property name="name" value="marble left 2 2"/>
  </properties>
 </tile>
 <tile id="379">
  <properties>
   <property name="name" value="marble left 3 2"/>
  </properties>
 </tile>
 <tile id="380">
  <properties>
   <property name="name" value="marble left 0 3"/>
  </properties>
 </tile>
 <tile id="381">
  <properties>
   <property name="name" value="marble left 1 3"/>
  </properties>
 </tile>
 <tile id="382">
  <properties>
   <property name="name" value="marble left 2 3"/>
  </properties>
 </tile>
 <tile id="383">
  <properties>
   <property name="name" value="marble left 3 3"/>
  </properties>
 </tile>
 <tile id="384">
  <properties>
   <property name="name" value="marble right 0 0"/>
  </properties>
 </tile>
 <tile id="385">
  <properties>
   <property name="name" value="marble right 1 0"/>
  </properties>
 </tile>
 <tile id="386">
  <properties>
   <property name="name" value="marble right 2 0"/>
  </properties>
 </tile>
 <tile id="387">
  <properties>
   <property name="name" value="marble right 3 0"/>
  </properties>
 </tile>
 <tile id="388">
  <properties>
   <property name="name" value="marble right 0 1"/>
  </properties>
 </tile>
 <tile id="389">
  <properties>
   <property name="name" value="marble right 1 1"/>
  </properties>
 </tile>
 <tile id="390">
  <properties>
   <property name="name" value="marble right 2 1"/>
  </properties>
 </tile>
 <tile id="391">
  <properties>
   <property name="name" value="marble right 3 1"/>
  </properties>
 </tile>
 <tile id="392">
  <properties>
   <property name="name" value="marble right 0 2"/>
  </properties>
 </tile>
 <tile id="393">
  <properties>
   <property name="name" value="marble right 1 2"/>
  </properties>
 </tile>
 <tile id="394">
  <properties>
   <property name="name" value="marble right 2 2"/>
  </properties>
 </tile>
 <tile id="395">
  <properties>
   <property name="name" value="marble right 3 2"/>
  </properties>
 </tile>
 <tile id="396">
  <properties>
   <property name="name" value="marble right 0 3"/>
  </properties>
 </tile>
 <tile id="397">
  <properties>
   <property name="name" value="marble right 1 3"/>
  </properties>
 </tile>
 <tile id="398">
  <properties>
   <property name="name" value="marble right 2 3"/>
  </properties>
 </tile>
 <tile id="399">
  <properties>
   <property name="name" value="marble right 3 3"/>
  </properties>
 </tile>
 <tile id="400">
  <properties>
   <property name="name" value="stone 0 0"/>
  </properties>
 </tile>
 <tile id="401">
  <properties>
   <property name="name" value="stone 1 0"/>
  </properties>
 </tile>
 <tile id="402">
  <properties>
   <property name="name" value="stone 2 0"/>
  </properties>
 </tile>
 <tile id="403">
  <properties>
   <property name="name" value="stone 3 0"/>
  </properties>
 </tile>
 <tile id="404">
  <properties>
   <property name="name" value="stone 0 1"/>
  </properties>
 </tile>
 <tile id="405">
  <properties>
   <property name="name" value="stone 1 1"/>
  </properties>
 </tile>
 <tile id="406">
  <properties>
   <property name="name" value="stone 2 1"/>
  </properties>
 </tile>
 <tile id="407">
  <properties>
   <property name="name" value="stone 3 1"/>
  </properties>
 </tile>
 <tile id="408">
  <properties>
   <property name="name" value="stone 0 2"/>
  </properties>
 </tile>
 <tile id="409">
  <properties>
   <property name="name" value="stone 1 2"/>
  </properties>
 </tile>
 <tile id="410">
  <properties>
   <property name="name" value="stone 2 2"/>
  </properties>
 </tile>
 <tile id="411">
  <properties>
   <property name="name" value="stone 3 2"/>
  </properties>
 </tile>
 <tile id="412">
  <properties>
   <property name="name" value="stone 0 3"/>
  </properties>
 </tile>
 <tile id="413">
  <properties>
   <property name="name" value="stone 1 3"/>
  </properties>
 </tile>
 <tile id="414">
  <properties>
   <property name="name" value="stone 2 3"/>
  </properties>
 </tile>
 <tile id="415">
  <properties>
   <property name="name" value="stone 3 3"/>
  </properties>
 </tile>
 <tile id="416">
  <properties>
   <property name="name" value="stone left 0 0"/>
  </properties>
 </tile>
 <tile id="417">
  <properties>
   <property name="name" value="stone left 1 0"/>
  </properties>
 </tile>
 <tile id="418">
  <properties>
   <property name="name" value="stone left 2 0"/>
  </properties>
 </tile>
 <tile id="419">
  <properties>
   <property name="name" value="stone left 3 0"/>
  </properties>
 </tile>
 <tile id="420">
  <properties>
   <property name="name" value="stone left 0 1"/>
  </properties>
 </tile>
 <tile id="421">
  <properties>
   <property name="name" value="stone left 1 1"/>
  </properties>
 </tile>
 <tile id="422">
  <properties>
   <property name="name" value="stone left 2 1"/>
  </properties>
 </tile>
 <tile id="423">
  <properties>
   <property name="name" value="stone left 3 1"/>
  </properties>
 </tile>
 <tile id="424">
  <properties>
   <property name="name" value="stone left 0 2"/>
  </properties>
 </tile>
 <tile id="425">
  <properties>
   <property name="name" value="stone left 1 2"/>
  </properties>
 </tile>
 <tile id="426">
  <properties>
   <property name="name" value="stone left 2 2"/>
  </properties>
 </tile>
 <tile id="427">
  <properties>
   <property name="name" value="stone left 3 2"/>
  </properties>
 </tile>
 <tile id="428">
  <properties>
   <property name="name" value="stone left 0 3"/>
  </properties>
 </tile>
 <tile id="429">
  <properties>
   <property name="name" value="stone left 1 3"/>
  </properties>
 </tile>
 <tile id="430">
  <properties>
   <property name="name" value="stone left 2 3"/>
  </properties>
 </tile>
 <tile id="431">
  <properties>
   <property name="name" value="stone left 3 3"/>
  </properties>
 </tile>
 <tile id="432">
  <properties>
   <property name="name" value="stone right 0 0"/>
  </properties>
 </tile>
 <tile id="433">
  <properties>
   <property name="name" value="stone right 1 0"/>
  </properties>
 </tile>
 <tile id="434">
  <properties>
   <property name="name" value="stone right 2 0"/>
  </properties>
 </tile>
 <tile id="435">
  <properties>
   <property name="name" value="stone right 3 0"/>
  </properties>
 </tile>
 <tile id="436">
  <properties>
   <property name="name" value="stone right 0 1"/>
  </properties>
 </tile>
 <tile id="437">
  <properties>
   <property name="name" value="stone right 1 1"/>
  </properties>
 </tile>
 <tile id="438">
  <properties>
   <property name="name" value="stone right 2 1"/>
  </properties>
 </tile>
 <tile id="439">
  <properties>
   <property name="name" value="stone right 3 1"/>
  </properties>
 </tile>
 <tile id="440">
  <properties>
   <property name="name" value="stone right 0 2"/>
  </properties>
 </tile>
 <tile id="441">
  <properties>
   <property name="name" value="stone right 1 2"/>
  </properties>
 </tile>
 <tile id="442">
  <properties>
   <property name="name" value="stone right 2 2"/>
  </properties>
 </tile>
 <tile id="443">
  <properties>
   <property name="name" value="stone right 3 2"/>
  </properties>
 </tile>
 <tile id="444">
  <properties>
   <property name="name" value="stone right 0 3"/>
  </properties>
 </tile>
 <tile id="445">
  <properties>
   <property name="name" value="stone right 1 3"/>
  </properties>
 </tile>
 <tile id="446">
  <properties>
   <property name="name" value="stone right 2 3"/>
  </properties>
 </tile>
 <tile id="447">
  <properties>
   <property name="name" value="stone right 3 3"/>
  </properties>
 </tile>
 <tile id="448">
  <properties>
   <property name="name" value="checker green 0 0"/>
  </properties>
 </tile>
 <tile id="449">
  <properties>
   <property name="name" value="checker green 1 0"/>
  </properties>
 </tile>
 <tile id="450">
  <properties>
   <property name="name" value="checker green 2 0"/>
  </properties>
 </tile>
 <tile id="451">
  <properties>
   <property name="name" value="checker green 3 0"/>
  </properties>
 </tile>
 <tile id="452">
  <properties>
   <property name="name" value="checker green 0 1"/>
  </properties>
 </tile>
 <tile id="453">
  <properties>
   <property name="name" value="checker green 1 1"/>
  </properties>
 </tile>
 <tile id="454">
  <properties>
   <property name="name" value="checker green 2 1"/>
  </properties>
 </tile>
 <tile id="455">
  <properties>
   <property name="name" value="checker green 3 1"/>
  </properties>
 </tile>
 <tile id="456">
  <properties>
   <property name="name" value="checker green 0 2"/>
  </properties>
 </tile>
 <tile id="457">
  <properties>
   <property name="name" value="checker green 1 2"/>
  </properties>
 </tile>
 <tile id="458">
  <properties>
   <property name="name" value="checker green 2 2"/>
  </properties>
 </tile>
 <tile id="459">
  <properties>
   <property name="name" value="checker green 3 2"/>
  </properties>
 </tile>
 <tile id="460">
  <properties>
   <property name="name" value="checker green 0 3"/>
  </properties>
 </tile>
 <tile id="461">
  <properties>
   <property name="name" value="checker green 1 3"/>
  </properties>
 </tile>
 <tile id="462">
  <properties>
   <property name="name" value="checker green 2 3"/>
  </properties>
 </tile>
 <tile id="463">
  <properties>
   <property name="name" value="checker green 3 3"/>
  </properties>
 </tile>
 <tile id="464">
  <properties>
   <property name="name" value="checker green left 0 0"/>
  </properties>
 </tile>
 <tile id="465">
  <properties>
   <property name="name" value="checker green left 1 0"/>
  </properties>
 </tile>
 <tile id="466">
  <properties>
   <property name="name" value="checker green left 2 0"/>
  </properties>
 </tile>
 <tile id="467">
  <properties>
   <property name="name" value="checker green left 3 0"/>
  </properties>
 </tile>
 <tile id="468">
  <properties>
   <property name="name" value="checker green left 0 1"/>
  </properties>
 </tile>
 <tile id="469">
  <properties>
   <property name="name" value="checker green left 1 1"/>
  </properties>
 </tile>
 <tile id="470">
  <properties>
   <property name="name" value="checker green left 2 1"/>
  </properties>
 </tile>
 <tile id="471">
  <properties>
   <property name="name" value="checker green left 3 1"/>
  </properties>
 </tile>
 <tile id="472">
  <properties>
   <property name="name" value="checker green left 0 2"/>
  </properties>
 </tile>
 <tile id="473">
  <properties>
   <property name="name" value="checker green left 1 2"/>
  </properties>
 </tile>
 <tile id="474">
  <properties>
   <property name="name" value="checker green left 2 2"/>
  </properties>
 </tile>
 <tile id="475">
  <properties>
   <property name="name" value="checker green left 3 2"/>
  </properties>
 </tile>
 <tile id="476">
  <properties>
   <property name="name" value="checker green left 0 3"/>
  </properties>
 </tile>
 <tile id="477">
  <properties>
   <property name="name" value="checker green left 1 3"/>
  </properties>
 </tile>
 <tile id="478">
  <properties>
   <property name="name" value="checker green left 2 3"/>
  </properties>
 </tile>
 <tile id="479">
  <properties>
   <property name="name" value="checker green left 3 3"/>
  </properties>
 </tile>
 <tile id="480">
  <properties>
   <property name="name" value="checker green right 0 0"/>
  </properties>
 </tile>
 <tile id="481">
  <properties>
   <property name="name" value="checker green right 1 0"/>
  </properties>
 </tile>
 <tile id="482">
  <properties>
   <property name="name" value="checker green right 2 0"/>
  </properties>
 </tile>
 <tile id="483">
  <properties>
   <property name="name" value="checker green right 3 0"/>
  </properties>
 </tile>
 <tile id="484">
  <properties>
   <property name="name" value="checker green right 0 1"/>
  </properties>
 </tile>
 <tile id="485">
  <properties>
   <property name="name" value="checker green right 1 1"/>
  </properties>
 </tile>
 <tile id="486">
  <properties>
   <property name="name" value="checker green right 2 1"/>
  </properties>
 </tile>
 <tile id="487">
  <properties>
   <property name="name" value="checker green right 3 1"/>
  </properties>
 </tile>
 <tile id="488">
  <properties>
   <property name="name" value="checker green right 0 2"/>
  </properties>
 </tile>
 <tile id="489">
  <properties>
   <property name="name" value="checker green right 1 2"/>
  </properties>
 </tile>
 <tile id="490">
  <properties>
   <property name="name" value="checker green right 2 2"/>
  </properties>
 </tile>
 <tile id="491">
  <properties>
   <property name="name" value="checker green right 3 2"/>
  </properties>
 </tile>
 <tile id="492">
  <properties>
   <property name="name" value="checker green right 0 3"/>
  </properties>
 </tile>
 <tile id="493">
  <properties>
   <property name="name" value="checker green right 1 3"/>
  </properties>
 </tile>
 <tile id="494">
  <properties>
   <property name="name" value="checker green right 2 3"/>
  </properties>
 </tile>
 <tile id="495">
  <properties>
   <property name="name" value="checker green right 3 3"/>
  </properties>
 </tile>
 <tile id="496">
  <properties>
   <property name="name" value="checker red 0 0"/>
  </properties>
 </tile>
 <tile id="497">
  <properties>
   <property name="name" value="checker red 1 0"/>
  </properties>
 </tile>
 <tile id="498">
  <properties>
   <property name="name" value="checker red 2 0"/>
  </properties>
 </tile>
 <tile id="499">
  <properties>
   <property name="name" value="checker red 3 0"/>
  </properties>
 </tile>
 <tile id="500">
  <properties>
   <property name="name" value="checker red 0 1"/>
  </properties>
 </tile>
 <tile id="501">
  <properties>
   <property name="name" value="checker red 1 1"/>
  </properties>
 </tile>
 <tile id="502">
  <properties>
   <property name="name" value="checker red 2 1"/>
  </properties>
 </tile>
 <tile id="503">
  <properties>
   <property name="name" value="checker red 3 1"/>
  </properties>
 </tile>
 <tile id="504">
  <properties>
   <property name="name" value="checker red 0 2"/>
  </properties>
 </tile>
 <tile id="505">
  <properties>
   <property name="name" value="checker red 1 2"/>
  </properties>
 </tile>
 <tile id="506">
  <properties>
   <property name="name" value="checker red 2 2"/>
  </properties>
 </tile>
 <tile id="507">
  <properties>
   <property name="name" value="checker red 3 2"/>
  </properties>
 </tile>
 <tile id="508">
  <properties>
   <property name="name" value="checker red 0 3"/>
  </properties>
 </tile>
 <tile id="509">
  <properties>
   <property name="name" value="checker red 1 3"/>
  </properties>
 </tile>
 <tile id="510">
  <properties>
   <property name="name" value="checker red 2 3"/>
  </properties>
 </tile>
 <tile id="511">
  <properties>
   <property name="name" value="checker red 3 3"/>
  </properties>
 </tile>
 <tile id="512">
  <properties>
   <property name="name" value="checker red left 0 0"/>
  </properties>
 </tile>
 <tile id="513">
  <properties>
   <property name="name" value="checker red left 1 0"/>
  </properties>
 </tile>
 <tile id="514">
  <properties>
   <property name="name" value="checker red left 2 0"/>
  </properties>
 </tile>
 <tile id="515">
  <properties>
   <property name="name" value="checker red left 3 0"/>
  </properties>
 </tile>
 <tile id="516">
  <properties>
   <property name="name" value="checker red left 0 1"/>
  </properties>
 </tile>
 <tile id="517">
  <properties>
   <property name="name" value="checker red left 1 1"/>
  </properties>
 </tile>
 <tile id="518">
  <properties>
   <property name="name" value="checker red left 2 1"/>
  </properties>
 </tile>
 <tile id="519">
  <properties>
   <property name="name" value="checker red left 3 1"/>
  </properties>
 </tile>
 <tile id="520">
  <properties>
   <property name="name" value="checker red left 0 2"/>
  </properties>
 </tile>
 <tile id="521">
  <properties>
   <property name="name" value="checker red left 1 2"/>
  </properties>
 </tile>
 <tile id="522">
  <properties>
   <property name="name" value="checker red left 2 2"/>
  </properties>
 </tile>
 <tile id="523">
  <properties>
   <property name="name" value="checker red left 3 2"/>
  </properties>
 </tile>
 <tile id="524">
  <properties>
   <property name="name" value="checker red left 0 3"/>
  </properties>
 </tile>
 <tile id="525">
  <properties>
   <property name="name" value="checker red left 1 3"/>
  </properties>
 </tile>
 <tile id="526">
  <properties>
   <property name="name" value="checker red left 2 3"/>
  </properties>
 </tile>
 <tile id="527">
  <properties>
   <property name="name" value="checker red left 3 3"/>
  </properties>
 </tile>
 <tile id="528">
  <properties>
   <property name="name" value="checker red right 0 0"/>
  </properties>
 </tile>
 <tile id="529">
  <properties>
   <property name="name" value="checker red right 1 0"/>
  </properties>
 </tile>
 <tile id="530">
  <properties>
   <property name="name" value="checker red right 2 0"/>
  </properties>
 </tile>
 <tile id="531">
  <properties>
   <property name="name" value="checker red right 3 0"/>
  </properties>
 </tile>
 <tile id="532">
  <properties>
   <property name="name" value="checker red right 0 1"/>
  </properties>
 </tile>
 <tile id="533">
  <properties>
   <property name="name" value="checker red right 1 1"/>
  </properties>
 </tile>
 <tile id="534">
  <properties>
   <property name="name" value="checker red right 2 1"/>
  </properties>
 </tile>
 <tile id="535">
  <properties>
   <property name="name" value="checker red right 3 1"/>
  </properties>
 </tile>
 <tile id="536">
  <properties>
   <property name="name" value="checker red right 0 2"/>
  </properties>
 </tile>
 <tile id="537">
  <properties>
   <property name="name" value="checker red right 1 2"/>
  </properties>
 </tile>
 <tile id="538">
  <properties>
   <property name="name" value="checker red right 2 2"/>
  </properties>
 </tile>
 <tile id="539">
  <properties>
   <property name="name" value="checker red right 3 2"/>
  </properties>
 </tile>
 <tile id="540">
  <properties>
   <property name="name" value="checker red right 0 3"/>
  </properties>
 </tile>
 <tile id="541">
  <properties>
   <property name="name" value="checker red right 1 3"/>
  </properties>
 </tile>
 <tile id="542">
  <properties>
   <property name="name" value="checker red right 2 3"/>
  </properties>
 </tile>
 <tile id="543">
  <properties>
   <property name="name" value="checker red right 3 3"/>
  </properties>
 </tile>
 <tile id="544">
  <properties>
   <property name="name" value="kitchen tile 0 0"/>
  </properties>
 </tile>
 <tile id="545">
  <properties>
   <property name="name" value="kitchen tile 1 0"/>
  </properties>
 </tile>
 <tile id="546">
  <properties>
   <property name="name" value="kitchen tile 2 0"/>
  </properties>
 </tile>
 <tile id="547">
  <properties>
   <property name="name" value="kitchen tile 3 0"/>
  </properties>
 </tile>
 <tile id="548">
  <properties>
   <property name="name" value="kitchen tile 0 1"/>
  </properties>
 </tile>
 <tile id="549">
  <properties>
   <property name="name" value="kitchen tile 1 1"/>
  </properties>
 </tile>
 <tile id="550">
  <properties>
   <property name="name" value="kitchen tile 2 1"/>
  </properties>
 </tile>
 <tile id="551">
  <properties>
   <property name="name" value="kitchen tile 3 1"/>
  </properties>
 </tile>
 <tile id="552">
  <properties>
   <property name="name" value="kitchen tile 0 2"/>
  </properties>
 </tile>
 <tile id="553">
  <properties>
   <property name="name" value="kitchen tile 1 2"/>
  </properties>
 </tile>
 <tile id="554">
  <properties>
   <property name="name" value="kitchen tile 2 2"/>
  </properties>
 </tile>
 <tile id="555">
  <properties>
   <property name="name" value="kitchen tile 3 2"/>
  </properties>
 </tile>
 <tile id="556">
  <properties>
   <property name="name" value="kitchen tile 0 3"/>
  </properties>
 </tile>
 <tile id="557">
  <properties>
   <property name="name" value="kitchen tile 1 3"/>
  </properties>
 </tile>
 <tile id="558">
  <properties>
   <property name="name" value="kitchen tile 2 3"/>
  </properties>
 </tile>
 <tile id="559">
  <properties>
   <property name="name" value="kitchen tile 3 3"/>
  </properties>
 </tile>
 <tile id="560">
  <properties>
   <property name="name" value="kitchen tile left 0 0"/>
  </properties>
 </tile>
 <tile id="561">
  <properties>
   <property name="name" value="kitchen tile left 1 0"/>
  </properties>
 </tile>
 <tile id="562">
  <properties>
   <property name="name" value="kitchen tile left 2 0"/>
  </properties>
 </tile>
 <tile id="563">
  <properties>
   <property name="name" value="kitchen tile left 3 0"/>
  </properties>
 </tile>
 <tile id="564">
  <properties>
   <property name="name" value="kitchen tile left 0 1"/>
  </properties>
 </tile>
 <tile id="565">
  <properties>
   <property name="name" value="kitchen tile left 1 1"/>
  </properties>
 </tile>
 <tile id="566">
  <properties>
   <property name="name" value="kitchen tile left 2 1"/>
  </properties>
 </tile>
 <tile id="567">
  <properties>
   <property name="name" value="kitchen tile left 3 1"/>
  </properties>
 </tile>
 <tile id="568">
  <properties>
   <property name="name" value="kitchen tile left 0 2"/>
  </properties>
 </tile>
 <tile id="569">
  <properties>
   <property name="name" value="kitchen tile left 1 2"/>
  </properties>
 </tile>
 <tile id="570">
  <properties>
   <property name="name" value="kitchen tile left 2 2"/>
  </properties>
 </tile>
 <tile id="571">
  <properties>
   <property name="name" value="kitchen tile left 3 2"/>
  </properties>
 </tile>
 <tile id="572">
  <properties>
   <property name="name" value="kitchen tile left 0 3"/>
  </properties>
 </tile>
 <tile id="573">
  <properties>
   <property name="name" value="kitchen tile left 1 3"/>
  </properties>
 </tile>
 <tile id="574">
  <properties>
   <property name="name" value="kitchen tile left 2 3"/>
  </properties>
 </tile>
 <tile id="575">
  <properties>
   <property name="name" value="kitchen tile left 3 3"/>
  </properties>
 </tile>
 <tile id="576">
  <properties>
   <property name="name" value="kitchen tile right 0 0"/>
  </properties>
 </tile>
 <tile id="577">
  <properties>
   <property name="name" value="kitchen tile right 1 0"/>
  </properties>
 </tile>
 <tile id="578">
  <properties>
   <property name="name" value="kitchen tile right 2 0"/>
  </properties>
 </tile>
 <tile id="579">
  <properties>
   <property name="name" value="kitchen tile right 3 0"/>
  </properties>
 </tile>
 <tile id="580">
  <properties>
   <property name="name" value="kitchen tile right 0 1"/>
  </properties>
 </tile>
 <tile id="581">
  <properties>
   <property name="name" value="kitchen tile right 1 1"/>
  </properties>
 </tile>
 <tile id="582">
  <properties>
   <property name="name" value="kitchen tile right 2 1"/>
  </properties>
 </tile>
 <tile id="583">
  <properties>
   <property name="name" value="kitchen tile right 3 1"/>
  </properties>
 </tile>
 <tile id="584">
  <properties>
   <property name="name" value="kitchen tile right 0 2"/>
  </properties>
 </tile>
 <tile id="585">
  <properties>
   <property name="name" value="kitchen tile right 1 2"/>
  </properties>
 </tile>
 <tile id="586">
  <properties>
   <property name="name" value="kitchen tile right 2 2"/>
  </properties>
 </tile>
 <tile id="587">
  <properties>
   <property name="name" value="kitchen tile right 3 2"/>
  </properties>
 </tile>
 <tile id="588">
  <properties>
   <property name="name" value="kitchen tile right 0 3"/>
  </properties>
 </tile>
 <tile id="589">
  <properties>
   <property name="name" value="kitchen tile right 1 3"/>
  </properties>
 </tile>
 <tile id="590">
  <properties>
   <property name="name" value="kitchen tile right 2 3"/>
  </properties>
 </tile>
 <tile id="591">
  <properties>
   <property name="name" value="kitchen tile right 3 3"/>
  </properties>
 </tile>
 <tile id="592">
  <properties>
   <property name="name" value="bath blue 0 0"/>
  </properties>
 </tile>
 <tile id="593">
  <properties>
   <property name="name" value="bath blue 1 0"/>
  </properties>
 </tile>
 <tile id="594">
  <properties>
   <property name="name" value="bath blue 2 0"/>
  </properties>
 </tile>
 <tile id="595">
  <properties>
   <property name="name" value="bath blue 3 0"/>
  </properties>
 </tile>
 <tile id="596">
  <properties>
   <property name="name" value="bath blue 0 1"/>
  </properties>
 </tile>
 <tile id="597">
  <properties>
   <property name="name" value="bath blue 1 1"/>
  </properties>
 </tile>
 <tile id="598">
  <properties>
   <property name="name" value="bath blue 2 1"/>
  </properties>
 </tile>
 <tile id="599">
  <properties>
   <property name="name" value="bath blue 3 1"/>
  </properties>
 </tile>
 <tile id="600">
  <properties>
   <property name="name" value="bath blue 0 2"/>
  </properties>
 </tile>
 <tile id="601">
  <properties>
   <property name="name" value="bath blue 1 2"/>
  </properties>
 </tile>
 <tile id="602">
  <properties>
   <property name="name" value="bath blue 2 2"/>
  </properties>
 </tile>
 <tile id="603">
  <properties>
   <property name="name" value="bath blue 3 2"/>
  </properties>
 </tile>
 <tile id="604">
  <properties>
   <property name="name" value="bath blue 0 3"/>
  </properties>
 </tile>
 <tile id="605">
  <properties>
   <property name="name" value="bath blue 1 3"/>
  </properties>
 </tile>
 <tile id="606">
  <properties>
   <property name="name" value="bath blue 2 3"/>
  </properties>
 </tile>
 <tile id="607">
  <properties>
   <property name="name" value="bath blue 3 3"/>
  </properties>
 </tile>
 <tile id="608">
  <properties>
   <property name="name" value="bath blue left 0 0"/>
  </properties>
 </tile>
 <tile id="609">
  <properties>
   <property name="name" value="bath blue left 1 0"/>
  </properties>
 </tile>
 <tile id="610">
  <properties>
   <property name="name" value="bath blue left 2 0"/>
  </properties>
 </tile>
 <tile id="611">
  <properties>
   <property name="name" value="bath blue left 3 0"/>
  </properties>
 </tile>
 <tile id="612">
  <properties>
   <property name="name" value="bath blue left 0 1"/>
  </properties>
 </tile>
 <tile id="613">
  <properties>
   <property name="name" value="bath blue left 1 1"/>
  </properties>
 </tile>
 <tile id="614">
  <properties>
   <property name="name" value="bath blue left 2 1"/>
  </properties>
 </tile>
 <tile id="615">
  <properties>
   <property name="name" value="bath blue left 3 1"/>
  </properties>
 </tile>
 <tile id="616">
  <properties>
   <property name="name" value="bath blue left 0 2"/>
  </properties>
 </tile>
 <tile id="617">
  <properties>
   <property name="name" value="bath blue left 1 2"/>
  </properties>
 </tile>
 <tile id="618">
  <properties>
   <property name="name" value="bath blue left 2 2"/>
  </properties>
 </tile>
 <tile id="619">
  <properties>
   <property name="name" value="bath blue left 3 2"/>
  </properties>
 </tile>
 <tile id="620">
  <properties>
   <property name="name" value="bath blue left 0 3"/>
  </properties>
 </tile>
 <tile id="621">
  <properties>
   <property name="name" value="bath blue left 1 3"/>
  </properties>
 </tile>
 <tile id="622">
  <properties>
   <property name="name" value="bath blue left 2 3"/>
  </properties>
 </tile>
 <tile id="623">
  <properties>
   <property name="name" value="bath blue left 3 3"/>
  </properties>
 </tile>
 <tile id="624">
  <properties>
   <property name="name" value="bath blue right 0 0"/>
  </properties>
 </tile>
 <tile id="625">
  <properties>
   <property name="name" value="bath blue right 1 0"/>
  </properties>
 </tile>
 <tile id="626">
  <properties>
   <property name="name" value="bath blue right 2 0"/>
  </properties>
 </tile>
 <tile id="627">
  <properties>
   <property name="name" value="bath blue right 3 0"/>
  </properties>
 </tile>
 <tile id="628">
  <properties>
   <property name="name" value="bath blue right 0 1"/>
  </properties>
 </tile>
 <tile id="629">
  <properties>
   <property name="name" value="bath blue right 1 1"/>
  </properties>
 </tile>
 <tile id="630">
  <properties>
   <property name="name" value="bath blue right 2 1"/>
  </properties>
 </tile>
 <tile id="631">
  <properties>
   <property name="name" value="bath blue right 3 1"/>
  </properties>
 </tile>
 <tile id="632">
  <properties>
   <property name="name" value="bath blue right 0 2"/>
  </properties>
 </tile>
 <tile id="633">
  <properties>
   <property name="name" value="bath blue right 1 2"/>
  </properties>
 </tile>
 <tile id="634">
  <properties>
   <property name="name" value="bath blue right 2 2"/>
  </properties>
 </tile>
 <tile id="635">
  <properties>
   <property name="name" value="bath blue right 3 2"/>
  </properties>
 </tile>
 <tile id="636">
  <properties>
   <property name="name" value="bath blue right 0 3"/>
  </properties>
 </tile>
 <tile id="637">
  <properties>
   <property name="name" value="bath blue right 1 3"/>
  </properties>
 </tile>
 <tile id="638">
  <properties>
   <property name="name" value="bath blue right 2 3"/>
  </properties>
 </tile>
 <tile id="639">
  <properties>
   <property name="name" value="bath blue right 3 3"/>
  </properties>
 </tile>
 <tile id="640">
  <properties>
   <property name="name" value="bath rose 0 0"/>
  </properties>
 </tile>
 <tile id="641">
  <properties>
   <property name="name" value="bath rose 1 0"/>
  </properties>
 </tile>
 <tile id="642">
  <properties>
   <property name="name" value="bath rose 2 0"/>
  </properties>
 </tile>
 <tile id="643">
  <properties>
   <property name="name" value="bath rose 3 0"/>
  </properties>
 </tile>
 <tile id="644">
  <properties>
   <property name="name" value="bath rose 0 1"/>
  </properties>
 </tile>
 <tile id="645">
  <properties>
   <property name="name" value="bath rose 1 1"/>
  </properties>
 </tile>
 <tile id="646">
  <properties>
   <property name="name" value="bath rose 2 1"/>
  </properties>
 </tile>
 <tile id="647">
  <properties>
   <property name="name" value="bath rose 3 1"/>
  </properties>
 </tile>
 <tile id="648">
  <properties>
   <property name="name" value="bath rose 0 2"/>
  </properties>
 </tile>
 <tile id="649">
  <properties>
   <property name="name" value="bath rose 1 2"/>
  </properties>
 </tile>
 <tile id="650">
  <properties>
   <property name="name" value="bath rose 2 2"/>
  </properties>
 </tile>
 <tile id="651">
  <properties>
   <property name="name" value="bath rose 3 2"/>
  </properties>
 </tile>
 <tile id="652">
  <properties>
   <property name="name" value="bath rose 0 3"/>
  </properties>
 </tile>
 <tile id="653">
  <properties>
   <property name="name" value="bath rose 1 3"/>
  </properties>
 </tile>
 <tile id="654">
  <properties>
   <property name="name" value="bath rose 2 3"/>
  </properties>
 </tile>
 <tile id="655">
  <properties>
   <property name="name" value="bath rose 3 3"/>
  </properties>
 </tile>
 <tile id="656">
  <properties>
   <property name="name" value="bath rose left 0 0"/>
  </properties>
 </tile>
 <tile id="657">
  <properties>
   <property name="name" value="bath rose left 1 0"/>
  </properties>
 </tile>
 <tile id="658">
  <properties>
   <property name="name" value="bath rose left 2 0"/>
  </properties>
 </tile>
 <tile id="659">
  <properties>
   <property name="name" value="bath rose left 3 0"/>
  </properties>
 </tile>
 <tile id="660">
  <properties>
   <property name="name" value="bath rose left 0 1"/>
  </properties>
 </tile>
 <tile id="661">
  <properties>
   <property name="name" value="bath rose left 1 1"/>
  </properties>
 </tile>
 <tile id="662">
  <properties>
   <property name="name" value="bath rose left 2 1"/>
  </properties>
 </tile>
 <tile id="663">
  <properties>
   <property name="name" value="bath rose left 3 1"/>
  </properties>
 </tile>
 <tile id="664">
  <properties>
   <property name="name" value="bath rose left 0 2"/>
  </properties>
 </tile>
 <tile id="665">
  <properties>
   <property name="name" value="bath rose left 1 2"/>
  </properties>
 </tile>
 <tile id="666">
  <properties>
   <property name="name" value="bath rose left 2 2"/>
  </properties>
 </tile>
 <tile id="667">
  <properties>
   <property name="name" value="bath rose left 3 2"/>
  </properties>
 </tile>
 <tile id="668">
  <properties>
   <property name="name" value="bath rose left 0 3"/>
  </properties>
 </tile>
 <tile id="669">
  <properties>
   <property name="name" value="bath rose left 1 3"/>
  </properties>
 </tile>
 <tile id="670">
  <properties>
   <property name="name" value="bath rose left 2 3"/>
  </properties>
 </tile>
 <tile id="671">
  <properties>
   <property name="name" value="bath rose left 3 3"/>
  </properties>
 </tile>
 <tile id="672">
  <properties>
   <property name="name" value="bath rose right 0 0"/>
  </properties>
 </tile>
 <tile id="673">
  <properties>
   <property name="name" value="bath rose right 1 0"/>
  </properties>
 </tile>
 <tile id="674">
  <properties>
   <property name="name" value="bath rose right 2 0"/>
  </properties>
 </tile>
 <tile id="675">
  <properties>
   <property name="name" value="bath rose right 3 0"/>
  </properties>
 </tile>
 <tile id="676">
  <properties>
   <property name="name" value="bath rose right 0 1"/>
  </properties>
 </tile>
 <tile id="677">
  <properties>
   <property name="name" value="bath rose right 1 1"/>
  </properties>
 </tile>
 <tile id="678">
  <properties>
   <property name="name" value="bath rose right 2 1"/>
  </properties>
 </tile>
 <tile id="679">
  <properties>
   <property name="name" value="bath rose right 3 1"/>
  </properties>
 </tile>
 <tile id="680">
  <properties>
   <property name="name" value="bath rose right 0 2"/>
  </properties>
 </tile>
 <tile id="681">
  <properties>
   <property name="name" value="bath rose right 1 2"/>
  </properties>
 </tile>
 <tile id="682">
  <properties>
   <property name="name" value="bath rose right 2 2"/>
  </properties>
 </tile>
 <tile id="683">
  <properties>
   <property name="name" value="bath rose right 3 2"/>
  </properties>
 </tile>
 <tile id="684">
  <properties>
   <property name="name" value="bath rose right 0 3"/>
  </properties>
 </tile>
 <tile id="685">
  <properties>
   <property name="name" value="bath rose right 1 3"/>
  </properties>
 </tile>
 <tile id="686">
  <properties>
   <property name="name" value="bath rose right 2 3"/>
  </properties>
 </tile>
 <tile id="687">
  <properties>
   <property name="name" value="bath rose right 3 3"/>
  </properties>
 </tile>
 <tile id="688">
  <properties>
   <property name="name" value="terracotta 0 0"/>
  </properties>
 </tile>
 <tile id="689">
  <properties>
   <property name="name" value="terracotta 1 0"/>
  </properties>
 </tile>
 <tile id="690">
  <properties>
   <property name="name" value="terracotta 2 0"/>
  </properties>
 </tile>
 <tile id="691">
  <properties>
   <property name="name" value="terracotta 3 0"/>
  </properties>
 </tile>
 <tile id="692">
  <properties>
   <property name="name" value="terracotta 0 1"/>
  </properties>
 </tile>
 <tile id="693">
  <properties>
   <property name="name" value="terracotta 1 1"/>
  </properties>
 </tile>
 <tile id="694">
  <properties>
   <property name="name" value="terracotta 2 1"/>
  </properties>
 </tile>
 <tile id="695">
  <properties>
   <property name="name" value="terracotta 3 1"/>
  </properties>
 </tile>
 <tile id="696">
  <properties>
   <property name="name" value="terracotta 0 2"/>
  </properties>
 </tile>
 <tile id="697">
  <properties>
   <property name="name" value="terracotta 1 2"/>
  </properties>
 </tile>
 <tile id="698">
  <properties>
   <property name="name" value="terracotta 2 2"/>
  </properties>
 </tile>
 <tile id="699">
  <properties>
   <property name="name" value="terracotta 3 2"/>
  </properties>
 </tile>
 <tile id="700">
  <properties>
   <property name="name" value="terracotta 0 3"/>
  </properties>
 </tile>
 <tile id="701">
  <properties>
   <property name="name" value="terracotta 1 3"/>
  </properties>
 </tile>
 <tile id="702">
  <properties>
   <property name="name" value="terracotta 2 3"/>
  </properties>
 </tile>
 <tile id="703">
  <properties>
   <property name="name" value="terracotta 3 3"/>
  </properties>
 </tile>
 <tile id="704">
  <properties>
   <property name="name" value="terracotta left 0 0"/>
  </properties>
 </tile>
 <tile id="705">
  <properties>
   <property name="name" value="terracotta left 1 0"/>
  </properties>
 </tile>
 <tile id="706">
  <properties>
   <property name="name" value="terracotta left 2 0"/>
  </properties>
 </tile>
 <tile id="707">
  <properties>
   <property name="name" value="terracotta left 3 0"/>
  </properties>
 </tile>
 <tile id="708">
  <properties>
   <property name="name" value="terracotta left 0 1"/>
  </properties>
 </tile>
 <tile id="709">
  <properties>
   <property name="name" value="terracotta left 1 1"/>
  </properties>
 </tile>
 <tile id="710">
  <properties>
   <property name="name" value="terracotta left 2 1"/>
  </properties>
 </tile>
 <tile id="711">
  <properties>
   <property name="name" value="terracotta left 3 1"/>
  </properties>
 </tile>
 <tile id="712">
  <properties>
   <property name="name" value="terracotta left 0 2"/>
  </properties>
 </tile>
 <tile id="713">
  <properties>
   <property name="name" value="terracotta left 1 2"/>
  </properties>
 </tile>
 <tile id="714">
  <properties>
   <property name="name" value="terracotta left 2 2"/>
  </properties>
 </tile>
 <tile id="715">
  <properties>
   <property name="name" value="terracotta left 3 2"/>
  </properties>
 </tile>
 <tile id="716">
  <properties>
   <property name="name" value="terracotta left 0 3"/>
  </properties>
 </tile>
 <tile id="717">
  <properties>
   <property name="name" value="terracotta left 1 3"/>
  </properties>
 </tile>
 <tile id="718">
  <properties>
   <property name="name" value="terracotta left 2 3"/>
  </properties>
 </tile>
 <tile id="719">
  <properties>
   <property name="name" value="terracotta left 3 3"/>
  </properties>
 </tile>
 <tile id="720">
  <properties>
   <property name="name" value="terracotta right 0 0"/>
  </properties>
 </tile>
 <tile id="721">
  <properties>
   <property name="name" value="terracotta right 1 0"/>
  </properties>
 </tile>
 <tile id="722">
  <properties>
   <property name="name" value="terracotta right 2 0"/>
  </properties>
 </tile>
 <tile id="723">
  <properties>
   <property name="name" value="terracotta right 3 0"/>
  </properties>
 </tile>
 <tile id="724">
  <properties>
   <property name="name" value="terracotta right 0 1"/>
  </properties>
 </tile>
 <tile id="725">
  <properties>
   <property name="name" value="terracotta right 1 1"/>
  </properties>
 </tile>
 <tile id="726">
  <properties>
   <property name="name" value="terracotta right 2 1"/>
  </properties>
 </tile>
 <tile id="727">
  <properties>
   <property name="name" value="terracotta right 3 1"/>
  </properties>
 </tile>
 <tile id="728">
  <properties>
   <property name="name" value="terracotta right 0 2"/>
  </properties>
 </tile>
 <tile id="729">
  <properties>
   <property name="name" value="terracotta right 1 2"/>
  </properties>
 </tile>
 <tile id="730">
  <properties>
   <property name="name" value="terracotta right 2 2"/>
  </properties>
 </tile>
 <tile id="731">
  <properties>
   <property name="name" value="terracotta right 3 2"/>
  </properties>
 </tile>
 <tile id="732">
  <properties>
   <property name="name" value="terracotta right 0 3"/>
  </properties>
 </tile>
 <tile id="733">
  <properties>
   <property name="name" value="terracotta right 1 3"/>
  </properties>
 </tile>
 <tile id="734">
  <properties>
   <property name="name" value="terracotta right 2 3"/>
  </properties>
 </tile>
 <tile id="735">
  <properties>
   <property name="name" value="terracotta right 3 3"/>
  </properties>
 </tile>
 <tile id="736">
  <properties>
   <property name="name" value="shop tile 0 0"/>
  </properties>
 </tile>
 <tile id="737">
  <properties>
   <property name="name" value="shop tile 1 0"/>
  </properties>
 </tile>
 <tile id="738">
  <properties>
   <property name="name" value="shop tile 2 0"/>
  </properties>
 </tile>
 <tile id="739">
  <properties>
   <property name="name" value="shop tile 3 0"/>
  </properties>
 </tile>
 <tile id="740">
  <properties>
   <property name="name" value="shop tile 0 1"/>
  </properties>
 </tile>
 <tile id="741">
  <properties>
   <property name="name" value="shop tile 1 1"/>
  </properties>
 </tile>
 <tile id="742">
  <properties>
   <property name="name" value="shop tile 2 1"/>
  </properties>
 </tile>
 <tile id="743">
  <properties>
   <property name="name" value="shop tile 3 1"/>
  </properties>
 </tile>
 <tile id="744">
  <properties>
   <property name="name" value="shop tile 0 2"/>
  </properties>
 </tile>
 <tile id="745">
  <properties>
   <property name="name" value="shop tile 1 2"/>
  </properties>
 </tile>
 <tile id="746">
  <properties>
   <property name="name" value="shop tile 2 2"/>
  </properties>
 </tile>
 <tile id="747">
  <properties>
   <property name="name" value="shop tile 3 2"/>
  </properties>
 </tile>
 <tile id="748">
  <properties>
   <property name="name" value="shop tile 0 3"/>
  </properties>
 </tile>
 <tile id="749">
  <properties>
   <property name="name" value="shop tile 1 3"/>
  </properties>
 </tile>
 <tile id="750">
  <properties>
   <property name="name" value="shop tile 2 3"/>
  </properties>
 </tile>
 <tile id="751">
  <properties>
   <property name="name" value="shop tile 3 3"/>
  </properties>
 </tile>
 <tile id="752">
  <properties>
   <property name="name" value="shop tile left 0 0"/>
  </properties>
 </tile>
 <tile id="753">
  <properties>
   <property name="name" value="shop tile left 1 0"/>
  </properties>
 </tile>
 <tile id="754">
  <properties>
   <property name="name" value="shop tile left 2 0"/>
  </properties>
 </tile>
 <tile id="755">
  <properties>
   <property name="name" value="shop tile left 3 0"/>
  </properties>
 </tile>
 <tile id="756">
  <properties>
   <property name="name" value="shop tile left 0 1"/>
  </properties>
 </tile>
 <tile id="757">
  <properties>
   <property name="name" value="shop tile left 1 1"/>
  </properties>
 </tile>
 <tile id="758">
  <properties>
   <property name="name" value="shop tile left 2 1"/>
  </properties>
 </tile>
 <tile id="759">
  <properties>
   <property name="name" value="shop tile left 3 1"/>
  </properties>
 </tile>
 <tile id="760">
  <properties>
   <property name="name" value="shop tile left 0 2"/>
  </properties>
 </tile>
 <tile id="761">
  <properties>
   <property name="name" value="shop tile left 1 2"/>
  </properties>
 </tile>
 <tile id="762">
  <properties>
   <property name="name" value="shop tile left 2 2"/>
  </properties>
 </tile>
 <tile id="763">
  <properties>
   <property name="name" value="shop tile left 3 2"/>
  </properties>
 </tile>
 <tile id="764">
  <properties>
   <property name="name" value="shop tile left 0 3"/>
  </properties>
 </tile>
 <tile id="765">
  <properties>
   <property name="name" value="shop tile left 1 3"/>
  </properties>
 </tile>
 <tile id="766">
  <properties>
   <property name="name" value="shop tile left 2 3"/>
  </properties>
 </tile>
 <tile id="767">
  <properties>
   <property name="name" value="shop tile left 3 3"/>
  </properties>
 </tile>
 <tile id="768">
  <properties>
   <property name="name" value="shop tile right 0 0"/>
  </properties>
 </tile>
 <tile id="769">
  <properties>
   <property name="name" value="shop tile right 1 0"/>
  </properties>
 </tile>
 <tile id="770">
  <properties>
   <property name="name" value="shop tile right 2 0"/>
  </properties>
 </tile>
 <tile id="771">
  <properties>
   <property name="name" value="shop tile right 3 0"/>
  </properties>
 </tile>
 <tile id="772">
  <properties>
   <property name="name" value="shop tile right 0 1"/>
  </properties>
 </tile>
 <tile id="773">
  <properties>
   <property name="name" value="shop tile right 1 1"/>
  </properties>
 </tile>
 <tile id="774">
  <properties>
   <property name="name" value="shop tile right 2 1"/>
  </properties>
 </tile>
 <tile id="775">
  <properties>
   <property name="name" value="shop tile right 3 1"/>
  </properties>
 </tile>
 <tile id="776">
  <properties>
   <property name="name" value="shop tile right 0 2"/>
  </properties>
 </tile>
 <tile id="777">
  <properties>
   <property name="name" value="shop tile right 1 2"/>
  </properties>
 </tile>
 <tile id="778">
  <properties>
   <property name="name" value="shop tile right 2 2"/>
  </properties>
 </tile>
 <tile id="779">
  <properties>
   <property name="name" value="shop tile right 3 2"/>
  </properties>
 </tile>
 <tile id="780">
  <properties>
   <property name="name" value="shop tile right 0 3"/>
  </properties>
 </tile>
 <tile id="781">
  <properties>
   <property name="name" value="shop tile right 1 3"/>
  </properties>
 </tile>
 <tile id="782">
  <properties>
   <property name="name" value="shop tile right 2 3"/>
  </properties>
 </tile>
 <tile id="783">
  <properties>
   <property name="name" value="shop tile right 3 3"/>
  </properties>
 </tile>
 <tile id="784">
  <properties>
   <property name="name" value="carpet red 0 0"/>
  </properties>
 </tile>
 <tile id="785">
  <properties>
   <property name="name" value="carpet red 1 0"/>
  </properties>
 </tile>
 <tile id="786">
  <properties>
   <property name="name" value="carpet red 2 0"/>
  </properties>
 </tile>
 <tile id="787">
  <properties>
   <property name="name" value="carpet red 3 0"/>
  </properties>
 </tile>
 <tile id="788">
  <properties>
   <property name="name" value="carpet red 0 1"/>
  </properties>
 </tile>
 <tile id="789">
  <properties>
   <property name="name" value="carpet red 1 1"/>
  </properties>
 </tile>
 <tile id="790">
  <properties>
   <property name="name" value="carpet red 2 1"/>
  </properties>
 </tile>
 <tile id="791">
  <properties>
   <property name="name" value="carpet red 3 1"/>
  </properties>
 </tile>
 <tile id="792">
  <properties>
   <property name="name" value="carpet red 0 2"/>
  </properties>
 </tile>
 <tile id="793">
  <properties>
   <property name="name" value="carpet red 1 2"/>
  </properties>
 </tile>
 <tile id="794">
  <properties>
   <property name="name" value="carpet red 2 2"/>
  </properties>
 </tile>
 <tile id="795">
  <properties>
   <property name="name" value="carpet red 3 2"/>
  </properties>
 </tile>
 <tile id="796">
  <properties>
   <property name="name" value="carpet red 0 3"/>
  </properties>
 </tile>
 <tile id="797">
  <properties>
   <property name="name" value="carpet red 1 3"/>
  </properties>
 </tile>
 <tile id="798">
  <properties>
   <property name="name" value="carpet red 2 3"/>
  </properties>
 </tile>
 <tile id="799">
  <properties>
   <property name="name" value="carpet red 3 3"/>
  </properties>
 </tile>
 <tile id="800">
  <properties>
   <property name="name" value="carpet red left 0 0"/>
  </properties>
 </tile>
 <tile id="801">
  <properties>
   <property name="name" value="carpet red left 1 0"/>
  </properties>
 </tile>
 <tile id="802">
  <properties>
   <property name="name" value="carpet red left 2 0"/>
  </properties>
 </tile>
 <tile id="803">
  <properties>
   <property name="name" value="carpet red left 3 0"/>
  </properties>
 </tile>
 <tile id="804">
  <properties>
   <property name="name" value="carpet red left 0 1"/>
  </properties>
 </tile>
 <tile id="805">
  <properties>
   <property name="name" value="carpet red left 1 1"/>
  </properties>
 </tile>
 <tile id="806">
  <properties>
   <property name="name" value="carpet red left 2 1"/>
  </properties>
 </tile>
 <tile id="807">
  <properties>
   <property name="name" value="carpet red left 3 1"/>
  </properties>
 </tile>
 <tile id="808">
  <properties>
   <property name="name" value="carpet red left 0 2"/>
  </properties>
 </tile>
 <tile id="809">
  <properties>
   <property name="name" value="carpet red left 1 2"/>
  </properties>
 </tile>
 <tile id="810">
  <properties>
   <property name="name" value="carpet red left 2 2"/>
  </properties>
 </tile>
 <tile id="811">
  <properties>
   <property name="name" value="carpet red left 3 2"/>
  </properties>
 </tile>
 <tile id="812">
  <properties>
   <property name="name" value="carpet red left 0 3"/>
  </properties>
 </tile>
 <tile id="813">
  <properties>
   <property name="name" value="carpet red left 1 3"/>
  </properties>
 </tile>
 <tile id="814">
  <properties>
   <property name="name" value="carpet red left 2 3"/>
  </properties>
 </tile>
 <tile id="815">
  <properties>
   <property name="name" value="carpet red left 3 3"/>
  </properties>
 </tile>
 <tile id="816">
  <properties>
   <property name="name" value="carpet red right 0 0"/>
  </properties>
 </tile>
 <tile id="817">
  <properties>
   <property name="name" value="carpet red right 1 0"/>
  </properties>
 </tile>
 <tile id="818">
  <properties>
   <property name="name" value="carpet red right 2 0"/>
  </properties>
 </tile>
 <tile id="819">
  <properties>
   <property name="name" value="carpet red right 3 0"/>
  </properties>
 </tile>
 <tile id="820">
  <properties>
   <property name="name" value="carpet red right 0 1"/>
  </properties>
 </tile>
 <tile id="821">
  <properties>
   <property name="name" value="carpet red right 1 1"/>
  </properties>
 </tile>
 <tile id="822">
  <properties>
   <property name="name" value="carpet red right 2 1"/>
  </properties>
 </tile>
 <tile id="823">
  <properties>
   <property name="name" value="carpet red right 3 1"/>
  </properties>
 </tile>
 <tile id="824">
  <properties>
   <property name="name" value="carpet red right 0 2"/>
  </properties>
 </tile>
 <tile id="825">
  <properties>
   <property name="name" value="carpet red right 1 2"/>
  </properties>
 </tile>
 <tile id="826">
  <properties>
   <property name="name" value="carpet red right 2 2"/>
  </properties>
 </tile>
 <tile id="827">
  <properties>
   <property name="name" value="carpet red right 3 2"/>
  </properties>
 </tile>
 <tile id="828">
  <properties>
   <property name="name" value="carpet red right 0 3"/>
  </properties>
 </tile>
 <tile id="829">
  <properties>
   <property name="name" value="carpet red right 1 3"/>
  </properties>
 </tile>
 <tile id="830">
  <properties>
   <property name="name" value="carpet red right 2 3"/>
  </properties>
 </tile>
 <tile id="831">
  <properties>
   <property name="name" value="carpet red right 3 3"/>
  </properties>
 </tile>
 <tile id="832">
  <properties>
   <property name="name" value="carpet blue 0 0"/>
  </properties>
 </tile>
 <tile id="833">
  <properties>
   <property name="name" value="carpet blue 1 0"/>
  </properties>
 </tile>
 <tile id="834">
  <properties>
   <property name="name" value="carpet blue 2 0"/>
  </properties>
 </tile>
 <tile id="835">
  <properties>
   <property name="name" value="carpet blue 3 0"/>
  </properties>
 </tile>
 <tile id="836">
  <properties>
   <property name="name" value="carpet blue 0 1"/>
  </properties>
 </tile>
 <tile id="837">
  <properties>
   <property name="name" value="carpet blue 1 1"/>
  </properties>
 </tile>
 <tile id="838">
  <properties>
   <property name="name" value="carpet blue 2 1"/>
  </properties>
 </tile>
 <tile id="839">
  <properties>
   <property name="name" value="carpet blue 3 1"/>
  </properties>
 </tile>
 <tile id="840">
  <properties>
   <property name="name" value="carpet blue 0 2"/>
  </properties>
 </tile>
 <tile id="841">
  <properties>
   <property name="name" value="carpet blue 1 2"/>
  </properties>
 </tile>
 <tile id="842">
  <properties>
   <property name="name" value="carpet blue 2 2"/>
  </properties>
 </tile>
 <tile id="843">
  <properties>
   <property name="name" value="carpet blue 3 2"/>
  </properties>
 </tile>
 <tile id="844">
  <properties>
   <property name="name" value="carpet blue 0 3"/>
  </properties>
 </tile>
 <tile id="845">
  <properties>
   <property name="name" value="carpet blue 1 3"/>
  </properties>
 </tile>
 <tile id="846">
  <properties>
   <property name="name" value="carpet blue 2 3"/>
  </properties>
 </tile>
 <tile id="847">
  <properties>
   <property name="name" value="carpet blue 3 3"/>
  </properties>
 </tile>
 <tile id="848">
  <properties>
   <property name="name" value="carpet blue left 0 0"/>
  </properties>
 </tile>
 <tile id="849">
  <properties>
   <property name="name" value="carpet blue left 1 0"/>
  </properties>
 </tile>
 <tile id="850">
  <properties>
   <property name="name" value="carpet blue left 2 0"/>
  </properties>
 </tile>
 <tile id="851">
  <properties>
   <property name="name" value="carpet blue left 3 0"/>
  </properties>
 </tile>
 <tile id="852">
  <properties>
   <property name="name" value="carpet blue left 0 1"/>
  </properties>
 </tile>
 <tile id="853">
  <properties>
   <property name="name" value="carpet blue left 1 1"/>
  </properties>
 </tile>
 <tile id="854">
  <properties>
   <property name="name" value="carpet blue left 2 1"/>
  </properties>
 </tile>
 <tile id="855">
  <properties>
   <property name="name" value="carpet blue left 3 1"/>
  </properties>
 </tile>
 <tile id="856">
  <properties>
   <property name="name" value="carpet blue left 0 2"/>
  </properties>
 </tile>
 <tile id="857">
  <properties>
   <property name="name" value="carpet blue left 1 2"/>
  </properties>
 </tile>
 <tile id="858">
  <properties>
   <property name="name" value="carpet blue left 2 2"/>
  </properties>
 </tile>
 <tile id="859">
  <properties>
   <property name="name" value="carpet blue left 3 2"/>
  </properties>
 </tile>
 <tile id="860">
  <properties>
   <property name="name" value="carpet blue left 0 3"/>
  </properties>
 </tile>
 <tile id="861">
  <properties>
   <property name="name" value="carpet blue left 1 3"/>
  </properties>
 </tile>
 <tile id="862">
  <properties>
   <property name="name" value="carpet blue left 2 3"/>
  </properties>
 </tile>
 <tile id="863">
  <properties>
   <property name="name" value="carpet blue left 3 3"/>
  </properties>
 </tile>
 <tile id="864">
  <properties>
   <property name="name" value="carpet blue right 0 0"/>
  </properties>
 </tile>
 <tile id="865">
  <properties>
   <property name="name" value="carpet blue right 1 0"/>
  </properties>
 </tile>
 <tile id="866">
  <properties>
   <property name="name" value="carpet blue right 2 0"/>
  </properties>
 </tile>
 <tile id="867">
  <properties>
   <property name="name" value="carpet blue right 3 0"/>
  </properties>
 </tile>
 <tile id="868">
  <properties>
   <property name="name" value="carpet blue right 0 1"/>
  </properties>
 </tile>
 <tile id="869">
  <properties>
   <property name="name" value="carpet blue right 1 1"/>
  </properties>
 </tile>
 <tile id="870">
  <properties>
   <property name="name" value="carpet blue right 2 1"/>
  </properties>
 </tile>
 <tile id="871">
  <properties>
   <property name="name" value="carpet blue right 3 1"/>
  </properties>
 </tile>
 <tile id="872">
  <properties>
   <property name="name" value="carpet blue right 0 2"/>
  </properties>
 </tile>
 <tile id="873">
  <properties>
   <property name="name" value="carpet blue right 1 2"/>
  </properties>
 </tile>
 <tile id="874">
  <properties>
   <property name="name" value="carpet blue right 2 2"/>
  </properties>
 </tile>
 <tile id="875">
  <properties>
   <property name="name" value="carpet blue right 3 2"/>
  </properties>
 </tile>
 <tile id="876">
  <properties>
   <property name="name" value="carpet blue right 0 3"/>
  </properties>
 </tile>
 <tile id="877">
  <properties>
   <property name="name" value="carpet blue right 1 3"/>
  </properties>
 </tile>
 <tile id="878">
  <properties>
   <property name="name" value="carpet blue right 2 3"/>
  </properties>
 </tile>
 <tile id="879">
  <properties>
   <property name="name" value="carpet blue right 3 3"/>
  </properties>
 </tile>
 <tile id="880">
  <properties>
   <property name="name" value="carpet green 0 0"/>
  </properties>
 </tile>
 <tile id="881">
  <properties>
   <property name="name" value="carpet green 1 0"/>
  </properties>
 </tile>
 <tile id="882">
  <properties>
   <property name="name" value="carpet green 2 0"/>
  </properties>
 </tile>
 <tile id="883">
  <properties>
   <property name="name" value="carpet green 3 0"/>
  </properties>
 </tile>
 <tile id="884">
  <properties>
   <property name="name" value="carpet green 0 1"/>
  </properties>
 </tile>
 <tile id="885">
  <properties>
   <property name="name" value="carpet green 1 1"/>
  </properties>
 </tile>
 <tile id="886">
  <properties>
   <property name="name" value="carpet green 2 1"/>
  </properties>
 </tile>
 <tile id="887">
  <properties>
   <property name="name" value="carpet green 3 1"/>
  </properties>
 </tile>
 <tile id="888">
  <properties>
   <property name="name" value="carpet green 0 2"/>
  </properties>
 </tile>
 <tile id="889">
  <properties>
   <property name="name" value="carpet green 1 2"/>
  </properties>
 </tile>
 <tile id="890">
  <properties>
   <property name="name" value="carpet green 2 2"/>
  </properties>
 </tile>
 <tile id="891">
  <properties>
   <property name="name" value="carpet green 3 2"/>
  </properties>
 </tile>
 <tile id="892">
  <properties>
   <property name="name" value="carpet green 0 3"/>
  </properties>
 </tile>
 <tile id="893">
  <properties>
   <property name="name" value="carpet green 1 3"/>
  </properties>
 </tile>
 <tile id="894">
  <properties>
   <property name="name" value="carpet green 2 3"/>
  </properties>
 </tile>
 <tile id="895">
  <properties>
   <property name="name" value="carpet green 3 3"/>
  </properties>
 </tile>
 <tile id="896">
  <properties>
   <property name="name" value="carpet green left 0 0"/>
  </properties>
 </tile>
 <tile id="897">
  <properties>
   <property name="name" value="carpet green left 1 0"/>
  </properties>
 </tile>
 <tile id="898">
  <properties>
   <property name="name" value="carpet green left 2 0"/>
  </properties>
 </tile>
 <tile id="899">
  <properties>
   <property name="name" value="carpet green left 3 0"/>
  </properties>
 </tile>
 <tile id="900">
  <properties>
   <property name="name" value="carpet green left 0 1"/>
  </properties>
 </tile>
 <tile id="901">
  <properties>
   <property name="name" value="carpet green left 1 1"/>
  </properties>
 </tile>
 <tile id="902">
  <properties>
   <property name="name" value="carpet green left 2 1"/>
  </properties>
 </tile>
 <tile id="903">
  <properties>
   <property name="name" value="carpet green left 3 1"/>
  </properties>
 </tile>
 <tile id="904">
  <properties>
   <property name="name" value="carpet green left 0 2"/>
  </properties>
 </tile>
 <tile id="905">
  <properties>
   <property name="name" value="carpet green left 1 2"/>
  </properties>
 </tile>
 <tile id="906">
  <properties>
   <property name="name" value="carpet green left 2 2"/>
  </properties>
 </tile>
 <tile id="907">
  <properties>
   <property name="name" value="carpet green left 3 2"/>
  </properties>
 </tile>
 <tile id="908">
  <properties>
   <property name="name" value="carpet green left 0 3"/>
  </properties>
 </tile>
 <tile id="909">
  <properties>
   <property name="name" value="carpet green left 1 3"/>
  </properties>
 </tile>
 <tile id="910">
  <properties>
   <property name="name" value="carpet green left 2 3"/>
  </properties>
 </tile>
 <tile id="911">
  <properties>
   <property name="name" value="carpet green left 3 3"/>
  </properties>
 </tile>
 <tile id="912">
  <properties>
   <property name="name" value="carpet green right 0 0"/>
  </properties>
 </tile>
 <tile id="913">
  <properties>
   <property name="name" value="carpet green right 1 0"/>
  </properties>
 </tile>
 <tile id="914">
  <properties>
   <property name="name" value="carpet green right 2 0"/>
  </properties>
 </tile>
 <tile id="915">
  <properties>
   <property name="name" value="carpet green right 3 0"/>
  </properties>
 </tile>
 <tile id="916">
  <properties>
   <property name="name" value="carpet green right 0 1"/>
  </properties>
 </tile>
 <tile id="917">
  <properties>
   <property name="name" value="carpet green right 1 1"/>
  </properties>
 </tile>
 <tile id="918">
  <properties>
   <property name="name" value="carpet green right 2 1"/>
  </properties>
 </tile>
 <tile id="919">
  <properties>
   <property name="name" value="carpet green right 3 1"/>
  </properties>
 </tile>
 <tile id="920">
  <properties>
   <property name="name" value="carpet green right 0 2"/>
  </properties>
 </tile>
 <tile id="921">
  <properties>
   <property name="name" value="carpet green right 1 2"/>
  </properties>
 </tile>
 <tile id="922">
  <properties>
   <property name="name" value="carpet green right 2 2"/>
  </properties>
 </tile>
 <tile id="923">
  <properties>
   <property name="name" value="carpet green right 3 2"/>
  </properties>
 </tile>
 <tile id="924">
  <properties>
   <property name="name" value="carpet green right 0 3"/>
  </properties>
 </tile>
 <tile id="925">
  <properties>
   <property name="name" value="carpet green right 1 3"/>
  </properties>
 </tile>
 <tile id="926">
  <properties>
   <property name="name" value="carpet green right 2 3"/>
  </properties>
 </tile>
 <tile id="927">
  <properties>
   <property name="name" value="carpet green right 3 3"/>
  </properties>
 </tile>
 <tile id="928">
  <properties>
   <property name="name" value="carpet violet 0 0"/>
  </properties>
 </tile>
 <tile id="929">
  <properties>
   <property name="name" value="carpet violet 1 0"/>
  </properties>
 </tile>
 <tile id="930">
  <properties>
   <property name="name" value="carpet violet 2 0"/>
  </properties>
 </tile>
 <tile id="931">
  <properties>
   <property name="name" value="carpet violet 3 0"/>
  </properties>
 </tile>
 <tile id="932">
  <properties>
   <property name="name" value="carpet violet 0 1"/>
  </properties>
 </tile>
 <tile id="933">
  <properties>
   <property name="name" value="carpet violet 1 1"/>
  </properties>
 </tile>
 <tile id="934">
  <properties>
   <property name="name" value="carpet violet 2 1"/>
  </properties>
 </tile>
 <tile id="935">
  <properties>
   <property name="name" value="carpet violet 3 1"/>
  </properties>
 </tile>
 <tile id="936">
  <properties>
   <property name="name" value="carpet violet 0 2"/>
  </properties>
 </tile>
 <tile id="937">
  <properties>
   <property name="name" value="carpet violet 1 2"/>
  </properties>
 </tile>
 <tile id="938">
  <properties>
   <property name="name" value="carpet violet 2 2"/>
  </properties>
 </tile>
 <tile id="939">
  <properties>
   <property name="name" value="carpet violet 3 2"/>
  </properties>
 </tile>
 <tile id="940">
  <properties>
   <property name="name" value="carpet violet 0 3"/>
  </properties>
 </tile>
 <tile id="941">
  <properties>
   <property name="name" value="carpet violet 1 3"/>
  </properties>
 </tile>
 <tile id="942">
  <properties>
   <property name="name" value="carpet violet 2 3"/>
  </properties>
 </tile>
 <tile id="943">
  <properties>
   <property name="name" value="carpet violet 3 3"/>
  </properties>
 </tile>
 <tile id="944">
  <properties>
   <property name="name" value="carpet violet left 0 0"/>
  </properties>
 </tile>
 <tile id="945">
  <properties>
   <property name="name" value="carpet violet left 1 0"/>
  </properties>
 </tile>
 <tile id="946">
  <properties>
   <property name="name" value="carpet violet left 2 0"/>
  </properties>
 </tile>
 <tile id="947">
  <properties>
   <property name="name" value="carpet violet left 3 0"/>
  </properties>
 </tile>
 <tile id="948">
  <properties>
   <property name="name" value="carpet violet left 0 1"/>
  </properties>
 </tile>
 <tile id="949">
  <properties>
   <property name="name" value="carpet violet left 1 1"/>
  </properties>
 </tile>
 <tile id="950">
  <properties>
   <property name="name" value="carpet violet left 2 1"/>
  </properties>
 </tile>
 <tile id="951">
  <properties>
   <property name="name" value="carpet violet left 3 1"/>
  </properties>
 </tile>
 <tile id="952">
  <properties>
   <property name="name" value="carpet violet left 0 2"/>
  </properties>
 </tile>
 <tile id="953">
  <properties>
   <property name="name" value="carpet violet left 1 2"/>
  </properties>
 </tile>
 <tile id="954">
  <properties>
   <property name="name" value="carpet violet left 2 2"/>
  </properties>
 </tile>
 <tile id="955">
  <properties>
   <property name="name" value="carpet violet left 3 2"/>
  </properties>
 </tile>
 <tile id="956">
  <properties>
   <property name="name" value="carpet violet left 0 3"/>
  </properties>
 </tile>
 <tile id="957">
  <properties>
   <property name="name" value="carpet violet left 1 3"/>
  </properties>
 </tile>
 <tile id="958">
  <properties>
   <property name="name" value="carpet violet left 2 3"/>
  </properties>
 </tile>
 <tile id="959">
  <properties>
   <property name="name" value="carpet violet left 3 3"/>
  </properties>
 </tile>
 <tile id="960">
  <properties>
   <property name="name" value="carpet violet right 0 0"/>
  </properties>
 </tile>
 <tile id="961">
  <properties>
   <property name="name" value="carpet violet right 1 0"/>
  </properties>
 </tile>
 <tile id="962">
  <properties>
   <property name="name" value="carpet violet right 2 0"/>
  </properties>
 </tile>
 <tile id="963">
  <properties>
   <property name="name" value="carpet violet right 3 0"/>
  </properties>
 </tile>
 <tile id="964">
  <properties>
   <property name="name" value="carpet violet right 0 1"/>
  </properties>
 </tile>
 <tile id="965">
  <properties>
   <property name="name" value="carpet violet right 1 1"/>
  </properties>
 </tile>
 <tile id="966">
  <properties>
   <property name="name" value="carpet violet right 2 1"/>
  </properties>
 </tile>
 <tile id="967">
  <properties>
   <property name="name" value="carpet violet right 3 1"/>
  </properties>
 </tile>
 <tile id="968">
  <properties>
   <property name="name" value="carpet violet right 0 2"/>
  </properties>
 </tile>
 <tile id="969">
  <properties>
   <property name="name" value="carpet violet right 1 2"/>
  </properties>
 </tile>
 <tile id="970">
  <properties>
   <property name="name" value="carpet violet right 2 2"/>
  </properties>
 </tile>
 <tile id="971">
  <properties>
   <property name="name" value="carpet violet right 3 2"/>
  </properties>
 </tile>
 <tile id="972">
  <properties>
   <property name="name" value="carpet violet right 0 3"/>
  </properties>
 </tile>
 <tile id="973">
  <properties>
   <property name="name" value="carpet violet right 1 3"/>
  </properties>
 </tile>
 <tile id="974">
  <properties>
   <property name="name" value="carpet violet right 2 3"/>
  </properties>
 </tile>
 <tile id="975">
  <properties>
   <property name="name" value="carpet violet right 3 3"/>
  </properties>
 </tile>
 <tile id="976">
  <properties>
   <property name="name" value="meadow 0"/>
  </properties>
 </tile>
 <tile id="977">
  <properties>
   <property name="name" value="meadow 1"/>
  </properties>
 </tile>
 <tile id="978">
  <properties>
   <property name="name" value="meadow 2"/>
  </properties>
 </tile>
 <tile id="979">
  <properties>
   <property name="name" value="meadow 3"/>
  </properties>
 </tile>
 <tile id="980">
  <properties>
   <property name="name" value="meadow 4"/>
  </properties>
 </tile>
 <tile id="981">
  <properties>
   <property name="name" value="meadow 5"/>
  </properties>
 </tile>
 <tile id="982">
  <properties>
   <property name="name" value="meadow 6"/>
  </properties>
 </tile>
 <tile id="983">
  <properties>
   <property name="name" value="meadow 7"/>
  </properties>
 </tile>
 <tile id="984">
  <properties>
   <property name="name" value="meadow 8"/>
  </properties>
 </tile>
 <tile id="985">
  <properties>
   <property name="name" value="meadow 9"/>
  </properties>
 </tile>
 <tile id="986">
  <properties>
   <property name="name" value="meadow 10"/>
  </properties>
 </tile>
 <tile id="987">
  <properties>
   <property name="name" value="meadow 11"/>
  </properties>
 </tile>
 <tile id="988">
  <properties>
   <property name="name" value="meadow 12"/>
  </properties>
 </tile>
 <tile id="989">
  <properties>
   <property name="name" value="meadow 13"/>
  </properties>
 </tile>
 <tile id="990">
  <properties>
   <property name="name" value="meadow 14"/>
  </properties>
 </tile>
 <tile id="991">
  <properties>
   <property name="name" value="meadow 15"/>
  </properties>
 </tile>
 <tile id="992">
  <properties>
   <property name="name" value="pave 0 0"/>
  </properties>
 </tile>
 <tile id="993">
  <properties>
   <property name="name" value="pave 1 0"/>
  </properties>
 </tile>
 <tile id="994">
  <properties>
   <property name="name" value="pave 2 0"/>
  </properties>
 </tile>
 <tile id="995">
  <properties>
   <property name="name" value="pave 3 0"/>
  </properties>
 </tile>
 <tile id="996">
  <properties>
   <property name="name" value="pave 0 1"/>
  </properties>
 </tile>
 <tile id="997">
  <properties>
   <property name="name" value="pave 1 1"/>
  </properties>
 </tile>
 <tile id="998">
  <properties>
   <property name="name" value="pave 2 1"/>
  </properties>
 </tile>
 <tile id="999">
  <properties>
   <property name="name" value="pave 3 1"/>
  </properties>
 </tile>
 <tile id="1000">
  <properties>
   <property name="name" value="pave 0 2"/>
  </properties>
 </tile>
 <tile id="1001">
  <properties>
   <property name="name" value="pave 1 2"/>
  </properties>
 </tile>
 <tile id="1002">
  <properties>
   <property name="name" value="pave 2 2"/>
  </properties>
 </tile>
 <tile id="1003">
  <properties>
   <property name="name" value="pave 3 2"/>
  </properties>
 </tile>
 <tile id="1004">
  <properties>
   <property name="name" value="pave 0 3"/>
  </properties>
 </tile>
 <tile id="1005">
  <properties>
   <property name="name" value="pave 1 3"/>
  </properties>
 </tile>
 <tile id="1006">
  <properties>
   <property name="name" value="pave 2 3"/>
  </properties>
 </tile>
 <tile id="1007">
  <properties>
   <property name="name" value="pave 3 3"/>
  </properties>
 </tile>
 <tile id="1008">
  <properties>
   <property name="name" value="pave 0"/>
  </properties>
 </tile>
 <tile id="1009">
  <properties>
   <property name="name" value="pave 0 b"/>
  </properties>
 </tile>
 <tile id="1010">
  <properties>
   <property name="name" value="pave 0 c"/>
  </properties>
 </tile>
 <tile id="1011">
  <properties>
   <property name="name" value="pave 0 d"/>
  </properties>
 </tile>
 <tile id="1012">
  <properties>
   <property name="name" value="pave 1"/>
  </properties>
 </tile>
 <tile id="1013">
  <properties>
   <property name="name" value="pave 1 b"/>
  </properties>
 </tile>
 <tile id="1014">
  <properties>
   <property name="name" value="pave 1 c"/>
  </properties>
 </tile>
 <tile id="1015">
  <properties>
   <property name="name" value="pave 1 d"/>
  </properties>
 </tile>
 <tile id="1016">
  <properties>
   <property name="name" value="pave 4"/>
  </properties>
 </tile>
 <tile id="1017">
  <properties>
   <property name="name" value="pave 4 b"/>
  </properties>
 </tile>
 <tile id="1018">
  <properties>
   <property name="name" value="pave 4 c"/>
  </properties>
 </tile>
 <tile id="1019">
  <properties>
   <property name="name" value="pave 4 d"/>
  </properties>
 </tile>
 <tile id="1020">
  <properties>
   <property name="name" value="pave 5"/>
  </properties>
 </tile>
 <tile id="1021">
  <properties>
   <property name="name" value="pave 5 b"/>
  </properties>
 </tile>
 <tile id="1022">
  <properties>
   <property name="name" value="pave 5 c"/>
  </properties>
 </tile>
 <tile id="1023">
  <properties>
   <property name="name" value="pave 5 d"/>
  </properties>
 </tile>
 <tile id="1024">
  <properties>
   <property name="name" value="pave 7"/>
  </properties>
 </tile>
 <tile id="1025">
  <properties>
   <property name="name" value="pave 7 b"/>
  </properties>
 </tile>
 <tile id="1026">
  <properties>
   <property name="name" value="pave 7 c"/>
  </properties>
 </tile>
 <tile id="1027">
  <properties>
   <property name="name" value="pave 7 d"/>
  </properties>
 </tile>
 <tile id="1028">
  <properties>
   <property name="name" value="pave 16"/>
  </properties>
 </tile>
 <tile id="1029">
  <properties>
   <property name="name" value="pave 16 b"/>
  </properties>
 </tile>
 <tile id="1030">
  <properties>
   <property name="name" value="pave 16 c"/>
  </properties>
 </tile>
 <tile id="1031">
  <properties>
   <property name="name" value="pave 16 d"/>
  </properties>
 </tile>
 <tile id="1032">
  <properties>
   <property name="name" value="pave 17"/>
  </properties>
 </tile>
 <tile id="1033">
  <properties>
   <property name="name" value="pave 17 b"/>
  </properties>
 </tile>
 <tile id="1034">
  <properties>
   <property name="name" value="pave 17 c"/>
  </properties>
 </tile>
 <tile id="1035">
  <properties>
   <property name="name" value="pave 17 d"/>
  </properties>
 </tile>
 <tile id="1036">
  <properties>
   <property name="name" value="pave 20"/>
  </properties>
 </tile>
 <tile id="1037">
  <properties>
   <property name="name" value="pave 20 b"/>
  </properties>
 </tile>
 <tile id="1038">
  <properties>
   <property name="name" value="pave 20 c"/>
  </properties>
 </tile>
 <tile id="1039">
  <properties>
   <property name="name" value="pave 20 d"/>
  </properties>
 </tile>
 <tile id="1040">
  <properties>
   <property name="name" value="pave 21"/>
  </properties>
 </tile>
 <tile id="1041">
  <properties>
   <property name="name" value="pave 21 b"/>
  </properties>
 </tile>
 <tile id="1042">
  <properties>
   <property name="name" value="pave 21 c"/>
  </properties>
 </tile>
 <tile id="1043">
  <properties>
   <property name="name" value="pave 21 d"/>
  </properties>
 </tile>
 <tile id="1044">
  <properties>
   <property name="name" value="pave 23"/>
  </properties>
 </tile>
 <tile id="1045">
  <properties>
   <property name="name" value="pave 23 b"/>
  </properties>
 </tile>
 <tile id="1046">
  <properties>
   <property name="name" value="pave 23 c"/>
  </properties>
 </tile>
 <tile id="1047">
  <properties>
   <property name="name" value="pave 23 d"/>
  </properties>
 </tile>
 <tile id="1048">
  <properties>
   <property name="name" value="pave 28"/>
  </properties>
 </tile>
 <tile id="1049">
  <properties>
   <property name="name" value="pave 28 b"/>
  </properties>
 </tile>
 <tile id="1050">
  <properties>
   <property name="name" value="pave 28 c"/>
  </properties>
 </tile>
 <tile id="1051">
  <properties>
   <property name="name" value="pave 28 d"/>
  </properties>
 </tile>
 <tile id="1052">
  <properties>
   <property name="name" value="pave 29"/>
  </properties>
 </tile>
 <tile id="1053">
  <properties>
   <property name="name" value="pave 29 b"/>
  </properties>
 </tile>
 <tile id="1054">
  <properties>
   <property name="name" value="pave 29 c"/>
  </properties>
 </tile>
 <tile id="1055">
  <properties>
   <property name="name" value="pave 29 d"/>
  </properties>
 </tile>
 <tile id="1056">
  <properties>
   <property name="name" value="pave 31"/>
  </properties>
 </tile>
 <tile id="1057">
  <properties>
   <property name="name" value="pave 31 b"/>
  </properties>
 </tile>
 <tile id="1058">
  <properties>
   <property name="name" value="pave 31 c"/>
  </properties>
 </tile>
 <tile id="1059">
  <properties>
   <property name="name" value="pave 31 d"/>
  </properties>
 </tile>
 <tile id="1060">
  <properties>
   <property name="name" value="pave 64"/>
  </properties>
 </tile>
 <tile id="1061">
  <properties>
   <property name="name" value="pave 64 b"/>
  </properties>
 </tile>
 <tile id="1062">
  <properties>
   <property name="name" value="pave 64 c"/>
  </properties>
 </tile>
 <tile id="1063">
  <properties>
   <property name="name" value="pave 64 d"/>
  </properties>
 </tile>
 <tile id="1064">
  <properties>
   <property name="name" value="pave 65"/>
  </properties>
 </tile>
 <tile id="1065">
  <properties>
   <property name="name" value="pave 65 b"/>
  </properties>
 </tile>
 <tile id="1066">
  <properties>
   <property name="name" value="pave 65 c"/>
  </properties>
 </tile>
 <tile id="1067">
  <properties>
   <property name="name" value="pave 65 d"/>
  </properties>
 </tile>
 <tile id="1068">
  <properties>
   <property name="name" value="pave 68"/>
  </properties>
 </tile>
 <tile id="1069">
  <properties>
   <property name="name" value="pave 68 b"/>
  </properties>
 </tile>
 <tile id="1070">
  <properties>
   <property name="name" value="pave 68 c"/>
  </properties>
 </tile>
 <tile id="1071">
  <properties>
   <property name="name" value="pave 68 d"/>
  </properties>
 </tile>
 <tile id="1072">
  <properties>
   <property name="name" value="pave 69"/>
  </properties>
 </tile>
 <tile id="1073">
  <properties>
   <property name="name" value="pave 69 b"/>
  </properties>
 </tile>
 <tile id="1074">
  <properties>
   <property name="name" value="pave 69 c"/>
  </properties>
 </tile>
 <tile id="1075">
  <properties>
   <property name="name" value="pave 69 d"/>
  </properties>
 </tile>
 <tile id="1076">
  <properties>
   <property name="name" value="pave 71"/>
  </properties>
 </tile>
 <tile id="1077">
  <properties>
   <property name="name" value="pave 71 b"/>
  </properties>
 </tile>
 <tile id="1078">
  <properties>
   <property name="name" value="pave 71 c"/>
  </properties>
 </tile>
 <tile id="1079">
  <properties>
   <property name="name" value="pave 71 d"/>
  </properties>
 </tile>
 <tile id="1080">
  <properties>
   <property name="name" value="pave 80"/>
  </properties>
 </tile>
 <tile id="1081">
  <properties>
   <property name="name" value="pave 80 b"/>
  </properties>
 </tile>
 <tile id="1082">
  <properties>
   <property name="name" value="pave 80 c"/>
  </properties>
 </tile>
 <tile id="1083">
  <properties>
   <property name="name" value="pave 80 d"/>
  </properties>
 </tile>
 <tile id="1084">
  <properties>
   <property name="name" value="pave 81"/>
  </properties>
 </tile>
 <tile id="1085">
  <properties>
   <property name="name" value="pave 81 b"/>
  </properties>
 </tile>
 <tile id="1086">
  <properties>
   <property name="name" value="pave 81 c"/>
  </properties>
 </tile>
 <tile id="1087">
  <properties>
   <property name="name" value="pave 81 d"/>
  </properties>
 </tile>
 <tile id="1088">
  <properties>
   <property name="name" value="pave 84"/>
  </properties>
 </tile>
 <tile id="1089">
  <properties>
   <property name="name" value="pave 84 b"/>
  </properties>
 </tile>
 <tile id="1090">
  <properties>
   <property name="name" value="pave 84 c"/>
  </properties>
 </tile>
 <tile id="1091">
  <properties>
   <property name="name" value="pave 84 d"/>
  </properties>
 </tile>
 <tile id="1092">
  <properties>
   <property name="name" value="pave 85"/>
  </properties>
 </tile>
 <tile id="1093">
  <properties>
   <property name="name" value="pave 85 b"/>
  </properties>
 </tile>
 <tile id="1094">
  <properties>
   <property name="name" value="pave 85 c"/>
  </properties>
 </tile>
 <tile id="1095">
  <properties>
   <property name="name" value="pave 85 d"/>
  </properties>
 </tile>
 <tile id="1096">
  <properties>
   <property name="name" value="pave 87"/>
  </properties>
 </tile>
 <tile id="1097">
  <properties>
   <property name="name" value="pave 87 b"/>
  </properties>
 </tile>
 <tile id="1098">
  <properties>
   <property name="name" value="pave 87 c"/>
  </properties>
 </tile>
 <tile id="1099">
  <properties>
   <property name="name" value="pave 87 d"/>
  </properties>
 </tile>
 <tile id="1100">
  <properties>
   <property name="name" value="pave 92"/>
  </properties>
 </tile>
 <tile id="1101">
  <properties>
   <property name="name" value="pave 92 b"/>
  </properties>
 </tile>
 <tile id="1102">
  <properties>
   <property name="name" value="pave 92 c"/>
  </properties>
 </tile>
 <tile id="1103">
  <properties>
   <property name="name" value="pave 92 d"/>
  </properties>
 </tile>
 <tile id="1104">
  <properties>
   <property name="name" value="pave 93"/>
  </properties>
 </tile>
 <tile id="1105">
  <properties>
   <property name="name" value="pave 93 b"/>
  </properties>
 </tile>
 <tile id="1106">
  <properties>
   <property name="name" value="pave 93 c"/>
  </properties>
 </tile>
 <tile id="1107">
  <properties>
   <property name="name" value="pave 93 d"/>
  </properties>
 </tile>
 <tile id="1108">
  <properties>
   <property name="name" value="pave 95"/>
  </properties>
 </tile>
 <tile id="1109">
  <properties>
   <property name="name" value="pave 95 b"/>
  </properties>
 </tile>
 <tile id="1110">
  <properties>
   <property name="name" value="pave 95 c"/>
  </properties>
 </tile>
 <tile id="1111">
  <properties>
   <property name="name" value="pave 95 d"/>
  </properties>
 </tile>
 <tile id="1112">
  <properties>
   <property name="name" value="pave 112"/>
  </properties>
 </tile>
 <tile id="1113">
  <properties>
   <property name="name" value="pave 112 b"/>
  </properties>
 </tile>
 <tile id="1114">
  <properties>
   <property name="name" value="pave 112 c"/>
  </properties>
 </tile>
 <tile id="1115">
  <properties>
   <property name="name" value="pave 112 d"/>
  </properties>
 </tile>
 <tile id="1116">
  <properties>
   <property name="name" value="pave 113"/>
  </properties>
 </tile>
 <tile id="1117">
  <properties>
   <property name="name" value="pave 113 b"/>
  </properties>
 </tile>
 <tile id="1118">
  <properties>
   <property name="name" value="pave 113 c"/>
  </properties>
 </tile>
 <tile id="1119">
  <properties>
   <property name="name" value="pave 113 d"/>
  </properties>
 </tile>
 <tile id="1120">
  <properties>
   <property name="name" value="pave 116"/>
  </properties>
 </tile>
 <tile id="1121">
  <properties>
   <property name="name" value="pave 116 b"/>
  </properties>
 </tile>
 <tile id="1122">
  <properties>
   <property name="name" value="pave 116 c"/>
  </properties>
 </tile>
 <tile id="1123">
  <properties>
   <property name="name" value="pave 116 d"/>
  </properties>
 </tile>
 <tile id="1124">
  <properties>
   <property name="name" value="pave 117"/>
  </properties>
 </tile>
 <tile id="1125">
  <properties>
   <property name="name" value="pave 117 b"/>
  </properties>
 </tile>
 <tile id="1126">
  <properties>
   <property name="name" value="pave 117 c"/>
  </properties>
 </tile>
 <tile id="1127">
  <properties>
   <property name="name" value="pave 117 d"/>
  </properties>
 </tile>
 <tile id="1128">
  <properties>
   <property name="name" value="pave 119"/>
  </properties>
 </tile>
 <tile id="1129">
  <properties>
   <property name="name" value="pave 119 b"/>
  </properties>
 </tile>
 <tile id="1130">
  <properties>
   <property name="name" value="pave 119 c"/>
  </properties>
 </tile>
 <tile id="1131">
  <properties>
   <property name="name" value="pave 119 d"/>
  </properties>
 </tile>
 <tile id="1132">
  <properties>
   <property name="name" value="pave 124"/>
  </properties>
 </tile>
 <tile id="1133">
  <properties>
   <property name="name" value="pave 124 b"/>
  </properties>
 </tile>
 <tile id="1134">
  <properties>
   <property name="name" value="pave 124 c"/>
  </properties>
 </tile>
 <tile id="1135">
  <properties>
   <property name="name" value="pave 124 d"/>
  </properties>
 </tile>
 <tile id="1136">
  <properties>
   <property name="name" value="pave 125"/>
  </properties>
 </tile>
 <tile id="1137">
  <properties>
   <property name="name" value="pave 125 b"/>
  </properties>
 </tile>
 <tile id="1138">
  <properties>
   <property name="name" value="pave 125 c"/>
  </properties>
 </tile>
 <tile id="1139">
  <properties>
   <property name="name" value="pave 125 d"/>
  </properties>
 </tile>
 <tile id="1140">
  <properties>
   <property name="name" value="pave 127"/>
  </properties>
 </tile>
 <tile id="1141">
  <properties>
   <property name="name" value="pave 127 b"/>
  </properties>
 </tile>
 <tile id="1142">
  <properties>
   <property name="name" value="pave 127 c"/>
  </properties>
 </tile>
 <tile id="1143">
  <properties>
   <property name="name" value="pave 127 d"/>
  </properties>
 </tile>
 <tile id="1144">
  <properties>
   <property name="name" value="pave 193"/>
  </properties>
 </tile>
 <tile id="1145">
  <properties>
   <property name="name" value="pave 193 b"/>
  </properties>
 </tile>
 <tile id="1146">
  <properties>
   <property name="name" value="pave 193 c"/>
  </properties>
 </tile>
 <tile id="1147">
  <properties>
   <property name="name" value="pave 193 d"/>
  </properties>
 </tile>
 <tile id="1148">
  <properties>
   <property name="name" value="pave 197"/>
  </properties>
 </tile>
 <tile id="1149">
  <properties>
   <property name="name" value="pave 197 b"/>
  </properties>
 </tile>
 <tile id="1150">
  <properties>
   <property name="name" value="pave 197 c"/>
  </properties>
 </tile>
 <tile id="1151">
  <properties>
   <property name="name" value="pave 197 d"/>
  </properties>
 </tile>
 <tile id="1152">
  <properties>
   <property name="name" value="pave 199"/>
  </properties>
 </tile>
 <tile id="1153">
  <properties>
   <property name="name" value="pave 199 b"/>
  </properties>
 </tile>
 <tile id="1154">
  <properties>
   <property name="name" value="pave 199 c"/>
  </properties>
 </tile>
 <tile id="1155">
  <properties>
   <property name="name" value="pave 199 d"/>
  </properties>
 </tile>
 <tile id="1156">
  <properties>
   <property name="name" value="pave 209"/>
  </properties>
 </tile>
 <tile id="1157">
  <properties>
   <property name="name" value="pave 209 b"/>
  </properties>
 </tile>
 <tile id="1158">
  <properties>
   <property name="name" value="pave 209 c"/>
  </properties>
 </tile>
 <tile id="1159">
  <properties>
   <property name="name" value="pave 209 d"/>
  </properties>
 </tile>
 <tile id="1160">
  <properties>
   <property name="name" value="pave 213"/>
  </properties>
 </tile>
 <tile id="1161">
  <properties>
   <property name="name" value="pave 213 b"/>
  </properties>
 </tile>
 <tile id="1162">
  <properties>
   <property name="name" value="pave 213 c"/>
  </properties>
 </tile>
 <tile id="1163">
  <properties>
   <property name="name" value="pave 213 d"/>
  </properties>
 </tile>
 <tile id="1164">
  <properties>
   <property name="name" value="pave 215"/>
  </properties>
 </tile>
 <tile id="1165">
  <properties>
   <property name="name" value="pave 215 b"/>
  </properties>
 </tile>
 <tile id="1166">
  <properties>
   <property name="name" value="pave 215 c"/>
  </properties>
 </tile>
 <tile id="1167">
  <properties>
   <property name="name" value="pave 215 d"/>
  </properties>
 </tile>
 <tile id="1168">
  <properties>
   <property name="name" value="pave 221"/>
  </properties>
 </tile>
 <tile id="1169">
  <properties>
   <property name="name" value="pave 221 b"/>
  </properties>
 </tile>
 <tile id="1170">
  <properties>
   <property name="name" value="pave 221 c"/>
  </properties>
 </tile>
 <tile id="1171">
  <properties>
   <property name="name" value="pave 221 d"/>
  </properties>
 </tile>
 <tile id="1172">
  <properties>
   <property name="name" value="pave 223"/>
  </properties>
 </tile>
 <tile id="1173">
  <properties>
   <property name="name" value="pave 223 b"/>
  </properties>
 </tile>
 <tile id="1174">
  <properties>
   <property name="name" value="pave 223 c"/>
  </properties>
 </tile>
 <tile id="1175">
  <properties>
   <property name="name" value="pave 223 d"/>
  </properties>
 </tile>
 <tile id="1176">
  <properties>
   <property name="name" value="pave 241"/>
  </properties>
 </tile>
 <tile id="1177">
  <properties>
   <property name="name" value="pave 241 b"/>
  </properties>
 </tile>
 <tile id="1178">
  <properties>
   <property name="name" value="pave 241 c"/>
  </properties>
 </tile>
 <tile id="1179">
  <properties>
   <property name="name" value="pave 241 d"/>
  </properties>
 </tile>
 <tile id="1180">
  <properties>
   <property name="name" value="pave 245"/>
  </properties>
 </tile>
 <tile id="1181">
  <properties>
   <property name="name" value="pave 245 b"/>
  </properties>
 </tile>
 <tile id="1182">
  <properties>
   <property name="name" value="pave 245 c"/>
  </properties>
 </tile>
 <tile id="1183">
  <properties>
   <property name="name" value="pave 245 d"/>
  </properties>
 </tile>
 <tile id="1184">
  <properties>
   <property name="name" value="pave 247"/>
  </properties>
 </tile>
 <tile id="1185">
  <properties>
   <property name="name" value="pave 247 b"/>
  </properties>
 </tile>
 <tile id="1186">
  <properties>
   <property name="name" value="pave 247 c"/>
  </properties>
 </tile>
 <tile id="1187">
  <properties>
   <property name="name" value="pave 247 d"/>
  </properties>
 </tile>
 <tile id="1188">
  <properties>
   <property name="name" value="pave 253"/>
  </properties>
 </tile>
 <tile id="1189">
  <properties>
   <property name="name" value="pave 253 b"/>
  </properties>
 </tile>
 <tile id="1190">
  <properties>
   <property name="name" value="pave 253 c"/>
  </properties>
 </tile>
 <tile id="1191">
  <properties>
   <property name="name" value="pave 253 d"/>
  </properties>
 </tile>
 <tile id="1192">
  <properties>
   <property name="name" value="pave 255"/>
  </properties>
 </tile>
 <tile id="1193">
  <properties>
   <property name="name" value="dirt 0 0"/>
  </properties>
 </tile>
 <tile id="1194">
  <properties>
   <property name="name" value="dirt 1 0"/>
  </properties>
 </tile>
 <tile id="1195">
  <properties>
   <property name="name" value="dirt 2 0"/>
  </properties>
 </tile>
 <tile id="1196">
  <properties>
   <property name="name" value="dirt 3 0"/>
  </properties>
 </tile>
 <tile id="1197">
  <properties>
   <property name="name" value="dirt 0 1"/>
  </properties>
 </tile>
 <tile id="1198">
  <properties>
   <property name="name" value="dirt 1 1"/>
  </properties>
 </tile>
 <tile id="1199">
  <properties>
   <property name="name" value="dirt 2 1"/>
  </properties>
 </tile>
 <tile id="1200">
  <properties>
   <property name="name" value="dirt 3 1"/>
  </properties>
 </tile>
 <tile id="1201">
  <properties>
   <property name="name" value="dirt 0 2"/>
  </properties>
 </tile>
 <tile id="1202">
  <properties>
   <property name="name" value="dirt 1 2"/>
  </properties>
 </tile>
 <tile id="1203">
  <properties>
   <property name="name" value="dirt 2 2"/>
  </properties>
 </tile>
 <tile id="1204">
  <properties>
   <property name="name" value="dirt 3 2"/>
  </properties>
 </tile>
 <tile id="1205">
  <properties>
   <property name="name" value="dirt 0 3"/>
  </properties>
 </tile>
 <tile id="1206">
  <properties>
   <property name="name" value="dirt 1 3"/>
  </properties>
 </tile>
 <tile id="1207">
  <properties>
   <property name="name" value="dirt 2 3"/>
  </properties>
 </tile>
 <tile id="1208">
  <properties>
   <property name="name" value="dirt 3 3"/>
  </properties>
 </tile>
 <tile id="1209">
  <properties>
   <property name="name" value="dirt 0"/>
  </properties>
 </tile>
 <tile id="1210">
  <properties>
   <property name="name" value="dirt 0 b"/>
  </properties>
 </tile>
 <tile id="1211">
  <properties>
   <property name="name" value="dirt 0 c"/>
  </properties>
 </tile>
 <tile id="1212">
  <properties>
   <property name="name" value="dirt 0 d"/>
  </properties>
 </tile>
 <tile id="1213">
  <properties>
   <property name="name" value="dirt 1"/>
  </properties>
 </tile>
 <tile id="1214">
  <properties>
   <property name="name" value="dirt 1 b"/>
  </properties>
 </tile>
 <tile id="1215">
  <properties>
   <property name="name" value="dirt 1 c"/>
  </properties>
 </tile>
 <tile id="1216">
  <properties>
   <property name="name" value="dirt 1 d"/>
  </properties>
 </tile>
 <tile id="1217">
  <properties>
   <property name="name" value="dirt 4"/>
  </properties>
 </tile>
 <tile id="1218">
  <properties>
   <property name="name" value="dirt 4 b"/>
  </properties>
 </tile>
 <tile id="1219">
  <properties>
   <property name="name" value="dirt 4 c"/>
  </properties>
 </tile>
 <tile id="1220">
  <properties>
   <property name="name" value="dirt 4 d"/>
  </properties>
 </tile>
 <tile id="1221">
  <properties>
   <property name="name" value="dirt 5"/>
  </properties>
 </tile>
 <tile id="1222">
  <properties>
   <property name="name" value="dirt 5 b"/>
  </properties>
 </tile>
 <tile id="1223">
  <properties>
   <property name="name" value="dirt 5 c"/>
  </properties>
 </tile>
 <tile id="1224">
  <properties>
   <property name="name" value="dirt 5 d"/>
  </properties>
 </tile>
 <tile id="1225">
  <properties>
   <property name="name" value="dirt 7"/>
  </properties>
 </tile>
 <tile id="1226">
  <properties>
   <property name="name" value="dirt 7 b"/>
  </properties>
 </tile>
 <tile id="1227">
  <properties>
   <property name="name" value="dirt 7 c"/>
  </properties>
 </tile>
 <tile id="1228">
  <properties>
   <property name="name" value="dirt 7 d"/>
  </properties>
 </tile>
 <tile id="1229">
  <properties>
   <property name="name" value="dirt 16"/>
  </properties>
 </tile>
 <tile id="1230">
  <properties>
   <property name="name" value="dirt 16 b"/>
  </properties>
 </tile>
 <tile id="1231">
  <properties>
   <property name="name" value="dirt 16 c"/>
  </properties>
 </tile>
 <tile id="1232">
  <properties>
   <property name="name" value="dirt 16 d"/>
  </properties>
 </tile>
 <tile id="1233">
  <properties>
   <property name="name" value="dirt 17"/>
  </properties>
 </tile>
 <tile id="1234">
  <properties>
   <property name="name" value="dirt 17 b"/>
  </properties>
 </tile>
 <tile id="1235">
  <properties>
   <property name="name" value="dirt 17 c"/>
  </properties>
 </tile>
 <tile id="1236">
  <properties>
   <property name="name" value="dirt 17 d"/>
  </properties>
 </tile>
 <tile id="1237">
  <properties>
   <property name="name" value="dirt 20"/>
  </properties>
 </tile>
 <tile id="1238">
  <properties>
   <property name="name" value="dirt 20 b"/>
  </properties>
 </tile>
 <tile id="1239">
  <properties>
   <property name="name" value="dirt 20 c"/>
  </properties>
 </tile>
 <tile id="1240">
  <properties>
   <property name="name" value="dirt 20 d"/>
  </properties>
 </tile>
 <tile id="1241">
  <properties>
   <property name="name" value="dirt 21"/>
  </properties>
 </tile>
 <tile id="1242">
  <properties>
   <property name="name" value="dirt 21 b"/>
  </properties>
 </tile>
 <tile id="1243">
  <properties>
   <property name="name" value="dirt 21 c"/>
  </properties>
 </tile>
 <tile id="1244">
  <properties>
   <property name="name" value="dirt 21 d"/>
  </properties>
 </tile>
 <tile id="1245">
  <properties>
   <property name="name" value="dirt 23"/>
  </properties>
 </tile>
 <tile id="1246">
  <properties>
   <property name="name" value="dirt 23 b"/>
  </properties>
 </tile>
 <tile id="1247">
  <properties>
   <property name="name" value="dirt 23 c"/>
  </properties>
 </tile>
 <tile id="1248">
  <properties>
   <property name="name" value="dirt 23 d"/>
  </properties>
 </tile>
 <tile id="1249">
  <properties>
   <property name="name" value="dirt 28"/>
  </properties>
 </tile>
 <tile id="1250">
  <properties>
   <property name="name" value="dirt 28 b"/>
  </properties>
 </tile>
 <tile id="1251">
  <properties>
   <property name="name" value="dirt 28 c"/>
  </properties>
 </tile>
 <tile id="1252">
  <properties>
   <property name="name" value="dirt 28 d"/>
  </properties>
 </tile>
 <tile id="1253">
  <properties>
   <property name="name" value="dirt 29"/>
  </properties>
 </tile>
 <tile id="1254">
  <properties>
   <property name="name" value="dirt 29 b"/>
  </properties>
 </tile>
 <tile id="1255">
  <properties>
   <property name="name" value="dirt 29 c"/>
  </properties>
 </tile>
 <tile id="1256">
  <properties>
   <property name="name" value="dirt 29 d"/>
  </properties>
 </tile>
 <tile id="1257">
  <properties>
   <property name="name" value="dirt 31"/>
  </properties>
 </tile>
 <tile id="1258">
  <properties>
   <property name="name" value="dirt 31 b"/>
  </properties>
 </tile>
 <tile id="1259">
  <properties>
   <property name="name" value="dirt 31 c"/>
  </properties>
 </tile>
 <tile id="1260">
  <properties>
   <property name="name" value="dirt 31 d"/>
  </properties>
 </tile>
 <tile id="1261">
  <properties>
   <property name="name" value="dirt 64"/>
  </properties>
 </tile>
 <tile id="1262">
  <properties>
   <property name="name" value="dirt 64 b"/>
  </properties>
 </tile>
 <tile id="1263">
  <properties>
   <property name="name" value="dirt 64 c"/>
  </properties>
 </tile>
 <tile id="1264">
  <properties>
   <property name="name" value="dirt 64 d"/>
  </properties>
 </tile>
 <tile id="1265">
  <properties>
   <property name="name" value="dirt 65"/>
  </properties>
 </tile>
 <tile id="1266">
  <properties>
   <property name="name" value="dirt 65 b"/>
  </properties>
 </tile>
 <tile id="1267">
  <properties>
   <property name="name" value="dirt 65 c"/>
  </properties>
 </tile>
 <tile id="1268">
  <properties>
   <property name="name" value="dirt 65 d"/>
  </properties>
 </tile>
 <tile id="1269">
  <properties>
   <property name="name" value="dirt 68"/>
  </properties>
 </tile>
 <tile id="1270">
  <properties>
   <property name="name" value="dirt 68 b"/>
  </properties>
 </tile>
 <tile id="1271">
  <properties>
   <property name="name" value="dirt 68 c"/>
  </properties>
 </tile>
 <tile id="1272">
  <properties>
   <property name="name" value="dirt 68 d"/>
  </properties>
 </tile>
 <tile id="1273">
  <properties>
   <property name="name" value="dirt 69"/>
  </properties>
 </tile>
 <tile id="1274">
  <properties>
   <property name="name" value="dirt 69 b"/>
  </properties>
 </tile>
 <tile id="1275">
  <properties>
   <property name="name" value="dirt 69 c"/>
  </properties>
 </tile>
 <tile id="1276">
  <properties>
   <property name="name" value="dirt 69 d"/>
  </properties>
 </tile>
 <tile id="1277">
  <properties>
   <property name="name" value="dirt 71"/>
  </properties>
 </tile>
 <tile id="1278">
  <properties>
   <property name="name" value="dirt 71 b"/>
  </properties>
 </tile>
 <tile id="1279">
  <properties>
   <property name="name" value="dirt 71 c"/>
  </properties>
 </tile>
 <tile id="1280">
  <properties>
   <property name="name" value="dirt 71 d"/>
  </properties>
 </tile>
 <tile id="1281">
  <properties>
   <property name="name" value="dirt 80"/>
  </properties>
 </tile>
 <tile id="1282">
  <properties>
   <property name="name" value="dirt 80 b"/>
  </properties>
 </tile>
 <tile id="1283">
  <properties>
   <property name="name" value="dirt 80 c"/>
  </properties>
 </tile>
 <tile id="1284">
  <properties>
   <property name="name" value="dirt 80 d"/>
  </properties>
 </tile>
 <tile id="1285">
  <properties>
   <property name="name" value="dirt 81"/>
  </properties>
 </tile>
 <tile id="1286">
  <properties>
   <property name="name" value="dirt 81 b"/>
  </properties>
 </tile>
 <tile id="1287">
  <properties>
   <property name="name" value="dirt 81 c"/>
  </properties>
 </tile>
 <tile id="1288">
  <properties>
   <property name="name" value="dirt 81 d"/>
  </properties>
 </tile>
 <tile id="1289">
  <properties>
   <property name="name" value="dirt 84"/>
  </properties>
 </tile>
 <tile id="1290">
  <properties>
   <property name="name" value="dirt 84 b"/>
  </properties>
 </tile>
 <tile id="1291">
  <properties>
   <property name="name" value="dirt 84 c"/>
  </properties>
 </tile>
 <tile id="1292">
  <properties>
   <property name="name" value="dirt 84 d"/>
  </properties>
 </tile>
 <tile id="1293">
  <properties>
   <property name="name" value="dirt 85"/>
  </properties>
 </tile>
 <tile id="1294">
  <properties>
   <property name="name" value="dirt 85 b"/>
  </properties>
 </tile>
 <tile id="1295">
  <properties>
   <property name="name" value="dirt 85 c"/>
  </properties>
 </tile>
 <tile id="1296">
  <properties>
   <property name="name" value="dirt 85 d"/>
  </properties>
 </tile>
 <tile id="1297">
  <properties>
   <property name="name" value="dirt 87"/>
  </properties>
 </tile>
 <tile id="1298">
  <properties>
   <property name="name" value="dirt 87 b"/>
  </properties>
 </tile>
 <tile id="1299">
  <properties>
   <property name="name" value="dirt 87 c"/>
  </properties>
 </tile>
 <tile id="1300">
  <properties>
   <property name="name" value="dirt 87 d"/>
  </properties>
 </tile>
 <tile id="1301">
  <properties>
   <property name="name" value="dirt 92"/>
  </properties>
 </tile>
 <tile id="1302">
  <properties>
   <property name="name" value="dirt 92 b"/>
  </properties>
 </tile>
 <tile id="1303">
  <properties>
   <property name="name" value="dirt 92 c"/>
  </properties>
 </tile>
 <tile id="1304">
  <properties>
   <property name="name" value="dirt 92 d"/>
  </properties>
 </tile>
 <tile id="1305">
  <properties>
   <property name="name" value="dirt 93"/>
  </properties>
 </tile>
 <tile id="1306">
  <properties>
   <property name="name" value="dirt 93 b"/>
  </properties>
 </tile>
 <tile id="1307">
  <properties>
   <property name="name" value="dirt 93 c"/>
  </properties>
 </tile>
 <tile id="1308">
  <properties>
   <property name="name" value="dirt 93 d"/>
  </properties>
 </tile>
 <tile id="1309">
  <properties>
   <property name="name" value="dirt 95"/>
  </properties>
 </tile>
 <tile id="1310">
  <properties>
   <property name="name" value="dirt 95 b"/>
  </properties>
 </tile>
 <tile id="1311">
  <properties>
   <property name="name" value="dirt 95 c"/>
  </properties>
 </tile>
 <tile id="1312">
  <properties>
   <property name="name" value="dirt 95 d"/>
  </properties>
 </tile>
 <tile id="1313">
  <properties>
   <property name="name" value="dirt 112"/>
  </properties>
 </tile>
 <tile id="1314">
  <properties>
   <property name="name" value="dirt 112 b"/>
  </properties>
 </tile>
 <tile id="1315">
  <properties>
   <property name="name" value="dirt 112 c"/>
  </properties>
 </tile>
 <tile id="1316">
  <properties>
   <property name="name" value="dirt 112 d"/>
  </properties>
 </tile>
 <tile id="1317">
  <properties>
   <property name="name" value="dirt 113"/>
  </properties>
 </tile>
 <tile id="1318">
  <properties>
   <property name="name" value="dirt 113 b"/>
  </properties>
 </tile>
 <tile id="1319">
  <properties>
   <property name="name" value="dirt 113 c"/>
  </properties>
 </tile>
 <tile id="1320">
  <properties>
   <property name="name" value="dirt 113 d"/>
  </properties>
 </tile>
 <tile id="1321">
  <properties>
   <property name="name" value="dirt 116"/>
  </properties>
 </tile>
 <tile id="1322">
  <properties>
   <property name="name" value="dirt 116 b"/>
  </properties>
 </tile>
 <tile id="1323">
  <properties>
   <property name="name" value="dirt 116 c"/>
  </properties>
 </tile>
 <tile id="1324">
  <properties>
   <property name="name" value="dirt 116 d"/>
  </properties>
 </tile>
 <tile id="1325">
  <properties>
   <property name="name" value="dirt 117"/>
  </properties>
 </tile>
 <tile id="1326">
  <properties>
   <property name="name" value="dirt 117 b"/>
  </properties>
 </tile>
 <tile id="1327">
  <properties>
   <property name="name" value="dirt 117 c"/>
  </properties>
 </tile>
 <tile id="1328">
  <properties>
   <property name="name" value="dirt 117 d"/>
  </properties>
 </tile>
 <tile id="1329">
  <properties>
   <property name="name" value="dirt 119"/>
  </properties>
 </tile>
 <tile id="1330">
  <properties>
   <property name="name" value="dirt 119 b"/>
  </properties>
 </tile>
 <tile id="1331">
  <properties>
   <property name="name" value="dirt 119 c"/>
  </properties>
 </tile>
 <tile id="1332">
  <properties>
   <property name="name" value="dirt 119 d"/>
  </properties>
 </tile>
 <tile id="1333">
  <properties>
   <property name="name" value="dirt 124"/>
  </properties>
 </tile>
 <tile id="1334">
  <properties>
   <property name="name" value="dirt 124 b"/>
  </properties>
 </tile>
 <tile id="1335">
  <properties>
   <property name="name" value="dirt 124 c"/>
  </properties>
 </tile>
 <tile id="1336">
  <properties>
   <property name="name" value="dirt 124 d"/>
  </properties>
 </tile>
 <tile id="1337">
  <properties>
   <property name="name" value="dirt 125"/>
  </properties>
 </tile>
 <tile id="1338">
  <properties>
   <property name="name" value="dirt 125 b"/>
  </properties>
 </tile>
 <tile id="1339">
  <properties>
   <property name="name" value="dirt 125 c"/>
  </properties>
 </tile>
 <tile id="1340">
  <properties>
   <property name="name" value="dirt 125 d"/>
  </properties>
 </tile>
 <tile id="1341">
  <properties>
   <property name="name" value="dirt 127"/>
  </properties>
 </tile>
 <tile id="1342">
  <properties>
   <property name="name" value="dirt 127 b"/>
  </properties>
 </tile>
 <tile id="1343">
  <properties>
   <property name="name" value="dirt 127 c"/>
  </properties>
 </tile>
 <tile id="1344">
  <properties>
   <property name="name" value="dirt 127 d"/>
  </properties>
 </tile>
 <tile id="1345">
  <properties>
   <property name="name" value="dirt 193"/>
  </properties>
 </tile>
 <tile id="1346">
  <properties>
   <property name="name" value="dirt 193 b"/>
  </properties>
 </tile>
 <tile id="1347">
  <properties>
   <property name="name" value="dirt 193 c"/>
  </properties>
 </tile>
 <tile id="1348">
  <properties>
   <property name="name" value="dirt 193 d"/>
  </properties>
 </tile>
 <tile id="1349">
  <properties>
   <property name="name" value="dirt 197"/>
  </properties>
 </tile>
 <tile id="1350">
  <properties>
   <property name="name" value="dirt 197 b"/>
  </properties>
 </tile>
 <tile id="1351">
  <properties>
   <property name="name" value="dirt 197 c"/>
  </properties>
 </tile>
 <tile id="1352">
  <properties>
   <property name="name" value="dirt 197 d"/>
  </properties>
 </tile>
 <tile id="1353">
  <properties>
   <property name="name" value="dirt 199"/>
  </properties>
 </tile>
 <tile id="1354">
  <properties>
   <property name="name" value="dirt 199 b"/>
  </properties>
 </tile>
 <tile id="1355">
  <properties>
   <property name="name" value="dirt 199 c"/>
  </properties>
 </tile>
 <tile id="1356">
  <properties>
   <property name="name" value="dirt 199 d"/>
  </properties>
 </tile>
 <tile id="1357">
  <properties>
   <property name="name" value="dirt 209"/>
  </properties>
 </tile>
 <tile id="1358">
  <properties>
   <property name="name" value="dirt 209 b"/>
  </properties>
 </tile>
 <tile id="1359">
  <properties>
   <property name="name" value="dirt 209 c"/>
  </properties>
 </tile>
 <tile id="1360">
  <properties>
   <property name="name" value="dirt 209 d"/>
  </properties>
 </tile>
 <tile id="1361">
  <properties>
   <property name="name" value="dirt 213"/>
  </properties>
 </tile>
 <tile id="1362">
  <properties>
   <property name="name" value="dirt 213 b"/>
  </properties>
 </tile>
 <tile id="1363">
  <properties>
   <property name="name" value="dirt 213 c"/>
  </properties>
 </tile>
 <tile id="1364">
  <properties>
   <property name="name" value="dirt 213 d"/>
  </properties>
 </tile>
 <tile id="1365">
  <properties>
   <property name="name" value="dirt 215"/>
  </properties>
 </tile>
 <tile id="1366">
  <properties>
   <property name="name" value="dirt 215 b"/>
  </properties>
 </tile>
 <tile id="1367">
  <properties>
   <property name="name" value="dirt 215 c"/>
  </properties>
 </tile>
 <tile id="1368">
  <properties>
   <property name="name" value="dirt 215 d"/>
  </properties>
 </tile>
 <tile id="1369">
  <properties>
   <property name="name" value="dirt 221"/>
  </properties>
 </tile>
 <tile id="1370">
  <properties>
   <property name="name" value="dirt 221 b"/>
  </properties>
 </tile>
 <tile id="1371">
  <properties>
   <property name="name" value="dirt 221 c"/>
  </properties>
 </tile>
 <tile id="1372">
  <properties>
   <property name="name" value="dirt 221 d"/>
  </properties>
 </tile>
 <tile id="1373">
  <properties>
   <property name="name" value="dirt 223"/>
  </properties>
 </tile>
 <tile id="1374">
  <properties>
   <property name="name" value="dirt 223 b"/>
  </properties>
 </tile>
 <tile id="1375">
  <properties>
   <property name="name" value="dirt 223 c"/>
  </properties>
 </tile>
 <tile id="1376">
  <properties>
   <property name="name" value="dirt 223 d"/>
  </properties>
 </tile>
 <tile id="1377">
  <properties>
   <property name="name" value="dirt 241"/>
  </properties>
 </tile>
 <tile id="1378">
  <properties>
   <property name="name" value="dirt 241 b"/>
  </properties>
 </tile>
 <tile id="1379">
  <properties>
   <property name="name" value="dirt 241 c"/>
  </properties>
 </tile>
 <tile id="1380">
  <properties>
   <property name="name" value="dirt 241 d"/>
  </properties>
 </tile>
 <tile id="1381">
  <properties>
   <property name="name" value="dirt 245"/>
  </properties>
 </tile>
 <tile id="1382">
  <properties>
   <property name="name" value="dirt 245 b"/>
  </properties>
 </tile>
 <tile id="1383">
  <properties>
   <property name="name" value="dirt 245 c"/>
  </properties>
 </tile>
 <tile id="1384">
  <properties>
   <property name="name" value="dirt 245 d"/>
  </properties>
 </tile>
 <tile id="1385">
  <properties>
   <property name="name" value="dirt 247"/>
  </properties>
 </tile>
 <tile id="1386">
  <properties>
   <property name="name" value="dirt 247 b"/>
  </properties>
 </tile>
 <tile id="1387">
  <properties>
   <property name="name" value="dirt 247 c"/>
  </properties>
 </tile>
 <tile id="1388">
  <properties>
   <property name="name" value="dirt 247 d"/>
  </properties>
 </tile>
 <tile id="1389">
  <properties>
   <property name="name" value="dirt 253"/>
  </properties>
 </tile>
 <tile id="1390">
  <properties>
   <property name="name" value="dirt 253 b"/>
  </properties>
 </tile>
 <tile id="1391">
  <properties>
   <property name="name" value="dirt 253 c"/>
  </properties>
 </tile>
 <tile id="1392">
  <properties>
   <property name="name" value="dirt 253 d"/>
  </properties>
 </tile>
 <tile id="1393">
  <properties>
   <property name="name" value="dirt 255"/>
  </properties>
 </tile>
 <tile id="1394">
  <properties>
   <property name="name" value="gravel 0 0"/>
  </properties>
 </tile>
 <tile id="1395">
  <properties>
   <property name="name" value="gravel 1 0"/>
  </properties>
 </tile>
 <tile id="1396">
  <properties>
   <property name="name" value="gravel 2 0"/>
  </properties>
 </tile>
 <tile id="1397">
  <properties>
   <property name="name" value="gravel 3 0"/>
  </properties>
 </tile>
 <tile id="1398">
  <properties>
   <property name="name" value="gravel 0 1"/>
  </properties>
 </tile>
 <tile id="1399">
  <properties>
   <property name="name" value="gravel 1 1"/>
  </properties>
 </tile>
 <tile id="1400">
  <properties>
   <property name="name" value="gravel 2 1"/>
  </properties>
 </tile>
 <tile id="1401">
  <properties>
   <property name="name" value="gravel 3 1"/>
  </properties>
 </tile>
 <tile id="1402">
  <properties>
   <property name="name" value="gravel 0 2"/>
  </properties>
 </tile>
 <tile id="1403">
  <properties>
   <property name="name" value="gravel 1 2"/>
  </properties>
 </tile>
 <tile id="1404">
  <properties>
   <property name="name" value="gravel 2 2"/>
  </properties>
 </tile>
 <tile id="1405">
  <properties>
   <property name="name" value="gravel 3 2"/>
  </properties>
 </tile>
 <tile id="1406">
  <properties>
   <property name="name" value="gravel 0 3"/>
  </properties>
 </tile>
 <tile id="1407">
  <properties>
   <property name="name" value="gravel 1 3"/>
  </properties>
 </tile>
 <tile id="1408">
  <properties>
   <property name="name" value="gravel 2 3"/>
  </properties>
 </tile>
 <tile id="1409">
  <properties>
   <property name="name" value="gravel 3 3"/>
  </properties>
 </tile>
 <tile id="1410">
  <properties>
   <property name="name" value="gravel 0"/>
  </properties>
 </tile>
 <tile id="1411">
  <properties>
   <property name="name" value="gravel 0 b"/>
  </properties>
 </tile>
 <tile id="1412">
  <properties>
   <property name="name" value="gravel 0 c"/>
  </properties>
 </tile>
 <tile id="1413">
  <properties>
   <property name="name" value="gravel 0 d"/>
  </properties>
 </tile>
 <tile id="1414">
  <properties>
   <property name="name" value="gravel 1"/>
  </properties>
 </tile>
 <tile id="1415">
  <properties>
   <property name="name" value="gravel 1 b"/>
  </properties>
 </tile>
 <tile id="1416">
  <properties>
   <property name="name" value="gravel 1 c"/>
  </properties>
 </tile>
 <tile id="1417">
  <properties>
   <property name="name" value="gravel 1 d"/>
  </properties>
 </tile>
 <tile id="1418">
  <properties>
   <property name="name" value="gravel 4"/>
  </properties>
 </tile>
 <tile id="1419">
  <properties>
   <property name="name" value="gravel 4 b"/>
  </properties>
 </tile>
 <tile id="1420">
  <properties>
   <property name="name" value="gravel 4 c"/>
  </properties>
 </tile>
 <tile id="1421">
  <properties>
   <property name="name" value="gravel 4 d"/>
  </properties>
 </tile>
 <tile id="1422">
  <properties>
   <property name="name" value="gravel 5"/>
  </properties>
 </tile>
 <tile id="1423">
  <properties>
   <property name="name" value="gravel 5 b"/>
  </properties>
 </tile>
 <tile id="1424">
  <properties>
   <property name="name" value="gravel 5 c"/>
  </properties>
 </tile>
 <tile id="1425">
  <properties>
   <property name="name" value="gravel 5 d"/>
  </properties>
 </tile>
 <tile id="1426">
  <properties>
   <property name="name" value="gravel 7"/>
  </properties>
 </tile>
 <tile id="1427">
  <properties>
   <property name="name" value="gravel 7 b"/>
  </properties>
 </tile>
 <tile id="1428">
  <properties>
   <property name="name" value="gravel 7 c"/>
  </properties>
 </tile>
 <tile id="1429">
  <properties>
   <property name="name" value="gravel 7 d"/>
  </properties>
 </tile>
 <tile id="1430">
  <properties>
   <property name="name" value="gravel 16"/>
  </properties>
 </tile>
 <tile id="1431">
  <properties>
   <property name="name" value="gravel 16 b"/>
  </properties>
 </tile>
 <tile id="1432">
  <properties>
   <property name="name" value="gravel 16 c"/>
  </properties>
 </tile>
 <tile id="1433">
  <properties>
   <property name="name" value="gravel 16 d"/>
  </properties>
 </tile>
 <tile id="1434">
  <properties>
   <property name="name" value="gravel 17"/>
  </properties>
 </tile>
 <tile id="1435">
  <properties>
   <property name="name" value="gravel 17 b"/>
  </properties>
 </tile>
 <tile id="1436">
  <properties>
   <property name="name" value="gravel 17 c"/>
  </properties>
 </tile>
 <tile id="1437">
  <properties>
   <property name="name" value="gravel 17 d"/>
  </properties>
 </tile>
 <tile id="1438">
  <properties>
   <property name="name" value="gravel 20"/>
  </properties>
 </tile>
 <tile id="1439">
  <properties>
   <property name="name" value="gravel 20 b"/>
  </properties>
 </tile>
 <tile id="1440">
  <properties>
   <property name="name" value="gravel 20 c"/>
  </properties>
 </tile>
 <tile id="1441">
  <properties>
   <property name="name" value="gravel 20 d"/>
  </properties>
 </tile>
 <tile id="1442">
  <properties>
   <property name="name" value="gravel 21"/>
  </properties>
 </tile>
 <tile id="1443">
  <properties>
   <property name="name" value="gravel 21 b"/>
  </properties>
 </tile>
 <tile id="1444">
  <properties>
   <property name="name" value="gravel 21 c"/>
  </properties>
 </tile>
 <tile id="1445">
  <properties>
   <property name="name" value="gravel 21 d"/>
  </properties>
 </tile>
 <tile id="1446">
  <properties>
   <property name="name" value="gravel 23"/>
  </properties>
 </tile>
 <tile id="1447">
  <properties>
   <property name="name" value="gravel 23 b"/>
  </properties>
 </tile>
 <tile id="1448">
  <properties>
   <property name="name" value="gravel 23 c"/>
  </properties>
 </tile>
 <tile id="1449">
  <properties>
   <property name="name" value="gravel 23 d"/>
  </properties>
 </tile>
 <tile id="1450">
  <properties>
   <property name="name" value="gravel 28"/>
  </properties>
 </tile>
 <tile id="1451">
  <properties>
   <property name="name" value="gravel 28 b"/>
  </properties>
 </tile>
 <tile id="1452">
  <properties>
   <property name="name" value="gravel 28 c"/>
  </properties>
 </tile>
 <tile id="1453">
  <properties>
   <property name="name" value="gravel 28 d"/>
  </properties>
 </tile>
 <tile id="1454">
  <properties>
   <property name="name" value="gravel 29"/>
  </properties>
 </tile>
 <tile id="1455">
  <properties>
   <property name="name" value="gravel 29 b"/>
  </properties>
 </tile>
 <tile id="1456">
  <properties>
   <property name="name" value="gravel 29 c"/>
  </properties>
 </tile>
 <tile id="1457">
  <properties>
   <property name="name" value="gravel 29 d"/>
  </properties>
 </tile>
 <tile id="1458">
  <properties>
   <property name="name" value="gravel 31"/>
  </properties>
 </tile>
 <tile id="1459">
  <properties>
   <property name="name" value="gravel 31 b"/>
  </properties>
 </tile>
 <tile id="1460">
  <properties>
   <property name="name" value="gravel 31 c"/>
  </properties>
 </tile>
 <tile id="1461">
  <properties>
   <property name="name" value="gravel 31 d"/>
  </properties>
 </tile>
 <tile id="1462">
  <properties>
   <property name="name" value="gravel 64"/>
  </properties>
 </tile>
 <tile id="1463">
  <properties>
   <property name="name" value="gravel 64 b"/>
  </properties>
 </tile>
 <tile id="1464">
  <properties>
   <property name="name" value="gravel 64 c"/>
  </properties>
 </tile>
 <tile id="1465">
  <properties>
   <property name="name" value="gravel 64 d"/>
  </properties>
 </tile>
 <tile id="1466">
  <properties>
   <property name="name" value="gravel 65"/>
  </properties>
 </tile>
 <tile id="1467">
  <properties>
   <property name="name" value="gravel 65 b"/>
  </properties>
 </tile>
 <tile id="1468">
  <properties>
   <property name="name" value="gravel 65 c"/>
  </properties>
 </tile>
 <tile id="1469">
  <properties>
   <property name="name" value="gravel 65 d"/>
  </properties>
 </tile>
 <tile id="1470">
  <properties>
   <property name="name" value="gravel 68"/>
  </properties>
 </tile>
 <tile id="1471">
  <properties>
   <property name="name" value="gravel 68 b"/>
  </properties>
 </tile>
 <tile id="1472">
  <properties>
   <property name="name" value="gravel 68 c"/>
  </properties>
 </tile>
 <tile id="1473">
  <properties>
   <property name="name" value="gravel 68 d"/>
  </properties>
 </tile>
 <tile id="1474">
  <properties>
   <property name="name" value="gravel 69"/>
  </properties>
 </tile>
 <tile id="1475">
  <properties>
   <property name="name" value="gravel 69 b"/>
  </properties>
 </tile>
 <tile id="1476">
  <properties>
   <property name="name" value="gravel 69 c"/>
  </properties>
 </tile>
 <tile id="1477">
  <properties>
   <property name="name" value="gravel 69 d"/>
  </properties>
 </tile>
 <tile id="1478">
  <properties>
   <property name="name" value="gravel 71"/>
  </properties>
 </tile>
 <tile id="1479">
  <properties>
   <property name="name" value="gravel 71 b"/>
  </properties>
 </tile>
 <tile id="1480">
  <properties>
   <property name="name" value="gravel 71 c"/>
  </properties>
 </tile>
 <tile id="1481">
  <properties>
   <property name="name" value="gravel 71 d"/>
  </properties>
 </tile>
 <tile id="1482">
  <properties>
   <property name="name" value="gravel 80"/>
  </properties>
 </tile>
 <tile id="1483">
  <properties>
   <property name="name" value="gravel 80 b"/>
  </properties>
 </tile>
 <tile id="1484">
  <properties>
   <property name="name" value="gravel 80 c"/>
  </properties>
 </tile>
 <tile id="1485">
  <properties>
   <property name="name" value="gravel 80 d"/>
  </properties>
 </tile>
 <tile id="1486">
  <properties>
   <property name="name" value="gravel 81"/>
  </properties>
 </tile>
 <tile id="1487">
  <properties>
   <property name="name" value="gravel 81 b"/>
  </properties>
 </tile>
 <tile id="1488">
  <properties>
   <property name="name" value="gravel 81 c"/>
  </properties>
 </tile>
 <tile id="1489">
  <properties>
   <property name="name" value="gravel 81 d"/>
  </properties>
 </tile>
 <tile id="1490">
  <properties>
   <property name="name" value="gravel 84"/>
  </properties>
 </tile>
 <tile id="1491">
  <properties>
   <property name="name" value="gravel 84 b"/>
  </properties>
 </tile>
 <tile id="1492">
  <properties>
   <property name="name" value="gravel 84 c"/>
  </properties>
 </tile>
 <tile id="1493">
  <properties>
   <property name="name" value="gravel 84 d"/>
  </properties>
 </tile>
 <tile id="1494">
  <properties>
   <property name="name" value="gravel 85"/>
  </properties>
 </tile>
 <tile id="1495">
  <properties>
   <property name="name" value="gravel 85 b"/>
  </properties>
 </tile>
 <tile id="1496">
  <properties>
   <property name="name" value="gravel 85 c"/>
  </properties>
 </tile>
 <tile id="1497">
  <properties>
   <property name="name" value="gravel 85 d"/>
  </properties>
 </tile>
 <tile id="1498">
  <properties>
   <property name="name" value="gravel 87"/>
  </properties>
 </tile>
 <tile id="1499">
  <properties>
   <property name="name" value="gravel 87 b"/>
  </properties>
 </tile>
 <tile id="1500">
  <properties>
   <property name="name" value="gravel 87 c"/>
  </properties>
 </tile>
 <tile id="1501">
  <properties>
   <property name="name" value="gravel 87 d"/>
  </properties>
 </tile>
 <tile id="1502">
  <properties>
   <property name="name" value="gravel 92"/>
  </properties>
 </tile>
 <tile id="1503">
  <properties>
   <property name="name" value="gravel 92 b"/>
  </properties>
 </tile>
 <tile id="1504">
  <properties>
   <property name="name" value="gravel 92 c"/>
  </properties>
 </tile>
 <tile id="1505">
  <properties>
   <property name="name" value="gravel 92 d"/>
  </properties>
 </tile>
 <tile id="1506">
  <properties>
   <property name="name" value="gravel 93"/>
  </properties>
 </tile>
 <tile id="1507">
  <properties>
   <property name="name" value="gravel 93 b"/>
  </properties>
 </tile>
 <tile id="1508">
  <properties>
   <property name="name" value="gravel 93 c"/>
  </properties>
 </tile>
 <tile id="1509">
  <properties>
   <property name="name" value="gravel 93 d"/>
  </properties>
 </tile>
 <tile id="1510">
  <properties>
   <property name="name" value="gravel 95"/>
  </properties>
 </tile>
 <tile id="1511">
  <properties>
   <property name="name" value="gravel 95 b"/>
  </properties>
 </tile>
 <tile id="1512">
  <properties>
   <property name="name" value="gravel 95 c"/>
  </properties>
 </tile>
 <tile id="1513">
  <properties>
   <property name="name" value="gravel 95 d"/>
  </properties>
 </tile>
 <tile id="1514">
  <properties>
   <property name="name" value="gravel 112"/>
  </properties>
 </tile>
 <tile id="1515">
  <properties>
   <property name="name" value="gravel 112 b"/>
  </properties>
 </tile>
 <tile id="1516">
  <properties>
   <property name="name" value="gravel 112 c"/>
  </properties>
 </tile>
 <tile id="1517">
  <properties>
   <property name="name" value="gravel 112 d"/>
  </properties>
 </tile>
 <tile id="1518">
  <properties>
   <property name="name" value="gravel 113"/>
  </properties>
 </tile>
 <tile id="1519">
  <properties>
   <property name="name" value="gravel 113 b"/>
  </properties>
 </tile>
 <tile id="1520">
  <properties>
   <property name="name" value="gravel 113 c"/>
  </properties>
 </tile>
 <tile id="1521">
  <properties>
   <property name="name" value="gravel 113 d"/>
  </properties>
 </tile>
 <tile id="1522">
  <properties>
   <property name="name" value="gravel 116"/>
  </properties>
 </tile>
 <tile id="1523">
  <properties>
   <property name="name" value="gravel 116 b"/>
  </properties>
 </tile>
 <tile id="1524">
  <properties>
   <property name="name" value="gravel 116 c"/>
  </properties>
 </tile>
 <tile id="1525">
  <properties>
   <property name="name" value="gravel 116 d"/>
  </properties>
 </tile>
 <tile id="1526">
  <properties>
   <property name="name" value="gravel 117"/>
  </properties>
 </tile>
 <tile id="1527">
  <properties>
   <property name="name" value="gravel 117 b"/>
  </properties>
 </tile>
 <tile id="1528">
  <properties>
   <property name="name" value="gravel 117 c"/>
  </properties>
 </tile>
 <tile id="1529">
  <properties>
   <property name="name" value="gravel 117 d"/>
  </properties>
 </tile>
 <tile id="1530">
  <properties>
   <property name="name" value="gravel 119"/>
  </properties>
 </tile>
 <tile id="1531">
  <properties>
   <property name="name" value="gravel 119 b"/>
  </properties>
 </tile>
 <tile id="1532">
  <properties>
   <property name="name" value="gravel 119 c"/>
  </properties>
 </tile>
 <tile id="1533">
  <properties>
   <property name="name" value="gravel 119 d"/>
  </properties>
 </tile>
 <tile id="1534">
  <properties>
   <property name="name" value="gravel 124"/>
  </properties>
 </tile>
 <tile id="1535">
  <properties>
   <property name="name" value="gravel 124 b"/>
  </properties>
 </tile>
 <tile id="1536">
  <properties>
   <property name="name" value="gravel 124 c"/>
  </properties>
 </tile>
 <tile id="1537">
  <properties>
   <property name="name" value="gravel 124 d"/>
  </properties>
 </tile>
 <tile id="1538">
  <properties>
   <property name="name" value="gravel 125"/>
  </properties>
 </tile>
 <tile id="1539">
  <properties>
   <property name="name" value="gravel 125 b"/>
  </properties>
 </tile>
 <tile id="1540">
  <properties>
   <property name="name" value="gravel 125 c"/>
  </properties>
 </tile>
 <tile id="1541">
  <properties>
   <property name="name" value="gravel 125 d"/>
  </properties>
 </tile>
 <tile id="1542">
  <properties>
   <property name="name" value="gravel 127"/>
  </properties>
 </tile>
 <tile id="1543">
  <properties>
   <property name="name" value="gravel 127 b"/>
  </properties>
 </tile>
 <tile id="1544">
  <properties>
   <property name="name" value="gravel 127 c"/>
  </properties>
 </tile>
 <tile id="1545">
  <properties>
   <property name="name" value="gravel 127 d"/>
  </properties>
 </tile>
 <tile id="1546">
  <properties>
   <property name="name" value="gravel 193"/>
  </properties>
 </tile>
 <tile id="1547">
  <properties>
   <property name="name" value="gravel 193 b"/>
  </properties>
 </tile>
 <tile id="1548">
  <properties>
   <property name="name" value="gravel 193 c"/>
  </properties>
 </tile>
 <tile id="1549">
  <properties>
   <property name="name" value="gravel 193 d"/>
  </properties>
 </tile>
 <tile id="1550">
  <properties>
   <property name="name" value="gravel 197"/>
  </properties>
 </tile>
 <tile id="1551">
  <properties>
   <property name="name" value="gravel 197 b"/>
  </properties>
 </tile>
 <tile id="1552">
  <properties>
   <property name="name" value="gravel 197 c"/>
  </properties>
 </tile>
 <tile id="1553">
  <properties>
   <property name="name" value="gravel 197 d"/>
  </properties>
 </tile>
 <tile id="1554">
  <properties>
   <property name="name" value="gravel 199"/>
  </properties>
 </tile>
 <tile id="1555">
  <properties>
   <property name="name" value="gravel 199 b"/>
  </properties>
 </tile>
 <tile id="1556">
  <properties>
   <property name="name" value="gravel 199 c"/>
  </properties>
 </tile>
 <tile id="1557">
  <properties>
   <property name="name" value="gravel 199 d"/>
  </properties>
 </tile>
 <tile id="1558">
  <properties>
   <property name="name" value="gravel 209"/>
  </properties>
 </tile>
 <tile id="1559">
  <properties>
   <property name="name" value="gravel 209 b"/>
  </properties>
 </tile>
 <tile id="1560">
  <properties>
   <property name="name" value="gravel 209 c"/>
  </properties>
 </tile>
 <tile id="1561">
  <properties>
   <property name="name" value="gravel 209 d"/>
  </properties>
 </tile>
 <tile id="1562">
  <properties>
   <property name="name" value="gravel 213"/>
  </properties>
 </tile>
 <tile id="1563">
  <properties>
   <property name="name" value="gravel 213 b"/>
  </properties>
 </tile>
 <tile id="1564">
  <properties>
   <property name="name" value="gravel 213 c"/>
  </properties>
 </tile>
 <tile id="1565">
  <properties>
   <property name="name" value="gravel 213 d"/>
  </properties>
 </tile>
 <tile id="1566">
  <properties>
   <property name="name" value="gravel 215"/>
  </properties>
 </tile>
 <tile id="1567">
  <properties>
   <property name="name" value="gravel 215 b"/>
  </properties>
 </tile>
 <tile id="1568">
  <properties>
   <property name="name" value="gravel 215 c"/>
  </properties>
 </tile>
 <tile id="1569">
  <properties>
   <property name="name" value="gravel 215 d"/>
  </properties>
 </tile>
 <tile id="1570">
  <properties>
   <property name="name" value="gravel 221"/>
  </properties>
 </tile>
 <tile id="1571">
  <properties>
   <property name="name" value="gravel 221 b"/>
  </properties>
 </tile>
 <tile id="1572">
  <properties>
   <property name="name" value="gravel 221 c"/>
  </properties>
 </tile>
 <tile id="1573">
  <properties>
   <property name="name" value="gravel 221 d"/>
  </properties>
 </tile>
 <tile id="1574">
  <properties>
   <property name="name" value="gravel 223"/>
  </properties>
 </tile>
 <tile id="1575">
  <properties>
   <property name="name" value="gravel 223 b"/>
  </properties>
 </tile>
 <tile id="1576">
  <properties>
   <property name="name" value="gravel 223 c"/>
  </properties>
 </tile>
 <tile id="1577">
  <properties>
   <property name="name" value="gravel 223 d"/>
  </properties>
 </tile>
 <tile id="1578">
  <properties>
   <property name="name" value="gravel 241"/>
  </properties>
 </tile>
 <tile id="1579">
  <properties>
   <property name="name" value="gravel 241 b"/>
  </properties>
 </tile>
 <tile id="1580">
  <properties>
   <property name="name" value="gravel 241 c"/>
  </properties>
 </tile>
 <tile id="1581">
  <properties>
   <property name="name" value="gravel 241 d"/>
  </properties>
 </tile>
 <tile id="1582">
  <properties>
   <property name="name" value="gravel 245"/>
  </properties>
 </tile>
 <tile id="1583">
  <properties>
   <property name="name" value="gravel 245 b"/>
  </properties>
 </tile>
 <tile id="1584">
  <properties>
   <property name="name" value="gravel 245 c"/>
  </properties>
 </tile>
 <tile id="1585">
  <properties>
   <property name="name" value="gravel 245 d"/>
  </properties>
 </tile>
 <tile id="1586">
  <properties>
   <property name="name" value="gravel 247"/>
  </properties>
 </tile>
 <tile id="1587">
  <properties>
   <property name="name" value="gravel 247 b"/>
  </properties>
 </tile>
 <tile id="1588">
  <properties>
   <property name="name" value="gravel 247 c"/>
  </properties>
 </tile>
 <tile id="1589">
  <properties>
   <property name="name" value="gravel 247 d"/>
  </properties>
 </tile>
 <tile id="1590">
  <properties>
   <property name="name" value="gravel 253"/>
  </properties>
 </tile>
 <tile id="1591">
  <properties>
   <property name="name" value="gravel 253 b"/>
  </properties>
 </tile>
 <tile id="1592">
  <properties>
   <property name="name" value="gravel 253 c"/>
  </properties>
 </tile>
 <tile id="1593">
  <properties>
   <property name="name" value="gravel 253 d"/>
  </properties>
 </tile>
 <tile id="1594">
  <properties>
   <property name="name" value="gravel 255"/>
  </properties>
 </tile>
 <tile id="1595">
  <properties>
   <property name="name" value="water 0 0"/>
  </properties>
  <animation>
   <frame tileid="1595" duration="260"/>
   <frame tileid="2801" duration="260"/>
   <frame tileid="3002" duration="260"/>
   <frame tileid="3203" duration="260"/>
  </animation>
 </tile>
 <tile id="1596">
  <properties>
   <property name="name" value="water 1 0"/>
  </properties>
  <animation>
   <frame tileid="1596" duration="260"/>
   <frame tileid="2802" duration="260"/>
   <frame tileid="3003" duration="260"/>
   <frame tileid="3204" duration="260"/>
  </animation>
 </tile>
 <tile id="1597">
  <properties>
   <property name="name" value="water 2 0"/>
  </properties>
  <animation>
   <frame tileid="1597" duration="260"/>
   <frame tileid="2803" duration="260"/>
   <frame tileid="3004" duration="260"/>
   <frame tileid="3205" duration="260"/>
  </animation>
 </tile>
 <tile id="1598">
  <properties>
   <property name="name" value="water 3 0"/>
  </properties>
  <animation>
   <frame tileid="1598" duration="260"/>
   <frame tileid="2804" duration="260"/>
   <frame tileid="3005" duration="260"/>
   <frame tileid="3206" duration="260"/>
  </animation>
 </tile>
 <tile id="1599">
  <properties>
   <property name="name" value="water 0 1"/>
  </properties>
  <animation>
   <frame tileid="1599" duration="260"/>
   <frame tileid="2805" duration="260"/>
   <frame tileid="3006" duration="260"/>
   <frame tileid="3207" duration="260"/>
  </animation>
 </tile>
 <tile id="1600">
  <properties>
   <property name="name" value="water 1 1"/>
  </properties>
  <animation>
   <frame tileid="1600" duration="260"/>
   <frame tileid="2806" duration="260"/>
   <frame tileid="3007" duration="260"/>
   <frame tileid="3208" duration="260"/>
  </animation>
 </tile>
 <tile id="1601">
  <properties>
   <property name="name" value="water 2 1"/>
  </properties>
  <animation>
   <frame tileid="1601" duration="260"/>
   <frame tileid="2807" duration="260"/>
   <frame tileid="3008" duration="260"/>
   <frame tileid="3209" duration="260"/>
  </animation>
 </tile>
 <tile id="1602">
  <properties>
   <property name="name" value="water 3 1"/>
  </properties>
  <animation>
   <frame tileid="1602" duration="260"/>
   <frame tileid="2808" duration="260"/>
   <frame tileid="3009" duration="260"/>
   <frame tileid="3210" duration="260"/>
  </animation>
 </tile>
 <tile id="1603">
  <properties>
   <property name="name" value="water 0 2"/>
  </properties>
  <animation>
   <frame tileid="1603" duration="260"/>
   <frame tileid="2809" duration="260"/>
   <frame tileid="3010" duration="260"/>
   <frame tileid="3211" duration="260"/>
  </animation>
 </tile>
 <tile id="1604">
  <properties>
   <property name="name" value="water 1 2"/>
  </properties>
  <animation>
   <frame tileid="1604" duration="260"/>
   <frame tileid="2810" duration="260"/>
   <frame tileid="3011" duration="260"/>
   <frame tileid="3212" duration="260"/>
  </animation>
 </tile>
 <tile id="1605">
  <properties>
   <property name="name" value="water 2 2"/>
  </properties>
  <animation>
   <frame tileid="1605" duration="260"/>
   <frame tileid="2811" duration="260"/>
   <frame tileid="3012" duration="260"/>
   <frame tileid="3213" duration="260"/>
  </animation>
 </tile>
 <tile id="1606">
  <properties>
   <property name="name" value="water 3 2"/>
  </properties>
  <animation>
   <frame tileid="1606" duration="260"/>
   <frame tileid="2812" duration="260"/>
   <frame tileid="3013" duration="260"/>
   <frame tileid="3214" duration="260"/>
  </animation>
 </tile>
 <tile id="1607">
  <properties>
   <property name="name" value="water 0 3"/>
  </properties>
  <animation>
   <frame tileid="1607" duration="260"/>
   <frame tileid="2813" duration="260"/>
   <frame tileid="3014" duration="260"/>
   <frame tileid="3215" duration="260"/>
  </animation>
 </tile>
 <tile id="1608">
  <properties>
   <property name="name" value="water 1 3"/>
  </properties>
  <animation>
   <frame tileid="1608" duration="260"/>
   <frame tileid="2814" duration="260"/>
   <frame tileid="3015" duration="260"/>
   <frame tileid="3216" duration="260"/>
  </animation>
 </tile>
 <tile id="1609">
  <properties>
   <property name="name" value="water 2 3"/>
  </properties>
  <animation>
   <frame tileid="1609" duration="260"/>
   <frame tileid="2815" duration="260"/>
   <frame tileid="3016" duration="260"/>
   <frame tileid="3217" duration="260"/>
  </animation>
 </tile>
 <tile id="1610">
  <properties>
   <property name="name" value="water 3 3"/>
  </properties>
  <animation>
   <frame tileid="1610" duration="260"/>
   <frame tileid="2816" duration="260"/>
   <frame tileid="3017" duration="260"/>
   <frame tileid="3218" duration="260"/>
  </animation>
 </tile>
 <tile id="1611">
  <properties>
   <property name="name" value="water 0"/>
  </properties>
  <animation>
   <frame tileid="1611" duration="260"/>
   <frame tileid="2817" duration="260"/>
   <frame tileid="3018" duration="260"/>
   <frame tileid="3219" duration="260"/>
  </animation>
 </tile>
 <tile id="1612">
  <properties>
   <property name="name" value="water 0 b"/>
  </properties>
  <animation>
   <frame tileid="1612" duration="260"/>
   <frame tileid="2818" duration="260"/>
   <frame tileid="3019" duration="260"/>
   <frame tileid="3220" duration="260"/>
  </animation>
 </tile>
 <tile id="1613">
  <properties>
   <property name="name" value="water 0 c"/>
  </properties>
  <animation>
   <frame tileid="1613" duration="260"/>
   <frame tileid="2819" duration="260"/>
   <frame tileid="3020" duration="260"/>
   <frame tileid="3221" duration="260"/>
  </animation>
 </tile>
 <tile id="1614">
  <properties>
   <property name="name" value="water 0 d"/>
  </properties>
  <animation>
   <frame tileid="1614" duration="260"/>
   <frame tileid="2820" duration="260"/>
   <frame tileid="3021" duration="260"/>
   <frame tileid="3222" duration="260"/>
  </animation>
 </tile>
 <tile id="1615">
  <properties>
   <property name="name" value="water 1"/>
  </properties>
  <animation>
   <frame tileid="1615" duration="260"/>
   <frame tileid="2821" duration="260"/>
   <frame tileid="3022" duration="260"/>
   <frame tileid="3223" duration="260"/>
  </animation>
 </tile>
 <tile id="1616">
  <properties>
   <property name="name" value="water 1 b"/>
  </properties>
  <animation>
   <frame tileid="1616" duration="260"/>
   <frame tileid="2822" duration="260"/>
   <frame tileid="3023" duration="260"/>
   <frame tileid="3224" duration="260"/>
  </animation>
 </tile>
 <tile id="1617">
  <properties>
   <property name="name" value="water 1 c"/>
  </properties>
  <animation>
   <frame tileid="1617" duration="260"/>
   <frame tileid="2823" duration="260"/>
   <frame tileid="3024" duration="260"/>
   <frame tileid="3225" duration="260"/>
  </animation>
 </tile>
 <tile id="1618">
  <properties>
   <property name="name" value="water 1 d"/>
  </properties>
  <animation>
   <frame tileid="1618" duration="260"/>
   <frame tileid="2824" duration="260"/>
   <frame tileid="3025" duration="260"/>
   <frame tileid="3226" duration="260"/>
  </animation>
 </tile>
 <tile id="1619">
  <properties>
   <property name="name" value="water 4"/>
  </properties>
  <animation>
   <frame tileid="1619" duration="260"/>
   <frame tileid="2825" duration="260"/>
   <frame tileid="3026" duration="260"/>
   <frame tileid="3227" duration="260"/>
  </animation>
 </tile>
 <tile id="1620">
  <properties>
   <property name="name" value="water 4 b"/>
  </properties>
  <animation>
   <frame tileid="1620" duration="260"/>
   <frame tileid="2826" duration="260"/>
   <frame tileid="3027" duration="260"/>
   <frame tileid="3228" duration="260"/>
  </animation>
 </tile>
 <tile id="1621">
  <properties>
   <property name="name" value="water 4 c"/>
  </properties>
  <animation>
   <frame tileid="1621" duration="260"/>
   <frame tileid="2827" duration="260"/>
   <frame tileid="3028" duration="260"/>
   <frame tileid="3229" duration="260"/>
  </animation>
 </tile>
 <tile id="1622">
  <properties>
   <property name="name" value="water 4 d"/>
  </properties>
  <animation>
   <frame tileid="1622" duration="260"/>
   <frame tileid="2828" duration="260"/>
   <frame tileid="3029" duration="260"/>
   <frame tileid="3230" duration="260"/>
  </animation>
 </tile>
 <tile id="1623">
  <properties>
   <property name="name" value="water 5"/>
  </properties>
  <animation>
   <frame tileid="1623" duration="260"/>
   <frame tileid="2829" duration="260"/>
   <frame tileid="3030" duration="260"/>
   <frame tileid="3231" duration="260"/>
  </animation>
 </tile>
 <tile id="1624">
  <properties>
   <property name="name" value="water 5 b"/>
  </properties>
  <animation>
   <frame tileid="1624" duration="260"/>
   <frame tileid="2830" duration="260"/>
   <frame tileid="3031" duration="260"/>
   <frame tileid="3232" duration="260"/>
  </animation>
 </tile>
 <tile id="1625">
  <properties>
   <property name="name" value="water 5 c"/>
  </properties>
  <animation>
   <frame tileid="1625" duration="260"/>
   <frame tileid="2831" duration="260"/>
   <frame tileid="3032" duration="260"/>
   <frame tileid="3233" duration="260"/>
  </animation>
 </tile>
 <tile id="1626">
  <properties>
   <property name="name" value="water 5 d"/>
  </properties>
  <animation>
   <frame tileid="1626" duration="260"/>
   <frame tileid="2832" duration="260"/>
   <frame tileid="3033" duration="260"/>
   <frame tileid="3234" duration="260"/>
  </animation>
 </tile>
 <tile id="1627">
  <properties>
   <property name="name" value="water 7"/>
  </properties>
  <animation>
   <frame tileid="1627" duration="260"/>
   <frame tileid="2833" duration="260"/>
   <frame tileid="3034" duration="260"/>
   <frame tileid="3235" duration="260"/>
  </animation>
 </tile>
 <tile id="1628">
  <properties>
   <property name="name" value="water 7 b"/>
  </properties>
  <animation>
   <frame tileid="1628" duration="260"/>
   <frame tileid="2834" duration="260"/>
   <frame tileid="3035" duration="260"/>
   <frame tileid="3236" duration="260"/>
  </animation>
 </tile>
 <tile id="1629">
  <properties>
   <property name="name" value="water 7 c"/>
  </properties>
  <animation>
   <frame tileid="1629" duration="260"/>
   <frame tileid="2835" duration="260"/>
   <frame tileid="3036" duration="260"/>
   <frame tileid="3237" duration="260"/>
  </animation>
 </tile>
 <tile id="1630">
  <properties>
   <property name="name" value="water 7 d"/>
  </properties>
  <animation>
   <frame tileid="1630" duration="260"/>
   <frame tileid="2836" duration="260"/>
   <frame tileid="3037" duration="260"/>
   <frame tileid="3238" duration="260"/>
  </animation>
 </tile>
 <tile id="1631">
  <properties>
   <property name="name" value="water 16"/>
  </properties>
  <animation>
   <frame tileid="1631" duration="260"/>
   <frame tileid="2837" duration="260"/>
   <frame tileid="3038" duration="260"/>
   <frame tileid="3239" duration="260"/>
  </animation>
 </tile>
 <tile id="1632">
  <properties>
   <property name="name" value="water 16 b"/>
  </properties>
  <animation>
   <frame tileid="1632" duration="260"/>
   <frame tileid="2838" duration="260"/>
   <frame tileid="3039" duration="260"/>
   <frame tileid="3240" duration="260"/>
  </animation>
 </tile>
 <tile id="1633">
  <properties>
   <property name="name" value="water 16 c"/>
  </properties>
  <animation>
   <frame tileid="1633" duration="260"/>
   <frame tileid="2839" duration="260"/>
   <frame tileid="3040" duration="260"/>
   <frame tileid="3241" duration="260"/>
  </animation>
 </tile>
 <tile id="1634">
  <properties>
   <property name="name" value="water 16 d"/>
  </properties>
  <animation>
   <frame tileid="1634" duration="260"/>
   <frame tileid="2840" duration="260"/>
   <frame tileid="3041" duration="260"/>
   <frame tileid="3242" duration="260"/>
  </animation>
 </tile>
 <tile id="1635">
  <properties>
   <property name="name" value="water 17"/>
  </properties>
  <animation>
   <frame tileid="1635" duration="260"/>
   <frame tileid="2841" duration="260"/>
   <frame tileid="3042" duration="260"/>
   <frame tileid="3243" duration="260"/>
  </animation>
 </tile>
 <tile id="1636">
  <properties>
   <property name="name" value="water 17 b"/>
  </properties>
  <animation>
   <frame tileid="1636" duration="260"/>
   <frame tileid="2842" duration="260"/>
   <frame tileid="3043" duration="260"/>
   <frame tileid="3244" duration="260"/>
  </animation>
 </tile>
 <tile id="1637">
  <properties>
   <property name="name" value="water 17 c"/>
  </properties>
  <animation>
   <frame tileid="1637" duration="260"/>
   <frame tileid="2843" duration="260"/>
   <frame tileid="3044" duration="260"/>
   <frame tileid="3245" duration="260"/>
  </animation>
 </tile>
 <tile id="1638">
  <properties>
   <property name="name" value="water 17 d"/>
  </properties>
  <animation>
   <frame tileid="1638" duration="260"/>
   <frame tileid="2844" duration="260"/>
   <frame tileid="3045" duration="260"/>
   <frame tileid="3246" duration="260"/>
  </animation>
 </tile>
 <tile id="1639">
  <properties>
   <property name="name" value="water 20"/>
  </properties>
  <animation>
   <frame tileid="1639" duration="260"/>
   <frame tileid="2845" duration="260"/>
   <frame tileid="3046" duration="260"/>
   <frame tileid="3247" duration="260"/>
  </animation>
 </tile>
 <tile id="1640">
  <properties>
   <property name="name" value="water 20 b"/>
  </properties>
  <animation>
   <frame tileid="1640" duration="260"/>
   <frame tileid="2846" duration="260"/>
   <frame tileid="3047" duration="260"/>
   <frame tileid="3248" duration="260"/>
  </animation>
 </tile>
 <tile id="1641">
  <properties>
   <property name="name" value="water 20 c"/>
  </properties>
  <animation>
   <frame tileid="1641" duration="260"/>
   <frame tileid="2847" duration="260"/>
   <frame tileid="3048" duration="260"/>
   <frame tileid="3249" duration="260"/>
  </animation>
 </tile>
 <tile id="1642">
  <properties>
   <property name="name" value="water 20 d"/>
  </properties>
  <animation>
   <frame tileid="1642" duration="260"/>
   <frame tileid="2848" duration="260"/>
   <frame tileid="3049" duration="260"/>
   <frame tileid="3250" duration="260"/>
  </animation>
 </tile>
 <tile id="1643">
  <properties>
   <property name="name" value="water 21"/>
  </properties>
  <animation>
   <frame tileid="1643" duration="260"/>
   <frame tileid="2849" duration="260"/>
   <frame tileid="3050" duration="260"/>
   <frame tileid="3251" duration="260"/>
  </animation>
 </tile>
 <tile id="1644">
  <properties>
   <property name="name" value="water 21 b"/>
  </properties>
  <animation>
   <frame tileid="1644" duration="260"/>
   <frame tileid="2850" duration="260"/>
   <frame tileid="3051" duration="260"/>
   <frame tileid="3252" duration="260"/>
  </animation>
 </tile>
 <tile id="1645">
  <properties>
   <property name="name" value="water 21 c"/>
  </properties>
  <animation>
   <frame tileid="1645" duration="260"/>
   <frame tileid="2851" duration="260"/>
   <frame tileid="3052" duration="260"/>
   <frame tileid="3253" duration="260"/>
  </animation>
 </tile>
 <tile id="1646">
  <properties>
   <property name="name" value="water 21 d"/>
  </properties>
  <animation>
   <frame tileid="1646" duration="260"/>
   <frame tileid="2852" duration="260"/>
   <frame tileid="3053" duration="260"/>
   <frame tileid="3254" duration="260"/>
  </animation>
 </tile>
 <tile id="1647">
  <properties>
   <property name="name" value="water 23"/>
  </properties>
  <animation>
   <frame tileid="1647" duration="260"/>
   <frame tileid="2853" duration="260"/>
   <frame tileid="3054" duration="260"/>
   <frame tileid="3255" duration="260"/>
  </animation>
 </tile>
 <tile id="1648">
  <properties>
   <property name="name" value="water 23 b"/>
  </properties>
  <animation>
   <frame tileid="1648" duration="260"/>
   <frame tileid="2854" duration="260"/>
   <frame tileid="3055" duration="260"/>
   <frame tileid="3256" duration="260"/>
  </animation>
 </tile>
 <tile id="1649">
  <properties>
   <property name="name" value="water 23 c"/>
  </properties>
  <animation>
   <frame tileid="1649" duration="260"/>
   <frame tileid="2855" duration="260"/>
   <frame tileid="3056" duration="260"/>
   <frame tileid="3257" duration="260"/>
  </animation>
 </tile>
 <tile id="1650">
  <properties>
   <property name="name" value="water 23 d"/>
  </properties>
  <animation>
   <frame tileid="1650" duration="260"/>
   <frame tileid="2856" duration="260"/>
   <frame tileid="3057" duration="260"/>
   <frame tileid="3258" duration="260"/>
  </animation>
 </tile>
 <tile id="1651">
  <properties>
   <property name="name" value="water 28"/>
  </properties>
  <animation>
   <frame tileid="1651" duration="260"/>
   <frame tileid="2857" duration="260"/>
   <frame tileid="3058" duration="260"/>
   <frame tileid="3259" duration="260"/>
  </animation>
 </tile>
 <tile id="1652">
  <properties>
   <property name="name" value="water 28 b"/>
  </properties>
  <animation>
   <frame tileid="1652" duration="260"/>
   <frame tileid="2858" duration="260"/>
   <frame tileid="3059" duration="260"/>
   <frame tileid="3260" duration="260"/>
  </animation>
 </tile>
 <tile id="1653">
  <properties>
   <property name="name" value="water 28 c"/>
  </properties>
  <animation>
   <frame tileid="1653" duration="260"/>
   <frame tileid="2859" duration="260"/>
   <frame tileid="3060" duration="260"/>
   <frame tileid="3261" duration="260"/>
  </animation>
 </tile>
 <tile id="1654">
  <properties>
   <property name="name" value="water 28 d"/>
  </properties>
  <animation>
   <frame tileid="1654" duration="260"/>
   <frame tileid="2860" duration="260"/>
   <frame tileid="3061" duration="260"/>
   <frame tileid="3262" duration="260"/>
  </animation>
 </tile>
 <tile id="1655">
  <properties>
   <property name="name" value="water 29"/>
  </properties>
  <animation>
   <frame tileid="1655" duration="260"/>
   <frame tileid="2861" duration="260"/>
   <frame tileid="3062" duration="260"/>
   <frame tileid="3263" duration="260"/>
  </animation>
 </tile>
 <tile id="1656">
  <properties>
   <property name="name" value="water 29 b"/>
  </properties>
  <animation>
   <frame tileid="1656" duration="260"/>
   <frame tileid="2862" duration="260"/>
   <frame tileid="3063" duration="260"/>
   <frame tileid="3264" duration="260"/>
  </animation>
 </tile>
 <tile id="1657">
  <properties>
   <property name="name" value="water 29 c"/>
  </properties>
  <animation>
   <frame tileid="1657" duration="260"/>
   <frame tileid="2863" duration="260"/>
   <frame tileid="3064" duration="260"/>
   <frame tileid="3265" duration="260"/>
  </animation>
 </tile>
 <tile id="1658">
  <properties>
   <property name="name" value="water 29 d"/>
  </properties>
  <animation>
   <frame tileid="1658" duration="260"/>
   <frame tileid="2864" duration="260"/>
   <frame tileid="3065" duration="260"/>
   <frame tileid="3266" duration="260"/>
  </animation>
 </tile>
 <tile id="1659">
  <properties>
   <property name="name" value="water 31"/>
  </properties>
  <animation>
   <frame tileid="1659" duration="260"/>
   <frame tileid="2865" duration="260"/>
   <frame tileid="3066" duration="260"/>
   <frame tileid="3267" duration="260"/>
  </animation>
 </tile>
 <tile id="1660">
  <properties>
   <property name="name" value="water 31 b"/>
  </properties>
  <animation>
   <frame tileid="1660" duration="260"/>
   <frame tileid="2866" duration="260"/>
   <frame tileid="3067" duration="260"/>
   <frame tileid="3268" duration="260"/>
  </animation>
 </tile>
 <tile id="1661">
  <properties>
   <property name="name" value="water 31 c"/>
  </properties>
  <animation>
   <frame tileid="1661" duration="260"/>
   <frame tileid="2867" duration="260"/>
   <frame tileid="3068" duration="260"/>
   <frame tileid="3269" duration="260"/>
  </animation>
 </tile>
 <tile id="1662">
  <properties>
   <property name="name" value="water 31 d"/>
  </properties>
  <animation>
   <frame tileid="1662" duration="260"/>
   <frame tileid="2868" duration="260"/>
   <frame tileid="3069" duration="260"/>
   <frame tileid="3270" duration="260"/>
  </animation>
 </tile>
 <tile id="1663">
  <properties>
   <property name="name" value="water 64"/>
  </properties>
  <animation>
   <frame tileid="1663" duration="260"/>
   <frame tileid="2869" duration="260"/>
   <frame tileid="3070" duration="260"/>
   <frame tileid="3271" duration="260"/>
  </animation>
 </tile>
 <tile id="1664">
  <properties>
   <property name="name" value="water 64 b"/>
  </properties>
  <animation>
   <frame tileid="1664" duration="260"/>
   <frame tileid="2870" duration="260"/>
   <frame tileid="3071" duration="260"/>
   <frame tileid="3272" duration="260"/>
  </animation>
 </tile>
 <tile id="1665">
  <properties>
   <property name="name" value="water 64 c"/>
  </properties>
  <animation>
   <frame tileid="1665" duration="260"/>
   <frame tileid="2871" duration="260"/>
   <frame tileid="3072" duration="260"/>
   <frame tileid="3273" duration="260"/>
  </animation>
 </tile>
 <tile id="1666">
  <properties>
   <property name="name" value="water 64 d"/>
  </properties>
  <animation>
   <frame tileid="1666" duration="260"/>
   <frame tileid="2872" duration="260"/>
   <frame tileid="3073" duration="260"/>
   <frame tileid="3274" duration="260"/>
  </animation>
 </tile>
 <tile id="1667">
  <properties>
   <property name="name" value="water 65"/>
  </properties>
  <animation>
   <frame tileid="1667" duration="260"/>
   <frame tileid="2873" duration="260"/>
   <frame tileid="3074" duration="260"/>
   <frame tileid="3275" duration="260"/>
  </animation>
 </tile>
 <tile id="1668">
  <properties>
   <property name="name" value="water 65 b"/>
  </properties>
  <animation>
   <frame tileid="1668" duration="260"/>
   <frame tileid="2874" duration="260"/>
   <frame tileid="3075" duration="260"/>
   <frame tileid="3276" duration="260"/>
  </animation>
 </tile>
 <tile id="1669">
  <properties>
   <property name="name" value="water 65 c"/>
  </properties>
  <animation>
   <frame tileid="1669" duration="260"/>
   <frame tileid="2875" duration="260"/>
   <frame tileid="3076" duration="260"/>
   <frame tileid="3277" duration="260"/>
  </animation>
 </tile>
 <tile id="1670">
  <properties>
   <property name="name" value="water 65 d"/>
  </properties>
  <animation>
   <frame tileid="1670" duration="260"/>
   <frame tileid="2876" duration="260"/>
   <frame tileid="3077" duration="260"/>
   <frame tileid="3278" duration="260"/>
  </animation>
 </tile>
 <tile id="1671">
  <properties>
   <property name="name" value="water 68"/>
  </properties>
  <animation>
   <frame tileid="1671" duration="260"/>
   <frame tileid="2877" duration="260"/>
   <frame tileid="3078" duration="260"/>
   <frame tileid="3279" duration="260"/>
  </animation>
 </tile>
 <tile id="1672">
  <properties>
   <property name="name" value="water 68 b"/>
  </properties>
  <animation>
   <frame tileid="1672" duration="260"/>
   <frame tileid="2878" duration="260"/>
   <frame tileid="3079" duration="260"/>
   <frame tileid="3280" duration="260"/>
  </animation>
 </tile>
 <tile id="1673">
  <properties>
   <property name="name" value="water 68 c"/>
  </properties>
  <animation>
   <frame tileid="1673" duration="260"/>
   <frame tileid="2879" duration="260"/>
   <frame tileid="3080" duration="260"/>
   <frame tileid="3281" duration="260"/>
  </animation>
 </tile>
 <tile id="1674">
  <properties>
   <property name="name" value="water 68 d"/>
  </properties>
  <animation>
   <frame tileid="1674" duration="260"/>
   <frame tileid="2880" duration="260"/>
   <frame tileid="3081" duration="260"/>
   <frame tileid="3282" duration="260"/>
  </animation>
 </tile>
 <tile id="1675">
  <properties>
   <property name="name" value="water 69"/>
  </properties>
  <animation>
   <frame tileid="1675" duration="260"/>
   <frame tileid="2881" duration="260"/>
   <frame tileid="3082" duration="260"/>
   <frame tileid="3283" duration="260"/>
  </animation>
 </tile>
 <tile id="1676">
  <properties>
   <property name="name" value="water 69 b"/>
  </properties>
  <animation>
   <frame tileid="1676" duration="260"/>
   <frame tileid="2882" duration="260"/>
   <frame tileid="3083" duration="260"/>
   <frame tileid="3284" duration="260"/>
  </animation>
 </tile>
 <tile id="1677">
  <properties>
   <property name="name" value="water 69 c"/>
  </properties>
  <animation>
   <frame tileid="1677" duration="260"/>
   <frame tileid="2883" duration="260"/>
   <frame tileid="3084" duration="260"/>
   <frame tileid="3285" duration="260"/>
  </animation>
 </tile>
 <tile id="1678">
  <properties>
   <property name="name" value="water 69 d"/>
  </properties>
  <animation>
   <frame tileid="1678" duration="260"/>
   <frame tileid="2884" duration="260"/>
   <frame tileid="3085" duration="260"/>
   <frame tileid="3286" duration="260"/>
  </animation>
 </tile>
 <tile id="1679">
  <properties>
   <property name="name" value="water 71"/>
  </properties>
  <animation>
   <frame tileid="1679" duration="260"/>
   <frame tileid="2885" duration="260"/>
   <frame tileid="3086" duration="260"/>
   <frame tileid="3287" duration="260"/>
  </animation>
 </tile>
 <tile id="1680">
  <properties>
   <property name="name" value="water 71 b"/>
  </properties>
  <animation>
   <frame tileid="1680" duration="260"/>
   <frame tileid="2886" duration="260"/>
   <frame tileid="3087" duration="260"/>
   <frame tileid="3288" duration="260"/>
  </animation>
 </tile>
 <tile id="1681">
  <properties>
   <property name="name" value="water 71 c"/>
  </properties>
  <animation>
   <frame tileid="1681" duration="260"/>
   <frame tileid="2887" duration="260"/>
   <frame tileid="3088" duration="260"/>
   <frame tileid="3289" duration="260"/>
  </animation>
 </tile>
 <tile id="1682">
  <properties>
   <property name="name" value="water 71 d"/>
  </properties>
  <animation>
   <frame tileid="1682" duration="260"/>
   <frame tileid="2888" duration="260"/>
   <frame tileid="3089" duration="260"/>
   <frame tileid="3290" duration="260"/>
  </animation>
 </tile>
 <tile id="1683">
  <properties>
   <property name="name" value="water 80"/>
  </properties>
  <animation>
   <frame tileid="1683" duration="260"/>
   <frame tileid="2889" duration="260"/>
   <frame tileid="3090" duration="260"/>
   <frame tileid="3291" duration="260"/>
  </animation>
 </tile>
 <tile id="1684">
  <properties>
   <property name="name" value="water 80 b"/>
  </properties>
  <animation>
   <frame tileid="1684" duration="260"/>
   <frame tileid="2890" duration="260"/>
   <frame tileid="3091" duration="260"/>
   <frame tileid="3292" duration="260"/>
  </animation>
 </tile>
 <tile id="1685">
  <properties>
   <property name="name" value="water 80 c"/>
  </properties>
  <animation>
   <frame tileid="1685" duration="260"/>
   <frame tileid="2891" duration="260"/>
   <frame tileid="3092" duration="260"/>
   <frame tileid="3293" duration="260"/>
  </animation>
 </tile>
 <tile id="1686">
  <properties>
   <property name="name" value="water 80 d"/>
  </properties>
  <animation>
   <frame tileid="1686" duration="260"/>
   <frame tileid="2892" duration="260"/>
   <frame tileid="3093" duration="260"/>
   <frame tileid="3294" duration="260"/>
  </animation>
 </tile>
 <tile id="1687">
  <properties>
   <property name="name" value="water 81"/>
  </properties>
  <animation>
   <frame tileid="1687" duration="260"/>
   <frame tileid="2893" duration="260"/>
   <frame tileid="3094" duration="260"/>
   <frame tileid="3295" duration="260"/>
  </animation>
 </tile>
 <tile id="1688">
  <properties>
   <property name="name" value="water 81 b"/>
  </properties>
  <animation>
   <frame tileid="1688" duration="260"/>
   <frame tileid="2894" duration="260"/>
   <frame tileid="3095" duration="260"/>
   <frame tileid="3296" duration="260"/>
  </animation>
 </tile>
 <tile id="1689">
  <properties>
   <property name="name" value="water 81 c"/>
  </properties>
  <animation>
   <frame tileid="1689" duration="260"/>
   <frame tileid="2895" duration="260"/>
   <frame tileid="3096" duration="260"/>
   <frame tileid="3297" duration="260"/>
  </animation>
 </tile>
 <tile id="1690">
  <properties>
   <property name="name" value="water 81 d"/>
  </properties>
  <animation>
   <frame tileid="1690" duration="260"/>
   <frame tileid="2896" duration="260"/>
   <frame tileid="3097" duration="260"/>
   <frame tileid="3298" duration="260"/>
  </animation>
 </tile>
 <tile id="1691">
  <properties>
   <property name="name" value="water 84"/>
  </properties>
  <animation>
   <frame tileid="1691" duration="260"/>
   <frame tileid="2897" duration="260"/>
   <frame tileid="3098" duration="260"/>
   <frame tileid="3299" duration="260"/>
  </animation>
 </tile>
 <tile id="1692">
  <properties>
   <property name="name" value="water 84 b"/>
  </properties>
  <animation>
   <frame tileid="1692" duration="260"/>
   <frame tileid="2898" duration="260"/>
   <frame tileid="3099" duration="260"/>
   <frame tileid="3300" duration="260"/>
  </animation>
 </tile>
 <tile id="1693">
  <properties>
   <property name="name" value="water 84 c"/>
  </properties>
  <animation>
   <frame tileid="1693" duration="260"/>
   <frame tileid="2899" duration="260"/>
   <frame tileid="3100" duration="260"/>
   <frame tileid="3301" duration="260"/>
  </animation>
 </tile>
 <tile id="1694">
  <properties>
   <property name="name" value="water 84 d"/>
  </properties>
  <animation>
   <frame tileid="1694" duration="260"/>
   <frame tileid="2900" duration="260"/>
   <frame tileid="3101" duration="260"/>
   <frame tileid="3302" duration="260"/>
  </animation>
 </tile>
 <tile id="1695">
  <properties>
   <property name="name" value="water 85"/>
  </properties>
  <animation>
   <frame tileid="1695" duration="260"/>
   <frame tileid="2901" duration="260"/>
   <frame tileid="3102" duration="260"/>
   <frame tileid="3303" duration="260"/>
  </animation>
 </tile>
 <tile id="1696">
  <properties>
   <property name="name" value="water 85 b"/>
  </properties>
  <animation>
   <frame tileid="1696" duration="260"/>
   <frame tileid="2902" duration="260"/>
   <frame tileid="3103" duration="260"/>
   <frame tileid="3304" duration="260"/>
  </animation>
 </tile>
 <tile id="1697">
  <properties>
   <property name="name" value="water 85 c"/>
  </properties>
  <animation>
   <frame tileid="1697" duration="260"/>
   <frame tileid="2903" duration="260"/>
   <frame tileid="3104" duration="260"/>
   <frame tileid="3305" duration="260"/>
  </animation>
 </tile>
 <tile id="1698">
  <properties>
   <property name="name" value="water 85 d"/>
  </properties>
  <animation>
   <frame tileid="1698" duration="260"/>
   <frame tileid="2904" duration="260"/>
   <frame tileid="3105" duration="260"/>
   <frame tileid="3306" duration="260"/>
  </animation>
 </tile>
 <tile id="1699">
  <properties>
   <property name="name" value="water 87"/>
  </properties>
  <animation>
   <frame tileid="1699" duration="260"/>
   <frame tileid="2905" duration="260"/>
   <frame tileid="3106" duration="260"/>
   <frame tileid="3307" duration="260"/>
  </animation>
 </tile>
 <tile id="1700">
  <properties>
   <property name="name" value="water 87 b"/>
  </properties>
  <animation>
   <frame tileid="1700" duration="260"/>
   <frame tileid="2906" duration="260"/>
   <frame tileid="3107" duration="260"/>
   <frame tileid="3308" duration="260"/>
  </animation>
 </tile>
 <tile id="1701">
  <properties>
   <property name="name" value="water 87 c"/>
  </properties>
  <animation>
   <frame tileid="1701" duration="260"/>
   <frame tileid="2907" duration="260"/>
   <frame tileid="3108" duration="260"/>
   <frame tileid="3309" duration="260"/>
  </animation>
 </tile>
 <tile id="1702">
  <properties>
   <property name="name" value="water 87 d"/>
  </properties>
  <animation>
   <frame tileid="1702" duration="260"/>
   <frame tileid="2908" duration="260"/>
   <frame tileid="3109" duration="260"/>
   <frame tileid="3310" duration="260"/>
  </animation>
 </tile>
 <tile id="1703">
  <properties>
   <property name="name" value="water 92"/>
  </properties>
  <animation>
   <frame tileid="1703" duration="260"/>
   <frame tileid="2909" duration="260"/>
   <frame tileid="3110" duration="260"/>
   <frame tileid="3311" duration="260"/>
  </animation>
 </tile>
 <tile id="1704">
  <properties>
   <property name="name" value="water 92 b"/>
  </properties>
  <animation>
   <frame tileid="1704" duration="260"/>
   <frame tileid="2910" duration="260"/>
   <frame tileid="3111" duration="260"/>
   <frame tileid="3312" duration="260"/>
  </animation>
 </tile>
 <tile id="1705">
  <properties>
   <property name="name" value="water 92 c"/>
  </properties>
  <animation>
   <frame tileid="1705" duration="260"/>
   <frame tileid="2911" duration="260"/>
   <frame tileid="3112" duration="260"/>
   <frame tileid="3313" duration="260"/>
  </animation>
 </tile>
 <tile id="1706">
  <properties>
   <property name="name" value="water 92 d"/>
  </properties>
  <animation>
   <frame tileid="1706" duration="260"/>
   <frame tileid="2912" duration="260"/>
   <frame tileid="3113" duration="260"/>
   <frame tileid="3314" duration="260"/>
  </animation>
 </tile>
 <tile id="1707">
  <properties>
   <property name="name" value="water 93"/>
  </properties>
  <animation>
   <frame tileid="1707" duration="260"/>
   <frame tileid="2913" duration="260"/>
   <frame tileid="3114" duration="260"/>
   <frame tileid="3315" duration="260"/>
  </animation>
 </tile>
 <tile id="1708">
  <properties>
   <property name="name" value="water 93 b"/>
  </properties>
  <animation>
   <frame tileid="1708" duration="260"/>
   <frame tileid="2914" duration="260"/>
   <frame tileid="3115" duration="260"/>
   <frame tileid="3316" duration="260"/>
  </animation>
 </tile>
 <tile id="1709">
  <properties>
   <property name="name" value="water 93 c"/>
  </properties>
  <animation>
   <frame tileid="1709" duration="260"/>
   <frame tileid="2915" duration="260"/>
   <frame tileid="3116" duration="260"/>
   <frame tileid="3317" duration="260"/>
  </animation>
 </tile>
 <tile id="1710">
  <properties>
   <property name="name" value="water 93 d"/>
  </properties>
  <animation>
   <frame tileid="1710" duration="260"/>
   <frame tileid="2916" duration="260"/>
   <frame tileid="3117" duration="260"/>
   <frame tileid="3318" duration="260"/>
  </animation>
 </tile>
 <tile id="1711">
  <properties>
   <property name="name" value="water 95"/>
  </properties>
  <animation>
   <frame tileid="1711" duration="260"/>
   <frame tileid="2917" duration="260"/>
   <frame tileid="3118" duration="260"/>
   <frame tileid="3319" duration="260"/>
  </animation>
 </tile>
 <tile id="1712">
  <properties>
   <property name="name" value="water 95 b"/>
  </properties>
  <animation>
   <frame tileid="1712" duration="260"/>
   <frame tileid="2918" duration="260"/>
   <frame tileid="3119" duration="260"/>
   <frame tileid="3320" duration="260"/>
  </animation>
 </tile>
 <tile id="1713">
  <properties>
   <property name="name" value="water 95 c"/>
  </properties>
  <animation>
   <frame tileid="1713" duration="260"/>
   <frame tileid="2919" duration="260"/>
   <frame tileid="3120" duration="260"/>
   <frame tileid="3321" duration="260"/>
  </animation>
 </tile>
 <tile id="1714">
  <properties>
   <property name="name" value="water 95 d"/>
  </properties>
  <animation>
   <frame tileid="1714" duration="260"/>
   <frame tileid="2920" duration="260"/>
   <frame tileid="3121" duration="260"/>
   <frame tileid="3322" duration="260"/>
  </animation>
 </tile>
 <tile id="1715">
  <properties>
   <property name="name" value="water 112"/>
  </properties>
  <animation>
   <frame tileid="1715" duration="260"/>
   <frame tileid="2921" duration="260"/>
   <frame tileid="3122" duration="260"/>
   <frame tileid="3323" duration="260"/>
  </animation>
 </tile>
 <tile id="1716">
  <properties>
   <property name="name" value="water 112 b"/>
  </properties>
  <animation>
   <frame tileid="1716" duration="260"/>
   <frame tileid="2922" duration="260"/>
   <frame tileid="3123" duration="260"/>
   <frame tileid="3324" duration="260"/>
  </animation>
 </tile>
 <tile id="1717">
  <properties>
   <property name="name" value="water 112 c"/>
  </properties>
  <animation>
   <frame tileid="1717" duration="260"/>
   <frame tileid="2923" duration="260"/>
   <frame tileid="3124" duration="260"/>
   <frame tileid="3325" duration="260"/>
  </animation>
 </tile>
 <tile id="1718">
  <properties>
   <property name="name" value="water 112 d"/>
  </properties>
  <animation>
   <frame tileid="1718" duration="260"/>
   <frame tileid="2924" duration="260"/>
   <frame tileid="3125" duration="260"/>
   <frame tileid="3326" duration="260"/>
  </animation>
 </tile>
 <tile id="1719">
  <properties>
   <property name="name" value="water 113"/>
  </properties>
  <animation>
   <frame tileid="1719" duration="260"/>
   <frame tileid="2925" duration="260"/>
   <frame tileid="3126" duration="260"/>
   <frame tileid="3327" duration="260"/>
  </animation>
 </tile>
 <tile id="1720">
  <properties>
   <property name="name" value="water 113 b"/>
  </properties>
  <animation>
   <frame tileid="1720" duration="260"/>
   <frame tileid="2926" duration="260"/>
   <frame tileid="3127" duration="260"/>
   <frame tileid="3328" duration="260"/>
  </animation>
 </tile>
 <tile id="1721">
  <properties>
   <property name="name" value="water 113 c"/>
  </properties>
  <animation>
   <frame tileid="1721" duration="260"/>
   <frame tileid="2927" duration="260"/>
   <frame tileid="3128" duration="260"/>
   <frame tileid="3329" duration="260"/>
  </animation>
 </tile>
 <tile id="1722">
  <properties>
   <property name="name" value="water 113 d"/>
  </properties>
  <animation>
   <frame tileid="1722" duration="260"/>
   <frame tileid="2928" duration="260"/>
   <frame tileid="3129" duration="260"/>
   <frame tileid="3330" duration="260"/>
  </animation>
 </tile>
 <tile id="1723">
  <properties>
   <property name="name" value="water 116"/>
  </properties>
  <animation>
   <frame tileid="1723" duration="260"/>
   <frame tileid="2929" duration="260"/>
   <frame tileid="3130" duration="260"/>
   <frame tileid="3331" duration="260"/>
  </animation>
 </tile>
 <tile id="1724">
  <properties>
   <property name="name" value="water 116 b"/>
  </properties>
  <animation>
   <frame tileid="1724" duration="260"/>
   <frame tileid="2930" duration="260"/>
   <frame tileid="3131" duration="260"/>
   <frame tileid="3332" duration="260"/>
  </animation>
 </tile>
 <tile id="1725">
  <properties>
   <property name="name" value="water 116 c"/>
  </properties>
  <animation>
   <frame tileid="1725" duration="260"/>
   <frame tileid="2931" duration="260"/>
   <frame tileid="3132" duration="260"/>
   <frame tileid="3333" duration="260"/>
  </animation>
 </tile>
 <tile id="1726">
  <properties>
   <property name="name" value="water 116 d"/>
  </properties>
  <animation>
   <frame tileid="1726" duration="260"/>
   <frame tileid="2932" duration="260"/>
   <frame tileid="3133" duration="260"/>
   <frame tileid="3334" duration="260"/>
  </animation>
 </tile>
 <tile id="1727">
  <properties>
   <property name="name" value="water 117"/>
  </properties>
  <animation>
   <frame tileid="1727" duration="260"/>
   <frame tileid="2933" duration="260"/>
   <frame tileid="3134" duration="260"/>
   <frame tileid="3335" duration="260"/>
  </animation>
 </tile>
 <tile id="1728">
  <properties>
   <property name="name" value="water 117 b"/>
  </properties>
  <animation>
   <frame tileid="1728" duration="260"/>
   <frame tileid="2934" duration="260"/>
   <frame tileid="3135" duration="260"/>
   <frame tileid="3336" duration="260"/>
  </animation>
 </tile>
 <tile id="1729">
  <properties>
   <property name="name" value="water 117 c"/>
  </properties>
  <animation>
   <frame tileid="1729" duration="260"/>
   <frame tileid="2935" duration="260"/>
   <frame tileid="3136" duration="260"/>
   <frame tileid="3337" duration="260"/>
  </animation>
 </tile>
 <tile id="1730">
  <properties>
   <property name="name" value="water 117 d"/>
  </properties>
  <animation>
   <frame tileid="1730" duration="260"/>
   <frame tileid="2936" duration="260"/>
   <frame tileid="3137" duration="260"/>
   <frame tileid="3338" duration="260"/>
  </animation>
 </tile>
 <tile id="1731">
  <properties>
   <property name="name" value="water 119"/>
  </properties>
  <animation>
   <frame tileid="1731" duration="260"/>
   <frame tileid="2937" duration="260"/>
   <frame tileid="3138" duration="260"/>
   <frame tileid="3339" duration="260"/>
  </animation>
 </tile>
 <tile id="1732">
  <properties>
   <property name="name" value="water 119 b"/>
  </properties>
  <animation>
   <frame tileid="1732" duration="260"/>
   <frame tileid="2938" duration="260"/>
   <frame tileid="3139" duration="260"/>
   <frame tileid="3340" duration="260"/>
  </animation>
 </tile>
 <tile id="1733">
  <properties>
   <property name="name" value="water 119 c"/>
  </properties>
  <animation>
   <frame tileid="1733" duration="260"/>
   <frame tileid="2939" duration="260"/>
   <frame tileid="3140" duration="260"/>
   <frame tileid="3341" duration="260"/>
  </animation>
 </tile>
 <tile id="1734">
  <properties>
   <property name="name" value="water 119 d"/>
  </properties>
  <animation>
   <frame tileid="1734" duration="260"/>
   <frame tileid="2940" duration="260"/>
   <frame tileid="3141" duration="260"/>
   <frame tileid="3342" duration="260"/>
  </animation>
 </tile>
 <tile id="1735">
  <properties>
   <property name="name" value="water 124"/>
  </properties>
  <animation>
   <frame tileid="1735" duration="260"/>
   <frame tileid="2941" duration="260"/>
   <frame tileid="3142" duration="260"/>
   <frame tileid="3343" duration="260"/>
  </animation>
 </tile>
 <tile id="1736">
  <properties>
   <property name="name" value="water 124 b"/>
  </properties>
  <animation>
   <frame tileid="1736" duration="260"/>
   <frame tileid="2942" duration="260"/>
   <frame tileid="3143" duration="260"/>
   <frame tileid="3344" duration="260"/>
  </animation>
 </tile>
 <tile id="1737">
  <properties>
   <property name="name" value="water 124 c"/>
  </properties>
  <animation>
   <frame tileid="1737" duration="260"/>
   <frame tileid="2943" duration="260"/>
   <frame tileid="3144" duration="260"/>
   <frame tileid="3345" duration="260"/>
  </animation>
 </tile>
 <tile id="1738">
  <properties>
   <property name="name" value="water 124 d"/>
  </properties>
  <animation>
   <frame tileid="1738" duration="260"/>
   <frame tileid="2944" duration="260"/>
   <frame tileid="3145" duration="260"/>
   <frame tileid="3346" duration="260"/>
  </animation>
 </tile>
 <tile id="1739">
  <properties>
   <property name="name" value="water 125"/>
  </properties>
  <animation>
   <frame tileid="1739" duration="260"/>
   <frame tileid="2945" duration="260"/>
   <frame tileid="3146" duration="260"/>
   <frame tileid="3347" duration="260"/>
  </animation>
 </tile>
 <tile id="1740">
  <properties>
   <property name="name" value="water 125 b"/>
  </properties>
  <animation>
   <frame tileid="1740" duration="260"/>
   <frame tileid="2946" duration="260"/>
   <frame tileid="3147" duration="260"/>
   <frame tileid="3348" duration="260"/>
  </animation>
 </tile>
 <tile id="1741">
  <properties>
   <property name="name" value="water 125 c"/>
  </properties>
  <animation>
   <frame tileid="1741" duration="260"/>
   <frame tileid="2947" duration="260"/>
   <frame tileid="3148" duration="260"/>
   <frame tileid="3349" duration="260"/>
  </animation>
 </tile>
 <tile id="1742">
  <properties>
   <property name="name" value="water 125 d"/>
  </properties>
  <animation>
   <frame tileid="1742" duration="260"/>
   <frame tileid="2948" duration="260"/>
   <frame tileid="3149" duration="260"/>
   <frame tileid="3350" duration="260"/>
  </animation>
 </tile>
 <tile id="1743">
  <properties>
   <property name="name" value="water 127"/>
  </properties>
  <animation>
   <frame tileid="1743" duration="260"/>
   <frame tileid="2949" duration="260"/>
   <frame tileid="3150" duration="260"/>
   <frame tileid="3351" duration="260"/>
  </animation>
 </tile>
 <tile id="1744">
  <properties>
   <property name="name" value="water 127 b"/>
  </properties>
  <animation>
   <frame tileid="1744" duration="260"/>
   <frame tileid="2950" duration="260"/>
   <frame tileid="3151" duration="260"/>
   <frame tileid="3352" duration="260"/>
  </animation>
 </tile>
 <tile id="1745">
  <properties>
   <property name="name" value="water 127 c"/>
  </properties>
  <animation>
   <frame tileid="1745" duration="260"/>
   <frame tileid="2951" duration="260"/>
   <frame tileid="3152" duration="260"/>
   <frame tileid="3353" duration="260"/>
  </animation>
 </tile>
 <tile id="1746">
  <properties>
   <property name="name" value="water 127 d"/>
  </properties>
  <animation>
   <frame tileid="1746" duration="260"/>
   <frame tileid="2952" duration="260"/>
   <frame tileid="3153" duration="260"/>
   <frame tileid="3354" duration="260"/>
  </animation>
 </tile>
 <tile id="1747">
  <properties>
   <property name="name" value="water 193"/>
  </properties>
  <animation>
   <frame tileid="1747" duration="260"/>
   <frame tileid="2953" duration="260"/>
   <frame tileid="3154" duration="260"/>
   <frame tileid="3355" duration="260"/>
  </animation>
 </tile>
 <tile id="1748">
  <properties>
   <property name="name" value="water 193 b"/>
  </properties>
  <animation>
   <frame tileid="1748" duration="260"/>
   <frame tileid="2954" duration="260"/>
   <frame tileid="3155" duration="260"/>
   <frame tileid="3356" duration="260"/>
  </animation>
 </tile>
 <tile id="1749">
  <properties>
   <property name="name" value="water 193 c"/>
  </properties>
  <animation>
   <frame tileid="1749" duration="260"/>
   <frame tileid="2955" duration="260"/>
   <frame tileid="3156" duration="260"/>
   <frame tileid="3357" duration="260"/>
  </animation>
 </tile>
 <tile id="1750">
  <properties>
   <property name="name" value="water 193 d"/>
  </properties>
  <animation>
   <frame tileid="1750" duration="260"/>
   <frame tileid="2956" duration="260"/>
   <frame tileid="3157" duration="260"/>
   <frame tileid="3358" duration="260"/>
  </animation>
 </tile>
 <tile id="1751">
  <properties>
   <property name="name" value="water 197"/>
  </properties>
  <animation>
   <frame tileid="1751" duration="260"/>
   <frame tileid="2957" duration="260"/>
   <frame tileid="3158" duration="260"/>
   <frame tileid="3359" duration="260"/>
  </animation>
 </tile>
 <tile id="1752">
  <properties>
   <property name="name" value="water 197 b"/>
  </properties>
  <animation>
   <frame tileid="1752" duration="260"/>
   <frame tileid="2958" duration="260"/>
   <frame tileid="3159" duration="260"/>
   <frame tileid="3360" duration="260"/>
  </animation>
 </tile>
 <tile id="1753">
  <properties>
   <property name="name" value="water 197 c"/>
  </properties>
  <animation>
   <frame tileid="1753" duration="260"/>
   <frame tileid="2959" duration="260"/>
   <frame tileid="3160" duration="260"/>
   <frame tileid="3361" duration="260"/>
  </animation>
 </tile>
 <tile id="1754">
  <properties>
   <property name="name" value="water 197 d"/>
  </properties>
  <animation>
   <frame tileid="1754" duration="260"/>
   <frame tileid="2960" duration="260"/>
   <frame tileid="3161" duration="260"/>
   <frame tileid="3362" duration="260"/>
  </animation>
 </tile>
 <tile id="1755">
  <properties>
   <property name="name" value="water 199"/>
  </properties>
  <animation>
   <frame tileid="1755" duration="260"/>
   <frame tileid="2961" duration="260"/>
   <frame tileid="3162" duration="260"/>
   <frame tileid="3363" duration="260"/>
  </animation>
 </tile>
 <tile id="1756">
  <properties>
   <property name="name" value="water 199 b"/>
  </properties>
  <animation>
   <frame tileid="1756" duration="260"/>
   <frame tileid="2962" duration="260"/>
   <frame tileid="3163" duration="260"/>
   <frame tileid="3364" duration="260"/>
  </animation>
 </tile>
 <tile id="1757">
  <properties>
   <property name="name" value="water 199 c"/>
  </properties>
  <animation>
   <frame tileid="1757" duration="260"/>
   <frame tileid="2963" duration="260"/>
   <frame tileid="3164" duration="260"/>
   <frame tileid="3365" duration="260"/>
  </animation>
 </tile>
 <tile id="1758">
  <properties>
   <property name="name" value="water 199 d"/>
  </properties>
  <animation>
   <frame tileid="1758" duration="260"/>
   <frame tileid="2964" duration="260"/>
   <frame tileid="3165" duration="260"/>
   <frame tileid="3366" duration="260"/>
  </animation>
 </tile>
 <tile id="1759">
  <properties>
   <property name="name" value="water 209"/>
  </properties>
  <animation>
   <frame tileid="1759" duration="260"/>
   <frame tileid="2965" duration="260"/>
   <frame tileid="3166" duration="260"/>
   <frame tileid="3367" duration="260"/>
  </animation>
 </tile>
 <tile id="1760">
  <properties>
   <property name="name" value="water 209 b"/>
  </properties>
  <animation>
   <frame tileid="1760" duration="260"/>
   <frame tileid="2966" duration="260"/>
   <frame tileid="3167" duration="260"/>
   <frame tileid="3368" duration="260"/>
  </animation>
 </tile>
 <tile id="1761">
  <properties>
   <property name="name" value="water 209 c"/>
  </properties>
  <animation>
   <frame tileid="1761" duration="260"/>
   <frame tileid="2967" duration="260"/>
   <frame tileid="3168" duration="260"/>
   <frame tileid="3369" duration="260"/>
  </animation>
 </tile>
 <tile id="1762">
  <properties>
   <property name="name" value="water 209 d"/>
  </properties>
  <animation>
   <frame tileid="1762" duration="260"/>
   <frame tileid="2968" duration="260"/>
   <frame tileid="3169" duration="260"/>
   <frame tileid="3370" duration="260"/>
  </animation>
 </tile>
 <tile id="1763">
  <properties>
   <property name="name" value="water 213"/>
  </properties>
  <animation>
   <frame tileid="1763" duration="260"/>
   <frame tileid="2969" duration="260"/>
   <frame tileid="3170" duration="260"/>
   <frame tileid="3371" duration="260"/>
  </animation>
 </tile>
 <tile id="1764">
  <properties>
   <property name="name" value="water 213 b"/>
  </properties>
  <animation>
   <frame tileid="1764" duration="260"/>
   <frame tileid="2970" duration="260"/>
   <frame tileid="3171" duration="260"/>
   <frame tileid="3372" duration="260"/>
  </animation>
 </tile>
 <tile id="1765">
  <properties>
   <property name="name" value="water 213 c"/>
  </properties>
  <animation>
   <frame tileid="1765" duration="260"/>
   <frame tileid="2971" duration="260"/>
   <frame tileid="3172" duration="260"/>
   <frame tileid="3373" duration="260"/>
  </animation>
 </tile>
 <tile id="1766">
  <properties>
   <property name="name" value="water 213 d"/>
  </properties>
  <animation>
   <frame tileid="1766" duration="260"/>
   <frame tileid="2972" duration="260"/>
   <frame tileid="3173" duration="260"/>
   <frame tileid="3374" duration="260"/>
  </animation>
 </tile>
 <tile id="1767">
  <properties>
   <property name="name" value="water 215"/>
  </properties>
  <animation>
   <frame tileid="1767" duration="260"/>
   <frame tileid="2973" duration="260"/>
   <frame tileid="3174" duration="260"/>
   <frame tileid="3375" duration="260"/>
  </animation>
 </tile>
 <tile id="1768">
  <properties>
   <property name="name" value="water 215 b"/>
  </properties>
  <animation>
   <frame tileid="1768" duration="260"/>
   <frame tileid="2974" duration="260"/>
   <frame tileid="3175" duration="260"/>
   <frame tileid="3376" duration="260"/>
  </animation>
 </tile>
 <tile id="1769">
  <properties>
   <property name="name" value="water 215 c"/>
  </properties>
  <animation>
   <frame tileid="1769" duration="260"/>
   <frame tileid="2975" duration="260"/>
   <frame tileid="3176" duration="260"/>
   <frame tileid="3377" duration="260"/>
  </animation>
 </tile>
 <tile id="1770">
  <properties>
   <property name="name" value="water 215 d"/>
  </properties>
  <animation>
   <frame tileid="1770" duration="260"/>
   <frame tileid="2976" duration="260"/>
   <frame tileid="3177" duration="260"/>
   <frame tileid="3378" duration="260"/>
  </animation>
 </tile>
 <tile id="1771">
  <properties>
   <property name="name" value="water 221"/>
  </properties>
  <animation>
   <frame tileid="1771" duration="260"/>
   <frame tileid="2977" duration="260"/>
   <frame tileid="3178" duration="260"/>
   <frame tileid="3379" duration="260"/>
  </animation>
 </tile>
 <tile id="1772">
  <properties>
   <property name="name" value="water 221 b"/>
  </properties>
  <animation>
   <frame tileid="1772" duration="260"/>
   <frame tileid="2978" duration="260"/>
   <frame tileid="3179" duration="260"/>
   <frame tileid="3380" duration="260"/>
  </animation>
 </tile>
 <tile id="1773">
  <properties>
   <property name="name" value="water 221 c"/>
  </properties>
  <animation>
   <frame tileid="1773" duration="260"/>
   <frame tileid="2979" duration="260"/>
   <frame tileid="3180" duration="260"/>
   <frame tileid="3381" duration="260"/>
  </animation>
 </tile>
 <tile id="1774">
  <properties>
   <property name="name" value="water 221 d"/>
  </properties>
  <animation>
   <frame tileid="1774" duration="260"/>
   <frame tileid="2980" duration="260"/>
   <frame tileid="3181" duration="260"/>
   <frame tileid="3382" duration="260"/>
  </animation>
 </tile>
 <tile id="1775">
  <properties>
   <property name="name" value="water 223"/>
  </properties>
  <animation>
   <frame tileid="1775" duration="260"/>
   <frame tileid="2981" duration="260"/>
   <frame tileid="3182" duration="260"/>
   <frame tileid="3383" duration="260"/>
  </animation>
 </tile>
 <tile id="1776">
  <properties>
   <property name="name" value="water 223 b"/>
  </properties>
  <animation>
   <frame tileid="1776" duration="260"/>
   <frame tileid="2982" duration="260"/>
   <frame tileid="3183" duration="260"/>
   <frame tileid="3384" duration="260"/>
  </animation>
 </tile>
 <tile id="1777">
  <properties>
   <property name="name" value="water 223 c"/>
  </properties>
  <animation>
   <frame tileid="1777" duration="260"/>
   <frame tileid="2983" duration="260"/>
   <frame tileid="3184" duration="260"/>
   <frame tileid="3385" duration="260"/>
  </animation>
 </tile>
 <tile id="1778">
  <properties>
   <property name="name" value="water 223 d"/>
  </properties>
  <animation>
   <frame tileid="1778" duration="260"/>
   <frame tileid="2984" duration="260"/>
   <frame tileid="3185" duration="260"/>
   <frame tileid="3386" duration="260"/>
  </animation>
 </tile>
 <tile id="1779">
  <properties>
   <property name="name" value="water 241"/>
  </properties>
  <animation>
   <frame tileid="1779" duration="260"/>
   <frame tileid="2985" duration="260"/>
   <frame tileid="3186" duration="260"/>
   <frame tileid="3387" duration="260"/>
  </animation>
 </tile>
 <tile id="1780">
  <properties>
   <property name="name" value="water 241 b"/>
  </properties>
  <animation>
   <frame tileid="1780" duration="260"/>
   <frame tileid="2986" duration="260"/>
   <frame tileid="3187" duration="260"/>
   <frame tileid="3388" duration="260"/>
  </animation>
 </tile>
 <tile id="1781">
  <properties>
   <property name="name" value="water 241 c"/>
  </properties>
  <animation>
   <frame tileid="1781" duration="260"/>
   <frame tileid="2987" duration="260"/>
   <frame tileid="3188" duration="260"/>
   <frame tileid="3389" duration="260"/>
  </animation>
 </tile>
 <tile id="1782">
  <properties>
   <property name="name" value="water 241 d"/>
  </properties>
  <animation>
   <frame tileid="1782" duration="260"/>
   <frame tileid="2988" duration="260"/>
   <frame tileid="3189" duration="260"/>
   <frame tileid="3390" duration="260"/>
  </animation>
 </tile>
 <tile id="1783">
  <properties>
   <property name="name" value="water 245"/>
  </properties>
  <animation>
   <frame tileid="1783" duration="260"/>
   <frame tileid="2989" duration="260"/>
   <frame tileid="3190" duration="260"/>
   <frame tileid="3391" duration="260"/>
  </animation>
 </tile>
 <tile id="1784">
  <properties>
   <property name="name" value="water 245 b"/>
  </properties>
  <animation>
   <frame tileid="1784" duration="260"/>
   <frame tileid="2990" duration="260"/>
   <frame tileid="3191" duration="260"/>
   <frame tileid="3392" duration="260"/>
  </animation>
 </tile>
 <tile id="1785">
  <properties>
   <property name="name" value="water 245 c"/>
  </properties>
  <animation>
   <frame tileid="1785" duration="260"/>
   <frame tileid="2991" duration="260"/>
   <frame tileid="3192" duration="260"/>
   <frame tileid="3393" duration="260"/>
  </animation>
 </tile>
 <tile id="1786">
  <properties>
   <property name="name" value="water 245 d"/>
  </properties>
  <animation>
   <frame tileid="1786" duration="260"/>
   <frame tileid="2992" duration="260"/>
   <frame tileid="3193" duration="260"/>
   <frame tileid="3394" duration="260"/>
  </animation>
 </tile>
 <tile id="1787">
  <properties>
   <property name="name" value="water 247"/>
  </properties>
  <animation>
   <frame tileid="1787" duration="260"/>
   <frame tileid="2993" duration="260"/>
   <frame tileid="3194" duration="260"/>
   <frame tileid="3395" duration="260"/>
  </animation>
 </tile>
 <tile id="1788">
  <properties>
   <property name="name" value="water 247 b"/>
  </properties>
  <animation>
   <frame tileid="1788" duration="260"/>
   <frame tileid="2994" duration="260"/>
   <frame tileid="3195" duration="260"/>
   <frame tileid="3396" duration="260"/>
  </animation>
 </tile>
 <tile id="1789">
  <properties>
   <property name="name" value="water 247 c"/>
  </properties>
  <animation>
   <frame tileid="1789" duration="260"/>
   <frame tileid="2995" duration="260"/>
   <frame tileid="3196" duration="260"/>
   <frame tileid="3397" duration="260"/>
  </animation>
 </tile>
 <tile id="1790">
  <properties>
   <property name="name" value="water 247 d"/>
  </properties>
  <animation>
   <frame tileid="1790" duration="260"/>
   <frame tileid="2996" duration="260"/>
   <frame tileid="3197" duration="260"/>
   <frame tileid="3398" duration="260"/>
  </animation>
 </tile>
 <tile id="1791">
  <properties>
   <property name="name" value="water 253"/>
  </properties>
  <animation>
   <frame tileid="1791" duration="260"/>
   <frame tileid="2997" duration="260"/>
   <frame tileid="3198" duration="260"/>
   <frame tileid="3399" duration="260"/>
  </animation>
 </tile>
 <tile id="1792">
  <properties>
   <property name="name" value="water 253 b"/>
  </properties>
  <animation>
   <frame tileid="1792" duration="260"/>
   <frame tileid="2998" duration="260"/>
   <frame tileid="3199" duration="260"/>
   <frame tileid="3400" duration="260"/>
  </animation>
 </tile>
 <tile id="1793">
  <properties>
   <property name="name" value="water 253 c"/>
  </properties>
  <animation>
   <frame tileid="1793" duration="260"/>
   <frame tileid="2999" duration="260"/>
   <frame tileid="3200" duration="260"/>
   <frame tileid="3401" duration="260"/>
  </animation>
 </tile>
 <tile id="1794">
  <properties>
   <property name="name" value="water 253 d"/>
  </properties>
  <animation>
   <frame tileid="1794" duration="260"/>
   <frame tileid="3000" duration="260"/>
   <frame tileid="3201" duration="260"/>
   <frame tileid="3402" duration="260"/>
  </animation>
 </tile>
 <tile id="1795">
  <properties>
   <property name="name" value="water 255"/>
  </properties>
  <animation>
   <frame tileid="1795" duration="260"/>
   <frame tileid="3001" duration="260"/>
   <frame tileid="3202" duration="260"/>
   <frame tileid="3403" duration="260"/>
  </animation>
 </tile>
 <tile id="1796">
  <properties>
   <property name="name" value="soil 0 0"/>
  </properties>
 </tile>
 <tile id="1797">
  <properties>
   <property name="name" value="soil 1 0"/>
  </properties>
 </tile>
 <tile id="1798">
  <properties>
   <property name="name" value="soil 2 0"/>
  </properties>
 </tile>
 <tile id="1799">
  <properties>
   <property name="name" value="soil 3 0"/>
  </properties>
 </tile>
 <tile id="1800">
  <properties>
   <property name="name" value="soil 0 1"/>
  </properties>
 </tile>
 <tile id="1801">
  <properties>
   <property name="name" value="soil 1 1"/>
  </properties>
 </tile>
 <tile id="1802">
  <properties>
   <property name="name" value="soil 2 1"/>
  </properties>
 </tile>
 <tile id="1803">
  <properties>
   <property name="name" value="soil 3 1"/>
  </properties>
 </tile>
 <tile id="1804">
  <properties>
   <property name="name" value="soil 0 2"/>
  </properties>
 </tile>
 <tile id="1805">
  <properties>
   <property name="name" value="soil 1 2"/>
  </properties>
 </tile>
 <tile id="1806">
  <properties>
   <property name="name" value="soil 2 2"/>
  </properties>
 </tile>
 <tile id="1807">
  <properties>
   <property name="name" value="soil 3 2"/>
  </properties>
 </tile>
 <tile id="1808">
  <properties>
   <property name="name" value="soil 0 3"/>
  </properties>
 </tile>
 <tile id="1809">
  <properties>
   <property name="name" value="soil 1 3"/>
  </properties>
 </tile>
 <tile id="1810">
  <properties>
   <property name="name" value="soil 2 3"/>
  </properties>
 </tile>
 <tile id="1811">
  <properties>
   <property name="name" value="soil 3 3"/>
  </properties>
 </tile>
 <tile id="1812">
  <properties>
   <property name="name" value="soil 0"/>
  </properties>
 </tile>
 <tile id="1813">
  <properties>
   <property name="name" value="soil 0 b"/>
  </properties>
 </tile>
 <tile id="1814">
  <properties>
   <property name="name" value="soil 0 c"/>
  </properties>
 </tile>
 <tile id="1815">
  <properties>
   <property name="name" value="soil 0 d"/>
  </properties>
 </tile>
 <tile id="1816">
  <properties>
   <property name="name" value="soil 1"/>
  </properties>
 </tile>
 <tile id="1817">
  <properties>
   <property name="name" value="soil 1 b"/>
  </properties>
 </tile>
 <tile id="1818">
  <properties>
   <property name="name" value="soil 1 c"/>
  </properties>
 </tile>
 <tile id="1819">
  <properties>
   <property name="name" value="soil 1 d"/>
  </properties>
 </tile>
 <tile id="1820">
  <properties>
   <property name="name" value="soil 4"/>
  </properties>
 </tile>
 <tile id="1821">
  <properties>
   <property name="name" value="soil 4 b"/>
  </properties>
 </tile>
 <tile id="1822">
  <properties>
   <property name="name" value="soil 4 c"/>
  </properties>
 </tile>
 <tile id="1823">
  <properties>
   <property name="name" value="soil 4 d"/>
  </properties>
 </tile>
 <tile id="1824">
  <properties>
   <property name="name" value="soil 5"/>
  </properties>
 </tile>
 <tile id="1825">
  <properties>
   <property name="name" value="soil 5 b"/>
  </properties>
 </tile>
 <tile id="1826">
  <properties>
   <property name="name" value="soil 5 c"/>
  </properties>
 </tile>
 <tile id="1827">
  <properties>
   <property name="name" value="soil 5 d"/>
  </properties>
 </tile>
 <tile id="1828">
  <properties>
   <property name="name" value="soil 7"/>
  </properties>
 </tile>
 <tile id="1829">
  <properties>
   <property name="name" value="soil 7 b"/>
  </properties>
 </tile>
 <tile id="1830">
  <properties>
   <property name="name" value="soil 7 c"/>
  </properties>
 </tile>
 <tile id="1831">
  <properties>
   <property name="name" value="soil 7 d"/>
  </properties>
 </tile>
 <tile id="1832">
  <properties>
   <property name="name" value="soil 16"/>
  </properties>
 </tile>
 <tile id="1833">
  <properties>
   <property name="name" value="soil 16 b"/>
  </properties>
 </tile>
 <tile id="1834">
  <properties>
   <property name="name" value="soil 16 c"/>
  </properties>
 </tile>
 <tile id="1835">
  <properties>
   <property name="name" value="soil 16 d"/>
  </properties>
 </tile>
 <tile id="1836">
  <properties>
   <property name="name" value="soil 17"/>
  </properties>
 </tile>
 <tile id="1837">
  <properties>
   <property name="name" value="soil 17 b"/>
  </properties>
 </tile>
 <tile id="1838">
  <properties>
   <property name="name" value="soil 17 c"/>
  </properties>
 </tile>
 <tile id="1839">
  <properties>
   <property name="name" value="soil 17 d"/>
  </properties>
 </tile>
 <tile id="1840">
  <properties>
   <property name="name" value="soil 20"/>
  </properties>
 </tile>
 <tile id="1841">
  <properties>
   <property name="name" value="soil 20 b"/>
  </properties>
 </tile>
 <tile id="1842">
  <properties>
   <property name="name" value="soil 20 c"/>
  </properties>
 </tile>
 <tile id="1843">
  <properties>
   <property name="name" value="soil 20 d"/>
  </properties>
 </tile>
 <tile id="1844">
  <properties>
   <property name="name" value="soil 21"/>
  </properties>
 </tile>
 <tile id="1845">
  <properties>
   <property name="name" value="soil 21 b"/>
  </properties>
 </tile>
 <tile id="1846">
  <properties>
   <property name="name" value="soil 21 c"/>
  </properties>
 </tile>
 <tile id="1847">
  <properties>
   <property name="name" value="soil 21 d"/>
  </properties>
 </tile>
 <tile id="1848">
  <properties>
   <property name="name" value="soil 23"/>
  </properties>
 </tile>
 <tile id="1849">
  <properties>
   <property name="name" value="soil 23 b"/>
  </properties>
 </tile>
 <tile id="1850">
  <properties>
   <property name="name" value="soil 23 c"/>
  </properties>
 </tile>
 <tile id="1851">
  <properties>
   <property name="name" value="soil 23 d"/>
  </properties>
 </tile>
 <tile id="1852">
  <properties>
   <property name="name" value="soil 28"/>
  </properties>
 </tile>
 <tile id="1853">
  <properties>
   <property name="name" value="soil 28 b"/>
  </properties>
 </tile>
 <tile id="1854">
  <properties>
   <property name="name" value="soil 28 c"/>
  </properties>
 </tile>
 <tile id="1855">
  <properties>
   <property name="name" value="soil 28 d"/>
  </properties>
 </tile>
 <tile id="1856">
  <properties>
   <property name="name" value="soil 29"/>
  </properties>
 </tile>
 <tile id="1857">
  <properties>
   <property name="name" value="soil 29 b"/>
  </properties>
 </tile>
 <tile id="1858">
  <properties>
   <property name="name" value="soil 29 c"/>
  </properties>
 </tile>
 <tile id="1859">
  <properties>
   <property name="name" value="soil 29 d"/>
  </properties>
 </tile>
 <tile id="1860">
  <properties>
   <property name="name" value="soil 31"/>
  </properties>
 </tile>
 <tile id="1861">
  <properties>
   <property name="name" value="soil 31 b"/>
  </properties>
 </tile>
 <tile id="1862">
  <properties>
   <property name="name" value="soil 31 c"/>
  </properties>
 </tile>
 <tile id="1863">
  <properties>
   <property name="name" value="soil 31 d"/>
  </properties>
 </tile>
 <tile id="1864">
  <properties>
   <property name="name" value="soil 64"/>
  </properties>
 </tile>
 <tile id="1865">
  <properties>
   <property name="name" value="soil 64 b"/>
  </properties>
 </tile>
 <tile id="1866">
  <properties>
   <property name="name" value="soil 64 c"/>
  </properties>
 </tile>
 <tile id="1867">
  <properties>
   <property name="name" value="soil 64 d"/>
  </properties>
 </tile>
 <tile id="1868">
  <properties>
   <property name="name" value="soil 65"/>
  </properties>
 </tile>
 <tile id="1869">
  <properties>
   <property name="name" value="soil 65 b"/>
  </properties>
 </tile>
 <tile id="1870">
  <properties>
   <property name="name" value="soil 65 c"/>
  </properties>
 </tile>
 <tile id="1871">
  <properties>
   <property name="name" value="soil 65 d"/>
  </properties>
 </tile>
 <tile id="1872">
  <properties>
   <property name="name" value="soil 68"/>
  </properties>
 </tile>
 <tile id="1873">
  <properties>
   <property name="name" value="soil 68 b"/>
  </properties>
 </tile>
 <tile id="1874">
  <properties>
   <property name="name" value="soil 68 c"/>
  </properties>
 </tile>
 <tile id="1875">
  <properties>
   <property name="name" value="soil 68 d"/>
  </properties>
 </tile>
 <tile id="1876">
  <properties>
   <property name="name" value="soil 69"/>
  </properties>
 </tile>
 <tile id="1877">
  <properties>
   <property name="name" value="soil 69 b"/>
  </properties>
 </tile>
 <tile id="1878">
  <properties>
   <property name="name" value="soil 69 c"/>
  </properties>
 </tile>
 <tile id="1879">
  <properties>
   <property name="name" value="soil 69 d"/>
  </properties>
 </tile>
 <tile id="1880">
  <properties>
   <property name="name" value="soil 71"/>
  </properties>
 </tile>
 <tile id="1881">
  <properties>
   <property name="name" value="soil 71 b"/>
  </properties>
 </tile>
 <tile id="1882">
  <properties>
   <property name="name" value="soil 71 c"/>
  </properties>
 </tile>
 <tile id="1883">
  <properties>
   <property name="name" value="soil 71 d"/>
  </properties>
 </tile>
 <tile id="1884">
  <properties>
   <property name="name" value="soil 80"/>
  </properties>
 </tile>
 <tile id="1885">
  <properties>
   <property name="name" value="soil 80 b"/>
  </properties>
 </tile>
 <tile id="1886">
  <properties>
   <property name="name" value="soil 80 c"/>
  </properties>
 </tile>
 <tile id="1887">
  <properties>
   <property name="name" value="soil 80 d"/>
  </properties>
 </tile>
 <tile id="1888">
  <properties>
   <property name="name" value="soil 81"/>
  </properties>
 </tile>
 <tile id="1889">
  <properties>
   <property name="name" value="soil 81 b"/>
  </properties>
 </tile>
 <tile id="1890">
  <properties>
   <property name="name" value="soil 81 c"/>
  </properties>
 </tile>
 <tile id="1891">
  <properties>
   <property name="name" value="soil 81 d"/>
  </properties>
 </tile>
 <tile id="1892">
  <properties>
   <property name="name" value="soil 84"/>
  </properties>
 </tile>
 <tile id="1893">
  <properties>
   <property name="name" value="soil 84 b"/>
  </properties>
 </tile>
 <tile id="1894">
  <properties>
   <property name="name" value="soil 84 c"/>
  </properties>
 </tile>
 <tile id="1895">
  <properties>
   <property name="name" value="soil 84 d"/>
  </properties>
 </tile>
 <tile id="1896">
  <properties>
   <property name="name" value="soil 85"/>
  </properties>
 </tile>
 <tile id="1897">
  <properties>
   <property name="name" value="soil 85 b"/>
  </properties>
 </tile>
 <tile id="1898">
  <properties>
   <property name="name" value="soil 85 c"/>
  </properties>
 </tile>
 <tile id="1899">
  <properties>
   <property name="name" value="soil 85 d"/>
  </properties>
 </tile>
 <tile id="1900">
  <properties>
   <property name="name" value="soil 87"/>
  </properties>
 </tile>
 <tile id="1901">
  <properties>
   <property name="name" value="soil 87 b"/>
  </properties>
 </tile>
 <tile id="1902">
  <properties>
   <property name="name" value="soil 87 c"/>
  </properties>
 </tile>
 <tile id="1903">
  <properties>
   <property name="name" value="soil 87 d"/>
  </properties>
 </tile>
 <tile id="1904">
  <properties>
   <property name="name" value="soil 92"/>
  </properties>
 </tile>
 <tile id="1905">
  <properties>
   <property name="name" value="soil 92 b"/>
  </properties>
 </tile>
 <tile id="1906">
  <properties>
   <property name="name" value="soil 92 c"/>
  </properties>
 </tile>
 <tile id="1907">
  <properties>
   <property name="name" value="soil 92 d"/>
  </properties>
 </tile>
 <tile id="1908">
  <properties>
   <property name="name" value="soil 93"/>
  </properties>
 </tile>
 <tile id="1909">
  <properties>
   <property name="name" value="soil 93 b"/>
  </properties>
 </tile>
 <tile id="1910">
  <properties>
   <property name="name" value="soil 93 c"/>
  </properties>
 </tile>
 <tile id="1911">
  <properties>
   <property name="name" value="soil 93 d"/>
  </properties>
 </tile>
 <tile id="1912">
  <properties>
   <property name="name" value="soil 95"/>
  </properties>
 </tile>
 <tile id="1913">
  <properties>
   <property name="name" value="soil 95 b"/>
  </properties>
 </tile>
 <tile id="1914">
  <properties>
   <property name="name" value="soil 95 c"/>
  </properties>
 </tile>
 <tile id="1915">
  <properties>
   <property name="name" value="soil 95 d"/>
  </properties>
 </tile>
 <tile id="1916">
  <properties>
   <property name="name" value="soil 112"/>
  </properties>
 </tile>
 <tile id="1917">
  <properties>
   <property name="name" value="soil 112 b"/>
  </properties>
 </tile>
 <tile id="1918">
  <properties>
   <property name="name" value="soil 112 c"/>
  </properties>
 </tile>
 <tile id="1919">
  <properties>
   <property name="name" value="soil 112 d"/>
  </properties>
 </tile>
 <tile id="1920">
  <properties>
   <property name="name" value="soil 113"/>
  </properties>
 </tile>
 <tile id="1921">
  <properties>
   <property name="name" value="soil 113 b"/>
  </properties>
 </tile>
 <tile id="1922">
  <properties>
   <property name="name" value="soil 113 c"/>
  </properties>
 </tile>
 <tile id="1923">
  <properties>
   <property name="name" value="soil 113 d"/>
  </properties>
 </tile>
 <tile id="1924">
  <properties>
   <property name="name" value="soil 116"/>
  </properties>
 </tile>
 <tile id="1925">
  <properties>
   <property name="name" value="soil 116 b"/>
  </properties>
 </tile>
 <tile id="1926">
  <properties>
   <property name="name" value="soil 116 c"/>
  </properties>
 </tile>
 <tile id="1927">
  <properties>
   <property name="name" value="soil 116 d"/>
  </properties>
 </tile>
 <tile id="1928">
  <properties>
   <property name="name" value="soil 117"/>
  </properties>
 </tile>
 <tile id="1929">
  <properties>
   <property name="name" value="soil 117 b"/>
  </properties>
 </tile>
 <tile id="1930">
  <properties>
   <property name="name" value="soil 117 c"/>
  </properties>
 </tile>
 <tile id="1931">
  <properties>
   <property name="name" value="soil 117 d"/>
  </properties>
 </tile>
 <tile id="1932">
  <properties>
   <property name="name" value="soil 119"/>
  </properties>
 </tile>
 <tile id="1933">
  <properties>
   <property name="name" value="soil 119 b"/>
  </properties>
 </tile>
 <tile id="1934">
  <properties>
   <property name="name" value="soil 119 c"/>
  </properties>
 </tile>
 <tile id="1935">
  <properties>
   <property name="name" value="soil 119 d"/>
  </properties>
 </tile>
 <tile id="1936">
  <properties>
   <property name="name" value="soil 124"/>
  </properties>
 </tile>
 <tile id="1937">
  <properties>
   <property name="name" value="soil 124 b"/>
  </properties>
 </tile>
 <tile id="1938">
  <properties>
   <property name="name" value="soil 124 c"/>
  </properties>
 </tile>
 <tile id="1939">
  <properties>
   <property name="name" value="soil 124 d"/>
  </properties>
 </tile>
 <tile id="1940">
  <properties>
   <property name="name" value="soil 125"/>
  </properties>
 </tile>
 <tile id="1941">
  <properties>
   <property name="name" value="soil 125 b"/>
  </properties>
 </tile>
 <tile id="1942">
  <properties>
   <property name="name" value="soil 125 c"/>
  </properties>
 </tile>
 <tile id="1943">
  <properties>
   <property name="name" value="soil 125 d"/>
  </properties>
 </tile>
 <tile id="1944">
  <properties>
   <property name="name" value="soil 127"/>
  </properties>
 </tile>
 <tile id="1945">
  <properties>
   <property name="name" value="soil 127 b"/>
  </properties>
 </tile>
 <tile id="1946">
  <properties>
   <property name="name" value="soil 127 c"/>
  </properties>
 </tile>
 <tile id="1947">
  <properties>
   <property name="name" value="soil 127 d"/>
  </properties>
 </tile>
 <tile id="1948">
  <properties>
   <property name="name" value="soil 193"/>
  </properties>
 </tile>
 <tile id="1949">
  <properties>
   <property name="name" value="soil 193 b"/>
  </properties>
 </tile>
 <tile id="1950">
  <properties>
   <property name="name" value="soil 193 c"/>
  </properties>
 </tile>
 <tile id="1951">
  <properties>
   <property name="name" value="soil 193 d"/>
  </properties>
 </tile>
 <tile id="1952">
  <properties>
   <property name="name" value="soil 197"/>
  </properties>
 </tile>
 <tile id="1953">
  <properties>
   <property name="name" value="soil 197 b"/>
  </properties>
 </tile>
 <tile id="1954">
  <properties>
   <property name="name" value="soil 197 c"/>
  </properties>
 </tile>
 <tile id="1955">
  <properties>
   <property name="name" value="soil 197 d"/>
  </properties>
 </tile>
 <tile id="1956">
  <properties>
   <property name="name" value="soil 199"/>
  </properties>
 </tile>
 <tile id="1957">
  <properties>
   <property name="name" value="soil 199 b"/>
  </properties>
 </tile>
 <tile id="1958">
  <properties>
   <property name="name" value="soil 199 c"/>
  </properties>
 </tile>
 <tile id="1959">
  <properties>
   <property name="name" value="soil 199 d"/>
  </properties>
 </tile>
 <tile id="1960">
  <properties>
   <property name="name" value="soil 209"/>
  </properties>
 </tile>
 <tile id="1961">
  <properties>
   <property name="name" value="soil 209 b"/>
  </properties>
 </tile>
 <tile id="1962">
  <properties>
   <property name="name" value="soil 209 c"/>
  </properties>
 </tile>
 <tile id="1963">
  <properties>
   <property name="name" value="soil 209 d"/>
  </properties>
 </tile>
 <tile id="1964">
  <properties>
   <property name="name" value="soil 213"/>
  </properties>
 </tile>
 <tile id="1965">
  <properties>
   <property name="name" value="soil 213 b"/>
  </properties>
 </tile>
 <tile id="1966">
  <properties>
   <property name="name" value="soil 213 c"/>
  </properties>
 </tile>
 <tile id="1967">
  <properties>
   <property name="name" value="soil 213 d"/>
  </properties>
 </tile>
 <tile id="1968">
  <properties>
   <property name="name" value="soil 215"/>
  </properties>
 </tile>
 <tile id="1969">
  <properties>
   <property name="name" value="soil 215 b"/>
  </properties>
 </tile>
 <tile id="1970">
  <properties>
   <property name="name" value="soil 215 c"/>
  </properties>
 </tile>
 <tile id="1971">
  <properties>
   <property name="name" value="soil 215 d"/>
  </properties>
 </tile>
 <tile id="1972">
  <properties>
   <property name="name" value="soil 221"/>
  </properties>
 </tile>
 <tile id="1973">
  <properties>
   <property name="name" value="soil 221 b"/>
  </properties>
 </tile>
 <tile id="1974">
  <properties>
   <property name="name" value="soil 221 c"/>
  </properties>
 </tile>
 <tile id="1975">
  <properties>
   <property name="name" value="soil 221 d"/>
  </properties>
 </tile>
 <tile id="1976">
  <properties>
   <property name="name" value="soil 223"/>
  </properties>
 </tile>
 <tile id="1977">
  <properties>
   <property name="name" value="soil 223 b"/>
  </properties>
 </tile>
 <tile id="1978">
  <properties>
   <property name="name" value="soil 223 c"/>
  </properties>
 </tile>
 <tile id="1979">
  <properties>
   <property name="name" value="soil 223 d"/>
  </properties>
 </tile>
 <tile id="1980">
  <properties>
   <property name="name" value="soil 241"/>
  </properties>
 </tile>
 <tile id="1981">
  <properties>
   <property name="name" value="soil 241 b"/>
  </properties>
 </tile>
 <tile id="1982">
  <properties>
   <property name="name" value="soil 241 c"/>
  </properties>
 </tile>
 <tile id="1983">
  <properties>
   <property name="name" value="soil 241 d"/>
  </properties>
 </tile>
 <tile id="1984">
  <properties>
   <property name="name" value="soil 245"/>
  </properties>
 </tile>
 <tile id="1985">
  <properties>
   <property name="name" value="soil 245 b"/>
  </properties>
 </tile>
 <tile id="1986">
  <properties>
   <property name="name" value="soil 245 c"/>
  </properties>
 </tile>
 <tile id="1987">
  <properties>
   <property name="name" value="soil 245 d"/>
  </properties>
 </tile>
 <tile id="1988">
  <properties>
   <property name="name" value="soil 247"/>
  </properties>
 </tile>
 <tile id="1989">
  <properties>
   <property name="name" value="soil 247 b"/>
  </properties>
 </tile>
 <tile id="1990">
  <properties>
   <property name="name" value="soil 247 c"/>
  </properties>
 </tile>
 <tile id="1991">
  <properties>
   <property name="name" value="soil 247 d"/>
  </properties>
 </tile>
 <tile id="1992">
  <properties>
   <property name="name" value="soil 253"/>
  </properties>
 </tile>
 <tile id="1993">
  <properties>
   <property name="name" value="soil 253 b"/>
  </properties>
 </tile>
 <tile id="1994">
  <properties>
   <property name="name" value="soil 253 c"/>
  </properties>
 </tile>
 <tile id="1995">
  <properties>
   <property name="name" value="soil 253 d"/>
  </properties>
 </tile>
 <tile id="1996">
  <properties>
   <property name="name" value="soil 255"/>
  </properties>
 </tile>
 <tile id="1997">
  <properties>
   <property name="name" value="deck 0 0"/>
  </properties>
 </tile>
 <tile id="1998">
  <properties>
   <property name="name" value="deck 1 0"/>
  </properties>
 </tile>
 <tile id="1999">
  <properties>
   <property name="name" value="deck 2 0"/>
  </properties>
 </tile>
 <tile id="2000">
  <properties>
   <property name="name" value="deck 3 0"/>
  </properties>
 </tile>
 <tile id="2001">
  <properties>
   <property name="name" value="deck 0 1"/>
  </properties>
 </tile>
 <tile id="2002">
  <properties>
   <property name="name" value="deck 1 1"/>
  </properties>
 </tile>
 <tile id="2003">
  <properties>
   <property name="name" value="deck 2 1"/>
  </properties>
 </tile>
 <tile id="2004">
  <properties>
   <property name="name" value="deck 3 1"/>
  </properties>
 </tile>
 <tile id="2005">
  <properties>
   <property name="name" value="deck 0 2"/>
  </properties>
 </tile>
 <tile id="2006">
  <properties>
   <property name="name" value="deck 1 2"/>
  </properties>
 </tile>
 <tile id="2007">
  <properties>
   <property name="name" value="deck 2 2"/>
  </properties>
 </tile>
 <tile id="2008">
  <properties>
   <property name="name" value="deck 3 2"/>
  </properties>
 </tile>
 <tile id="2009">
  <properties>
   <property name="name" value="deck 0 3"/>
  </properties>
 </tile>
 <tile id="2010">
  <properties>
   <property name="name" value="deck 1 3"/>
  </properties>
 </tile>
 <tile id="2011">
  <properties>
   <property name="name" value="deck 2 3"/>
  </properties>
 </tile>
 <tile id="2012">
  <properties>
   <property name="name" value="deck 3 3"/>
  </properties>
 </tile>
 <tile id="2013">
  <properties>
   <property name="name" value="deck 0"/>
  </properties>
 </tile>
 <tile id="2014">
  <properties>
   <property name="name" value="deck 0 b"/>
  </properties>
 </tile>
 <tile id="2015">
  <properties>
   <property name="name" value="deck 0 c"/>
  </properties>
 </tile>
 <tile id="2016">
  <properties>
   <property name="name" value="deck 0 d"/>
  </properties>
 </tile>
 <tile id="2017">
  <properties>
   <property name="name" value="deck 1"/>
  </properties>
 </tile>
 <tile id="2018">
  <properties>
   <property name="name" value="deck 1 b"/>
  </properties>
 </tile>
 <tile id="2019">
  <properties>
   <property name="name" value="deck 1 c"/>
  </properties>
 </tile>
 <tile id="2020">
  <properties>
   <property name="name" value="deck 1 d"/>
  </properties>
 </tile>
 <tile id="2021">
  <properties>
   <property name="name" value="deck 4"/>
  </properties>
 </tile>
 <tile id="2022">
  <properties>
   <property name="name" value="deck 4 b"/>
  </properties>
 </tile>
 <tile id="2023">
  <properties>
   <property name="name" value="deck 4 c"/>
  </properties>
 </tile>
 <tile id="2024">
  <properties>
   <property name="name" value="deck 4 d"/>
  </properties>
 </tile>
 <tile id="2025">
  <properties>
   <property name="name" value="deck 5"/>
  </properties>
 </tile>
 <tile id="2026">
  <properties>
   <property name="name" value="deck 5 b"/>
  </properties>
 </tile>
 <tile id="2027">
  <properties>
   <property name="name" value="deck 5 c"/>
  </properties>
 </tile>
 <tile id="2028">
  <properties>
   <property name="name" value="deck 5 d"/>
  </properties>
 </tile>
 <tile id="2029">
  <properties>
   <property name="name" value="deck 7"/>
  </properties>
 </tile>
 <tile id="2030">
  <properties>
   <property name="name" value="deck 7 b"/>
  </properties>
 </tile>
 <tile id="2031">
  <properties>
   <property name="name" value="deck 7 c"/>
  </properties>
 </tile>
 <tile id="2032">
  <properties>
   <property name="name" value="deck 7 d"/>
  </properties>
 </tile>
 <tile id="2033">
  <properties>
   <property name="name" value="deck 16"/>
  </properties>
 </tile>
 <tile id="2034">
  <properties>
   <property name="name" value="deck 16 b"/>
  </properties>
 </tile>
 <tile id="2035">
  <properties>
   <property name="name" value="deck 16 c"/>
  </properties>
 </tile>
 <tile id="2036">
  <properties>
   <property name="name" value="deck 16 d"/>
  </properties>
 </tile>
 <tile id="2037">
  <properties>
   <property name="name" value="deck 17"/>
  </properties>
 </tile>
 <tile id="2038">
  <properties>
   <property name="name" value="deck 17 b"/>
  </properties>
 </tile>
 <tile id="2039">
  <properties>
   <property name="name" value="deck 17 c"/>
  </properties>
 </tile>
 <tile id="2040">
  <properties>
   <property name="name" value="deck 17 d"/>
  </properties>
 </tile>
 <tile id="2041">
  <properties>
   <property name="name" value="deck 20"/>
  </properties>
 </tile>
 <tile id="2042">
  <properties>
   <property name="name" value="deck 20 b"/>
  </properties>
 </tile>
 <tile id="2043">
  <properties>
   <property name="name" value="deck 20 c"/>
  </properties>
 </tile>
 <tile id="2044">
  <properties>
   <property name="name" value="deck 20 d"/>
  </properties>
 </tile>
 <tile id="2045">
  <properties>
   <property name="name" value="deck 21"/>
  </properties>
 </tile>
 <tile id="2046">
  <properties>
   <property name="name" value="deck 21 b"/>
  </properties>
 </tile>
 <tile id="2047">
  <properties>
   <property name="name" value="deck 21 c"/>
  </properties>
 </tile>
 <tile id="2048">
  <properties>
   <property name="name" value="deck 21 d"/>
  </properties>
 </tile>
 <tile id="2049">
  <properties>
   <property name="name" value="deck 23"/>
  </properties>
 </tile>
 <tile id="2050">
  <properties>
   <property name="name" value="deck 23 b"/>
  </properties>
 </tile>
 <tile id="2051">
  <properties>
   <property name="name" value="deck 23 c"/>
  </properties>
 </tile>
 <tile id="2052">
  <properties>
   <property name="name" value="deck 23 d"/>
  </properties>
 </tile>
 <tile id="2053">
  <properties>
   <property name="name" value="deck 28"/>
  </properties>
 </tile>
 <tile id="2054">
  <properties>
   <property name="name" value="deck 28 b"/>
  </properties>
 </tile>
 <tile id="2055">
  <properties>
   <property name="name" value="deck 28 c"/>
  </properties>
 </tile>
 <tile id="2056">
  <properties>
   <property name="name" value="deck 28 d"/>
  </properties>
 </tile>
 <tile id="2057">
  <properties>
   <property name="name" value="deck 29"/>
  </properties>
 </tile>
 <tile id="2058">
  <properties>
   <property name="name" value="deck 29 b"/>
  </properties>
 </tile>
 <tile id="2059">
  <properties>
   <property name="name" value="deck 29 c"/>
  </properties>
 </tile>
 <tile id="2060">
  <properties>
   <property name="name" value="deck 29 d"/>
  </properties>
 </tile>
 <tile id="2061">
  <properties>
   <property name="name" value="deck 31"/>
  </properties>
 </tile>
 <tile id="2062">
  <properties>
   <property name="name" value="deck 31 b"/>
  </properties>
 </tile>
 <tile id="2063">
  <properties>
   <property name="name" value="deck 31 c"/>
  </properties>
 </tile>
 <tile id="2064">
  <properties>
   <property name="name" value="deck 31 d"/>
  </properties>
 </tile>
 <tile id="2065">
  <properties>
   <property name="name" value="deck 64"/>
  </properties>
 </tile>
 <tile id="2066">
  <properties>
   <property name="name" value="deck 64 b"/>
  </properties>
 </tile>
 <tile id="2067">
  <properties>
   <property name="name" value="deck 64 c"/>
  </properties>
 </tile>
 <tile id="2068">
  <properties>
   <property name="name" value="deck 64 d"/>
  </properties>
 </tile>
 <tile id="2069">
  <properties>
   <property name="name" value="deck 65"/>
  </properties>
 </tile>
 <tile id="2070">
  <properties>
   <property name="name" value="deck 65 b"/>
  </properties>
 </tile>
 <tile id="2071">
  <properties>
   <property name="name" value="deck 65 c"/>
  </properties>
 </tile>
 <tile id="2072">
  <properties>
   <property name="name" value="deck 65 d"/>
  </properties>
 </tile>
 <tile id="2073">
  <properties>
   <property name="name" value="deck 68"/>
  </properties>
 </tile>
 <tile id="2074">
  <properties>
   <property name="name" value="deck 68 b"/>
  </properties>
 </tile>
 <tile id="2075">
  <properties>
   <property name="name" value="deck 68 c"/>
  </properties>
 </tile>
 <tile id="2076">
  <properties>
   <property name="name" value="deck 68 d"/>
  </properties>
 </tile>
 <tile id="2077">
  <properties>
   <property name="name" value="deck 69"/>
  </properties>
 </tile>
 <tile id="2078">
  <properties>
   <property name="name" value="deck 69 b"/>
  </properties>
 </tile>
 <tile id="2079">
  <properties>
   <property name="name" value="deck 69 c"/>
  </properties>
 </tile>
 <tile id="2080">
  <properties>
   <property name="name" value="deck 69 d"/>
  </properties>
 </tile>
 <tile id="2081">
  <properties>
   <property name="name" value="deck 71"/>
  </properties>
 </tile>
 <tile id="2082">
  <properties>
   <property name="name" value="deck 71 b"/>
  </properties>
 </tile>
 <tile id="2083">
  <properties>
   <property name="name" value="deck 71 c"/>
  </properties>
 </tile>
 <tile id="2084">
  <properties>
   <property name="name" value="deck 71 d"/>
  </properties>
 </tile>
 <tile id="2085">
  <properties>
   <property name="name" value="deck 80"/>
  </properties>
 </tile>
 <tile id="2086">
  <properties>
   <property name="name" value="deck 80 b"/>
  </properties>
 </tile>
 <tile id="2087">
  <properties>
   <property name="name" value="deck 80 c"/>
  </properties>
 </tile>
 <tile id="2088">
  <properties>
   <property name="name" value="deck 80 d"/>
  </properties>
 </tile>
 <tile id="2089">
  <properties>
   <property name="name" value="deck 81"/>
  </properties>
 </tile>
 <tile id="2090">
  <properties>
   <property name="name" value="deck 81 b"/>
  </properties>
 </tile>
 <tile id="2091">
  <properties>
   <property name="name" value="deck 81 c"/>
  </properties>
 </tile>
 <tile id="2092">
  <properties>
   <property name="name" value="deck 81 d"/>
  </properties>
 </tile>
 <tile id="2093">
  <properties>
   <property name="name" value="deck 84"/>
  </properties>
 </tile>
 <tile id="2094">
  <properties>
   <property name="name" value="deck 84 b"/>
  </properties>
 </tile>
 <tile id="2095">
  <properties>
   <property name="name" value="deck 84 c"/>
  </properties>
 </tile>
 <tile id="2096">
  <properties>
   <property name="name" value="deck 84 d"/>
  </properties>
 </tile>
 <tile id="2097">
  <properties>
   <property name="name" value="deck 85"/>
  </properties>
 </tile>
 <tile id="2098">
  <properties>
   <property name="name" value="deck 85 b"/>
  </properties>
 </tile>
 <tile id="2099">
  <properties>
   <property name="name" value="deck 85 c"/>
  </properties>
 </tile>
 <tile id="2100">
  <properties>
   <property name="name" value="deck 85 d"/>
  </properties>
 </tile>
 <tile id="2101">
  <properties>
   <property name="name" value="deck 87"/>
  </properties>
 </tile>
 <tile id="2102">
  <properties>
   <property name="name" value="deck 87 b"/>
  </properties>
 </tile>
 <tile id="2103">
  <properties>
   <property name="name" value="deck 87 c"/>
  </properties>
 </tile>
 <tile id="2104">
  <properties>
   <property name="name" value="deck 87 d"/>
  </properties>
 </tile>
 <tile id="2105">
  <properties>
   <property name="name" value="deck 92"/>
  </properties>
 </tile>
 <tile id="2106">
  <properties>
   <property name="name" value="deck 92 b"/>
  </properties>
 </tile>
 <tile id="2107">
  <properties>
   <property name="name" value="deck 92 c"/>
  </properties>
 </tile>
 <tile id="2108">
  <properties>
   <property name="name" value="deck 92 d"/>
  </properties>
 </tile>
 <tile id="2109">
  <properties>
   <property name="name" value="deck 93"/>
  </properties>
 </tile>
 <tile id="2110">
  <properties>
   <property name="name" value="deck 93 b"/>
  </properties>
 </tile>
 <tile id="2111">
  <properties>
   <property name="name" value="deck 93 c"/>
  </properties>
 </tile>
 <tile id="2112">
  <properties>
   <property name="name" value="deck 93 d"/>
  </properties>
 </tile>
 <tile id="2113">
  <properties>
   <property name="name" value="deck 95"/>
  </properties>
 </tile>
 <tile id="2114">
  <properties>
   <property name="name" value="deck 95 b"/>
  </properties>
 </tile>
 <tile id="2115">
  <properties>
   <property name="name" value="deck 95 c"/>
  </properties>
 </tile>
 <tile id="2116">
  <properties>
   <property name="name" value="deck 95 d"/>
  </properties>
 </tile>
 <tile id="2117">
  <properties>
   <property name="name" value="deck 112"/>
  </properties>
 </tile>
 <tile id="2118">
  <properties>
   <property name="name" value="deck 112 b"/>
  </properties>
 </tile>
 <tile id="2119">
  <properties>
   <property name="name" value="deck 112 c"/>
  </properties>
 </tile>
 <tile id="2120">
  <properties>
   <property name="name" value="deck 112 d"/>
  </properties>
 </tile>
 <tile id="2121">
  <properties>
   <property name="name" value="deck 113"/>
  </properties>
 </tile>
 <tile id="2122">
  <properties>
   <property name="name" value="deck 113 b"/>
  </properties>
 </tile>
 <tile id="2123">
  <properties>
   <property name="name" value="deck 113 c"/>
  </properties>
 </tile>
 <tile id="2124">
  <properties>
   <property name="name" value="deck 113 d"/>
  </properties>
 </tile>
 <tile id="2125">
  <properties>
   <property name="name" value="deck 116"/>
  </properties>
 </tile>
 <tile id="2126">
  <properties>
   <property name="name" value="deck 116 b"/>
  </properties>
 </tile>
 <tile id="2127">
  <properties>
   <property name="name" value="deck 116 c"/>
  </properties>
 </tile>
 <tile id="2128">
  <properties>
   <property name="name" value="deck 116 d"/>
  </properties>
 </tile>
 <tile id="2129">
  <properties>
   <property name="name" value="deck 117"/>
  </properties>
 </tile>
 <tile id="2130">
  <properties>
   <property name="name" value="deck 117 b"/>
  </properties>
 </tile>
 <tile id="2131">
  <properties>
   <property name="name" value="deck 117 c"/>
  </properties>
 </tile>
 <tile id="2132">
  <properties>
   <property name="name" value="deck 117 d"/>
  </properties>
 </tile>
 <tile id="2133">
  <properties>
   <property name="name" value="deck 119"/>
  </properties>
 </tile>
 <tile id="2134">
  <properties>
   <property name="name" value="deck 119 b"/>
  </properties>
 </tile>
 <tile id="2135">
  <properties>
   <property name="name" value="deck 119 c"/>
  </properties>
 </tile>
 <tile id="2136">
  <properties>
   <property name="name" value="deck 119 d"/>
  </properties>
 </tile>
 <tile id="2137">
  <properties>
   <property name="name" value="deck 124"/>
  </properties>
 </tile>
 <tile id="2138">
  <properties>
   <property name="name" value="deck 124 b"/>
  </properties>
 </tile>
 <tile id="2139">
  <properties>
   <property name="name" value="deck 124 c"/>
  </properties>
 </tile>
 <tile id="2140">
  <properties>
   <property name="name" value="deck 124 d"/>
  </properties>
 </tile>
 <tile id="2141">
  <properties>
   <property name="name" value="deck 125"/>
  </properties>
 </tile>
 <tile id="2142">
  <properties>
   <property name="name" value="deck 125 b"/>
  </properties>
 </tile>
 <tile id="2143">
  <properties>
   <property name="name" value="deck 125 c"/>
  </properties>
 </tile>
 <tile id="2144">
  <properties>
   <property name="name" value="deck 125 d"/>
  </properties>
 </tile>
 <tile id="2145">
  <properties>
   <property name="name" value="deck 127"/>
  </properties>
 </tile>
 <tile id="2146">
  <properties>
   <property name="name" value="deck 127 b"/>
  </properties>
 </tile>
 <tile id="2147">
  <properties>
   <property name="name" value="deck 127 c"/>
  </properties>
 </tile>
 <tile id="2148">
  <properties>
   <property name="name" value="deck 127 d"/>
  </properties>
 </tile>
 <tile id="2149">
  <properties>
   <property name="name" value="deck 193"/>
  </properties>
 </tile>
 <tile id="2150">
  <properties>
   <property name="name" value="deck 193 b"/>
  </properties>
 </tile>
 <tile id="2151">
  <properties>
   <property name="name" value="deck 193 c"/>
  </properties>
 </tile>
 <tile id="2152">
  <properties>
   <property name="name" value="deck 193 d"/>
  </properties>
 </tile>
 <tile id="2153">
  <properties>
   <property name="name" value="deck 197"/>
  </properties>
 </tile>
 <tile id="2154">
  <properties>
   <property name="name" value="deck 197 b"/>
  </properties>
 </tile>
 <tile id="2155">
  <properties>
   <property name="name" value="deck 197 c"/>
  </properties>
 </tile>
 <tile id="2156">
  <properties>
   <property name="name" value="deck 197 d"/>
  </properties>
 </tile>
 <tile id="2157">
  <properties>
   <property name="name" value="deck 199"/>
  </properties>
 </tile>
 <tile id="2158">
  <properties>
   <property name="name" value="deck 199 b"/>
  </properties>
 </tile>
 <tile id="2159">
  <properties>
   <property name="name" value="deck 199 c"/>
  </properties>
 </tile>
 <tile id="2160">
  <properties>
   <property name="name" value="deck 199 d"/>
  </properties>
 </tile>
 <tile id="2161">
  <properties>
   <property name="name" value="deck 209"/>
  </properties>
 </tile>
 <tile id="2162">
  <properties>
   <property name="name" value="deck 209 b"/>
  </properties>
 </tile>
 <tile id="2163">
  <properties>
   <property name="name" value="deck 209 c"/>
  </properties>
 </tile>
 <tile id="2164">
  <properties>
   <property name="name" value="deck 209 d"/>
  </properties>
 </tile>
 <tile id="2165">
  <properties>
   <property name="name" value="deck 213"/>
  </properties>
 </tile>
 <tile id="2166">
  <properties>
   <property name="name" value="deck 213 b"/>
  </properties>
 </tile>
 <tile id="2167">
  <properties>
   <property name="name" value="deck 213 c"/>
  </properties>
 </tile>
 <tile id="2168">
  <properties>
   <property name="name" value="deck 213 d"/>
  </properties>
 </tile>
 <tile id="2169">
  <properties>
   <property name="name" value="deck 215"/>
  </properties>
 </tile>
 <tile id="2170">
  <properties>
   <property name="name" value="deck 215 b"/>
  </properties>
 </tile>
 <tile id="2171">
  <properties>
   <property name="name" value="deck 215 c"/>
  </properties>
 </tile>
 <tile id="2172">
  <properties>
   <property name="name" value="deck 215 d"/>
  </properties>
 </tile>
 <tile id="2173">
  <properties>
   <property name="name" value="deck 221"/>
  </properties>
 </tile>
 <tile id="2174">
  <properties>
   <property name="name" value="deck 221 b"/>
  </properties>
 </tile>
 <tile id="2175">
  <properties>
   <property name="name" value="deck 221 c"/>
  </properties>
 </tile>
 <tile id="2176">
  <properties>
   <property name="name" value="deck 221 d"/>
  </properties>
 </tile>
 <tile id="2177">
  <properties>
   <property name="name" value="deck 223"/>
  </properties>
 </tile>
 <tile id="2178">
  <properties>
   <property name="name" value="deck 223 b"/>
  </properties>
 </tile>
 <tile id="2179">
  <properties>
   <property name="name" value="deck 223 c"/>
  </properties>
 </tile>
 <tile id="2180">
  <properties>
   <property name="name" value="deck 223 d"/>
  </properties>
 </tile>
 <tile id="2181">
  <properties>
   <property name="name" value="deck 241"/>
  </properties>
 </tile>
 <tile id="2182">
  <properties>
   <property name="name" value="deck 241 b"/>
  </properties>
 </tile>
 <tile id="2183">
  <properties>
   <property name="name" value="deck 241 c"/>
  </properties>
 </tile>
 <tile id="2184">
  <properties>
   <property name="name" value="deck 241 d"/>
  </properties>
 </tile>
 <tile id="2185">
  <properties>
   <property name="name" value="deck 245"/>
  </properties>
 </tile>
 <tile id="2186">
  <properties>
   <property name="name" value="deck 245 b"/>
  </properties>
 </tile>
 <tile id="2187">
  <properties>
   <property name="name" value="deck 245 c"/>
  </properties>
 </tile>
 <tile id="2188">
  <properties>
   <property name="name" value="deck 245 d"/>
  </properties>
 </tile>
 <tile id="2189">
  <properties>
   <property name="name" value="deck 247"/>
  </properties>
 </tile>
 <tile id="2190">
  <properties>
   <property name="name" value="deck 247 b"/>
  </properties>
 </tile>
 <tile id="2191">
  <properties>
   <property name="name" value="deck 247 c"/>
  </properties>
 </tile>
 <tile id="2192">
  <properties>
   <property name="name" value="deck 247 d"/>
  </properties>
 </tile>
 <tile id="2193">
  <properties>
   <property name="name" value="deck 253"/>
  </properties>
 </tile>
 <tile id="2194">
  <properties>
   <property name="name" value="deck 253 b"/>
  </properties>
 </tile>
 <tile id="2195">
  <properties>
   <property name="name" value="deck 253 c"/>
  </properties>
 </tile>
 <tile id="2196">
  <properties>
   <property name="name" value="deck 253 d"/>
  </properties>
 </tile>
 <tile id="2197">
  <properties>
   <property name="name" value="deck 255"/>
  </properties>
 </tile>
 <tile id="2198">
  <properties>
   <property name="name" value="lush 0 0"/>
  </properties>
 </tile>
 <tile id="2199">
  <properties>
   <property name="name" value="lush 1 0"/>
  </properties>
 </tile>
 <tile id="2200">
  <properties>
   <property name="name" value="lush 2 0"/>
  </properties>
 </tile>
 <tile id="2201">
  <properties>
   <property name="name" value="lush 3 0"/>
  </properties>
 </tile>
 <tile id="2202">
  <properties>
   <property name="name" value="lush 0 1"/>
  </properties>
 </tile>
 <tile id="2203">
  <properties>
   <property name="name" value="lush 1 1"/>
  </properties>
 </tile>
 <tile id="2204">
  <properties>
   <property name="name" value="lush 2 1"/>
  </properties>
 </tile>
 <tile id="2205">
  <properties>
   <property name="name" value="lush 3 1"/>
  </properties>
 </tile>
 <tile id="2206">
  <properties>
   <property name="name" value="lush 0 2"/>
  </properties>
 </tile>
 <tile id="2207">
  <properties>
   <property name="name" value="lush 1 2"/>
  </properties>
 </tile>
 <tile id="2208">
  <properties>
   <property name="name" value="lush 2 2"/>
  </properties>
 </tile>
 <tile id="2209">
  <properties>
   <property name="name" value="lush 3 2"/>
  </properties>
 </tile>
 <tile id="2210">
  <properties>
   <property name="name" value="lush 0 3"/>
  </properties>
 </tile>
 <tile id="2211">
  <properties>
   <property name="name" value="lush 1 3"/>
  </properties>
 </tile>
 <tile id="2212">
  <properties>
   <property name="name" value="lush 2 3"/>
  </properties>
 </tile>
 <tile id="2213">
  <properties>
   <property name="name" value="lush 3 3"/>
  </properties>
 </tile>
 <tile id="2214">
  <properties>
   <property name="name" value="lush 0"/>
  </properties>
 </tile>
 <tile id="2215">
  <properties>
   <property name="name" value="lush 0 b"/>
  </properties>
 </tile>
 <tile id="2216">
  <properties>
   <property name="name" value="lush 0 c"/>
  </properties>
 </tile>
 <tile id="2217">
  <properties>
   <property name="name" value="lush 0 d"/>
  </properties>
 </tile>
 <tile id="2218">
  <properties>
   <property name="name" value="lush 1"/>
  </properties>
 </tile>
 <tile id="2219">
  <properties>
   <property name="name" value="lush 1 b"/>
  </properties>
 </tile>
 <tile id="2220">
  <properties>
   <property name="name" value="lush 1 c"/>
  </properties>
 </tile>
 <tile id="2221">
  <properties>
   <property name="name" value="lush 1 d"/>
  </properties>
 </tile>
 <tile id="2222">
  <properties>
   <property name="name" value="lush 4"/>
  </properties>
 </tile>
 <tile id="2223">
  <properties>
   <property name="name" value="lush 4 b"/>
  </properties>
 </tile>
 <tile id="2224">
  <properties>
   <property name="name" value="lush 4 c"/>
  </properties>
 </tile>
 <tile id="2225">
  <properties>
   <property name="name" value="lush 4 d"/>
  </properties>
 </tile>
 <tile id="2226">
  <properties>
   <property name="name" value="lush 5"/>
  </properties>
 </tile>
 <tile id="2227">
  <properties>
   <property name="name" value="lush 5 b"/>
  </properties>
 </tile>
 <tile id="2228">
  <properties>
   <property name="name" value="lush 5 c"/>
  </properties>
 </tile>
 <tile id="2229">
  <properties>
   <property name="name" value="lush 5 d"/>
  </properties>
 </tile>
 <tile id="2230">
  <properties>
   <property name="name" value="lush 7"/>
  </properties>
 </tile>
 <tile id="2231">
  <properties>
   <property name="name" value="lush 7 b"/>
  </properties>
 </tile>
 <tile id="2232">
  <properties>
   <property name="name" value="lush 7 c"/>
  </properties>
 </tile>
 <tile id="2233">
  <properties>
   <property name="name" value="lush 7 d"/>
  </properties>
 </tile>
 <tile id="2234">
  <properties>
   <property name="name" value="lush 16"/>
  </properties>
 </tile>
 <tile id="2235">
  <properties>
   <property name="name" value="lush 16 b"/>
  </properties>
 </tile>
 <tile id="2236">
  <properties>
   <property name="name" value="lush 16 c"/>
  </properties>
 </tile>
 <tile id="2237">
  <properties>
   <property name="name" value="lush 16 d"/>
  </properties>
 </tile>
 <tile id="2238">
  <properties>
   <property name="name" value="lush 17"/>
  </properties>
 </tile>
 <tile id="2239">
  <properties>
   <property name="name" value="lush 17 b"/>
  </properties>
 </tile>
 <tile id="2240">
  <properties>
   <property name="name" value="lush 17 c"/>
  </properties>
 </tile>
 <tile id="2241">
  <properties>
   <property name="name" value="lush 17 d"/>
  </properties>
 </tile>
 <tile id="2242">
  <properties>
   <property name="name" value="lush 20"/>
  </properties>
 </tile>
 <tile id="2243">
  <properties>
   <property name="name" value="lush 20 b"/>
  </properties>
 </tile>
 <tile id="2244">
  <properties>
   <property name="name" value="lush 20 c"/>
  </properties>
 </tile>
 <tile id="2245">
  <properties>
   <property name="name" value="lush 20 d"/>
  </properties>
 </tile>
 <tile id="2246">
  <properties>
   <property name="name" value="lush 21"/>
  </properties>
 </tile>
 <tile id="2247">
  <properties>
   <property name="name" value="lush 21 b"/>
  </properties>
 </tile>
 <tile id="2248">
  <properties>
   <property name="name" value="lush 21 c"/>
  </properties>
 </tile>
 <tile id="2249">
  <properties>
   <property name="name" value="lush 21 d"/>
  </properties>
 </tile>
 <tile id="2250">
  <properties>
   <property name="name" value="lush 23"/>
  </properties>
 </tile>
 <tile id="2251">
  <properties>
   <property name="name" value="lush 23 b"/>
  </properties>
 </tile>
 <tile id="2252">
  <properties>
   <property name="name" value="lush 23 c"/>
  </properties>
 </tile>
 <tile id="2253">
  <properties>
   <property name="name" value="lush 23 d"/>
  </properties>
 </tile>
 <tile id="2254">
  <properties>
   <property name="name" value="lush 28"/>
  </properties>
 </tile>
 <tile id="2255">
  <properties>
   <property name="name" value="lush 28 b"/>
  </properties>
 </tile>
 <tile id="2256">
  <properties>
   <property name="name" value="lush 28 c"/>
  </properties>
 </tile>
 <tile id="2257">
  <properties>
   <property name="name" value="lush 28 d"/>
  </properties>
 </tile>
 <tile id="2258">
  <properties>
   <property name="name" value="lush 29"/>
  </properties>
 </tile>
 <tile id="2259">
  <properties>
   <property name="name" value="lush 29 b"/>
  </properties>
 </tile>
 <tile id="2260">
  <properties>
   <property name="name" value="lush 29 c"/>
  </properties>
 </tile>
 <tile id="2261">
  <properties>
   <property name="name" value="lush 29 d"/>
  </properties>
 </tile>
 <tile id="2262">
  <properties>
   <property name="name" value="lush 31"/>
  </properties>
 </tile>
 <tile id="2263">
  <properties>
   <property name="name" value="lush 31 b"/>
  </properties>
 </tile>
 <tile id="2264">
  <properties>
   <property name="name" value="lush 31 c"/>
  </properties>
 </tile>
 <tile id="2265">
  <properties>
   <property name="name" value="lush 31 d"/>
  </properties>
 </tile>
 <tile id="2266">
  <properties>
   <property name="name" value="lush 64"/>
  </properties>
 </tile>
 <tile id="2267">
  <properties>
   <property name="name" value="lush 64 b"/>
  </properties>
 </tile>
 <tile id="2268">
  <properties>
   <property name="name" value="lush 64 c"/>
  </properties>
 </tile>
 <tile id="2269">
  <properties>
   <property name="name" value="lush 64 d"/>
  </properties>
 </tile>
 <tile id="2270">
  <properties>
   <property name="name" value="lush 65"/>
  </properties>
 </tile>
 <tile id="2271">
  <properties>
   <property name="name" value="lush 65 b"/>
  </properties>
 </tile>
 <tile id="2272">
  <properties>
   <property name="name" value="lush 65 c"/>
  </properties>
 </tile>
 <tile id="2273">
  <properties>
   <property name="name" value="lush 65 d"/>
  </properties>
 </tile>
 <tile id="2274">
  <properties>
   <property name="name" value="lush 68"/>
  </properties>
 </tile>
 <tile id="2275">
  <properties>
   <property name="name" value="lush 68 b"/>
  </properties>
 </tile>
 <tile id="2276">
  <properties>
   <property name="name" value="lush 68 c"/>
  </properties>
 </tile>
 <tile id="2277">
  <properties>
   <property name="name" value="lush 68 d"/>
  </properties>
 </tile>
 <tile id="2278">
  <properties>
   <property name="name" value="lush 69"/>
  </properties>
 </tile>
 <tile id="2279">
  <properties>
   <property name="name" value="lush 69 b"/>
  </properties>
 </tile>
 <tile id="2280">
  <properties>
   <property name="name" value="lush 69 c"/>
  </properties>
 </tile>
 <tile id="2281">
  <properties>
   <property name="name" value="lush 69 d"/>
  </properties>
 </tile>
 <tile id="2282">
  <properties>
   <property name="name" value="lush 71"/>
  </properties>
 </tile>
 <tile id="2283">
  <properties>
   <property name="name" value="lush 71 b"/>
  </properties>
 </tile>
 <tile id="2284">
  <properties>
   <property name="name" value="lush 71 c"/>
  </properties>
 </tile>
 <tile id="2285">
  <properties>
   <property name="name" value="lush 71 d"/>
  </properties>
 </tile>
 <tile id="2286">
  <properties>
   <property name="name" value="lush 80"/>
  </properties>
 </tile>
 <tile id="2287">
  <properties>
   <property name="name" value="lush 80 b"/>
  </properties>
 </tile>
 <tile id="2288">
  <properties>
   <property name="name" value="lush 80 c"/>
  </properties>
 </tile>
 <tile id="2289">
  <properties>
   <property name="name" value="lush 80 d"/>
  </properties>
 </tile>
 <tile id="2290">
  <properties>
   <property name="name" value="lush 81"/>
  </properties>
 </tile>
 <tile id="2291">
  <properties>
   <property name="name" value="lush 81 b"/>
  </properties>
 </tile>
 <tile id="2292">
  <properties>
   <property name="name" value="lush 81 c"/>
  </properties>
 </tile>
 <tile id="2293">
  <properties>
   <property name="name" value="lush 81 d"/>
  </properties>
 </tile>
 <tile id="2294">
  <properties>
   <property name="name" value="lush 84"/>
  </properties>
 </tile>
 <tile id="2295">
  <properties>
   <property name="name" value="lush 84 b"/>
  </properties>
 </tile>
 <tile id="2296">
  <properties>
   <property name="name" value="lush 84 c"/>
  </properties>
 </tile>
 <tile id="2297">
  <properties>
   <property name="name" value="lush 84 d"/>
  </properties>
 </tile>
 <tile id="2298">
  <properties>
   <property name="name" value="lush 85"/>
  </properties>
 </tile>
 <tile id="2299">
  <properties>
   <property name="name" value="lush 85 b"/>
  </properties>
 </tile>
 <tile id="2300">
  <properties>
   <property name="name" value="lush 85 c"/>
  </properties>
 </tile>
 <tile id="2301">
  <properties>
   <property name="name" value="lush 85 d"/>
  </properties>
 </tile>
 <tile id="2302">
  <properties>
   <property name="name" value="lush 87"/>
  </properties>
 </tile>
 <tile id="2303">
  <properties>
   <property name="name" value="lush 87 b"/>
  </properties>
 </tile>
 <tile id="2304">
  <properties>
   <property name="name" value="lush 87 c"/>
  </properties>
 </tile>
 <tile id="2305">
  <properties>
   <property name="name" value="lush 87 d"/>
  </properties>
 </tile>
 <tile id="2306">
  <properties>
   <property name="name" value="lush 92"/>
  </properties>
 </tile>
 <tile id="2307">
  <properties>
   <property name="name" value="lush 92 b"/>
  </properties>
 </tile>
 <tile id="2308">
  <properties>
   <property name="name" value="lush 92 c"/>
  </properties>
 </tile>
 <tile id="2309">
  <properties>
   <property name="name" value="lush 92 d"/>
  </properties>
 </tile>
 <tile id="2310">
  <properties>
   <property name="name" value="lush 93"/>
  </properties>
 </tile>
 <tile id="2311">
  <properties>
   <property name="name" value="lush 93 b"/>
  </properties>
 </tile>
 <tile id="2312">
  <properties>
   <property name="name" value="lush 93 c"/>
  </properties>
 </tile>
 <tile id="2313">
  <properties>
   <property name="name" value="lush 93 d"/>
  </properties>
 </tile>
 <tile id="2314">
  <properties>
   <property name="name" value="lush 95"/>
  </properties>
 </tile>
 <tile id="2315">
  <properties>
   <property name="name" value="lush 95 b"/>
  </properties>
 </tile>
 <tile id="2316">
  <properties>
   <property name="name" value="lush 95 c"/>
  </properties>
 </tile>
 <tile id="2317">
  <properties>
   <property name="name" value="lush 95 d"/>
  </properties>
 </tile>
 <tile id="2318">
  <properties>
   <property name="name" value="lush 112"/>
  </properties>
 </tile>
 <tile id="2319">
  <properties>
   <property name="name" value="lush 112 b"/>
  </properties>
 </tile>
 <tile id="2320">
  <properties>
   <property name="name" value="lush 112 c"/>
  </properties>
 </tile>
 <tile id="2321">
  <properties>
   <property name="name" value="lush 112 d"/>
  </properties>
 </tile>
 <tile id="2322">
  <properties>
   <property name="name" value="lush 113"/>
  </properties>
 </tile>
 <tile id="2323">
  <properties>
   <property name="name" value="lush 113 b"/>
  </properties>
 </tile>
 <tile id="2324">
  <properties>
   <property name="name" value="lush 113 c"/>
  </properties>
 </tile>
 <tile id="2325">
  <properties>
   <property name="name" value="lush 113 d"/>
  </properties>
 </tile>
 <tile id="2326">
  <properties>
   <property name="name" value="lush 116"/>
  </properties>
 </tile>
 <tile id="2327">
  <properties>
   <property name="name" value="lush 116 b"/>
  </properties>
 </tile>
 <tile id="2328">
  <properties>
   <property name="name" value="lush 116 c"/>
  </properties>
 </tile>
 <tile id="2329">
  <properties>
   <property name="name" value="lush 116 d"/>
  </properties>
 </tile>
 <tile id="2330">
  <properties>
   <property name="name" value="lush 117"/>
  </properties>
 </tile>
 <tile id="2331">
  <properties>
   <property name="name" value="lush 117 b"/>
  </properties>
 </tile>
 <tile id="2332">
  <properties>
   <property name="name" value="lush 117 c"/>
  </properties>
 </tile>
 <tile id="2333">
  <properties>
   <property name="name" value="lush 117 d"/>
  </properties>
 </tile>
 <tile id="2334">
  <properties>
   <property name="name" value="lush 119"/>
  </properties>
 </tile>
 <tile id="2335">
  <properties>
   <property name="name" value="lush 119 b"/>
  </properties>
 </tile>
 <tile id="2336">
  <properties>
   <property name="name" value="lush 119 c"/>
  </properties>
 </tile>
 <tile id="2337">
  <properties>
   <property name="name" value="lush 119 d"/>
  </properties>
 </tile>
 <tile id="2338">
  <properties>
   <property name="name" value="lush 124"/>
  </properties>
 </tile>
 <tile id="2339">
  <properties>
   <property name="name" value="lush 124 b"/>
  </properties>
 </tile>
 <tile id="2340">
  <properties>
   <property name="name" value="lush 124 c"/>
  </properties>
 </tile>
 <tile id="2341">
  <properties>
   <property name="name" value="lush 124 d"/>
  </properties>
 </tile>
 <tile id="2342">
  <properties>
   <property name="name" value="lush 125"/>
  </properties>
 </tile>
 <tile id="2343">
  <properties>
   <property name="name" value="lush 125 b"/>
  </properties>
 </tile>
 <tile id="2344">
  <properties>
   <property name="name" value="lush 125 c"/>
  </properties>
 </tile>
 <tile id="2345">
  <properties>
   <property name="name" value="lush 125 d"/>
  </properties>
 </tile>
 <tile id="2346">
  <properties>
   <property name="name" value="lush 127"/>
  </properties>
 </tile>
 <tile id="2347">
  <properties>
   <property name="name" value="lush 127 b"/>
  </properties>
 </tile>
 <tile id="2348">
  <properties>
   <property name="name" value="lush 127 c"/>
  </properties>
 </tile>
 <tile id="2349">
  <properties>
   <property name="name" value="lush 127 d"/>
  </properties>
 </tile>
 <tile id="2350">
  <properties>
   <property name="name" value="lush 193"/>
  </properties>
 </tile>
 <tile id="2351">
  <properties>
   <property name="name" value="lush 193 b"/>
  </properties>
 </tile>
 <tile id="2352">
  <properties>
   <property name="name" value="lush 193 c"/>
  </properties>
 </tile>
 <tile id="2353">
  <properties>
   <property name="name" value="lush 193 d"/>
  </properties>
 </tile>
 <tile id="2354">
  <properties>
   <property name="name" value="lush 197"/>
  </properties>
 </tile>
 <tile id="2355">
  <properties>
   <property name="name" value="lush 197 b"/>
  </properties>
 </tile>
 <tile id="2356">
  <properties>
   <property name="name" value="lush 197 c"/>
  </properties>
 </tile>
 <tile id="2357">
  <properties>
   <property name="name" value="lush 197 d"/>
  </properties>
 </tile>
 <tile id="2358">
  <properties>
   <property name="name" value="lush 199"/>
  </properties>
 </tile>
 <tile id="2359">
  <properties>
   <property name="name" value="lush 199 b"/>
  </properties>
 </tile>
 <tile id="2360">
  <properties>
   <property name="name" value="lush 199 c"/>
  </properties>
 </tile>
 <tile id="2361">
  <properties>
   <property name="name" value="lush 199 d"/>
  </properties>
 </tile>
 <tile id="2362">
  <properties>
   <property name="name" value="lush 209"/>
  </properties>
 </tile>
 <tile id="2363">
  <properties>
   <property name="name" value="lush 209 b"/>
  </properties>
 </tile>
 <tile id="2364">
  <properties>
   <property name="name" value="lush 209 c"/>
  </properties>
 </tile>
 <tile id="2365">
  <properties>
   <property name="name" value="lush 209 d"/>
  </properties>
 </tile>
 <tile id="2366">
  <properties>
   <property name="name" value="lush 213"/>
  </properties>
 </tile>
 <tile id="2367">
  <properties>
   <property name="name" value="lush 213 b"/>
  </properties>
 </tile>
 <tile id="2368">
  <properties>
   <property name="name" value="lush 213 c"/>
  </properties>
 </tile>
 <tile id="2369">
  <properties>
   <property name="name" value="lush 213 d"/>
  </properties>
 </tile>
 <tile id="2370">
  <properties>
   <property name="name" value="lush 215"/>
  </properties>
 </tile>
 <tile id="2371">
  <properties>
   <property name="name" value="lush 215 b"/>
  </properties>
 </tile>
 <tile id="2372">
  <properties>
   <property name="name" value="lush 215 c"/>
  </properties>
 </tile>
 <tile id="2373">
  <properties>
   <property name="name" value="lush 215 d"/>
  </properties>
 </tile>
 <tile id="2374">
  <properties>
   <property name="name" value="lush 221"/>
  </properties>
 </tile>
 <tile id="2375">
  <properties>
   <property name="name" value="lush 221 b"/>
  </properties>
 </tile>
 <tile id="2376">
  <properties>
   <property name="name" value="lush 221 c"/>
  </properties>
 </tile>
 <tile id="2377">
  <properties>
   <property name="name" value="lush 221 d"/>
  </properties>
 </tile>
 <tile id="2378">
  <properties>
   <property name="name" value="lush 223"/>
  </properties>
 </tile>
 <tile id="2379">
  <properties>
   <property name="name" value="lush 223 b"/>
  </properties>
 </tile>
 <tile id="2380">
  <properties>
   <property name="name" value="lush 223 c"/>
  </properties>
 </tile>
 <tile id="2381">
  <properties>
   <property name="name" value="lush 223 d"/>
  </properties>
 </tile>
 <tile id="2382">
  <properties>
   <property name="name" value="lush 241"/>
  </properties>
 </tile>
 <tile id="2383">
  <properties>
   <property name="name" value="lush 241 b"/>
  </properties>
 </tile>
 <tile id="2384">
  <properties>
   <property name="name" value="lush 241 c"/>
  </properties>
 </tile>
 <tile id="2385">
  <properties>
   <property name="name" value="lush 241 d"/>
  </properties>
 </tile>
 <tile id="2386">
  <properties>
   <property name="name" value="lush 245"/>
  </properties>
 </tile>
 <tile id="2387">
  <properties>
   <property name="name" value="lush 245 b"/>
  </properties>
 </tile>
 <tile id="2388">
  <properties>
   <property name="name" value="lush 245 c"/>
  </properties>
 </tile>
 <tile id="2389">
  <properties>
   <property name="name" value="lush 245 d"/>
  </properties>
 </tile>
 <tile id="2390">
  <properties>
   <property name="name" value="lush 247"/>
  </properties>
 </tile>
 <tile id="2391">
  <properties>
   <property name="name" value="lush 247 b"/>
  </properties>
 </tile>
 <tile id="2392">
  <properties>
   <property name="name" value="lush 247 c"/>
  </properties>
 </tile>
 <tile id="2393">
  <properties>
   <property name="name" value="lush 247 d"/>
  </properties>
 </tile>
 <tile id="2394">
  <properties>
   <property name="name" value="lush 253"/>
  </properties>
 </tile>
 <tile id="2395">
  <properties>
   <property name="name" value="lush 253 b"/>
  </properties>
 </tile>
 <tile id="2396">
  <properties>
   <property name="name" value="lush 253 c"/>
  </properties>
 </tile>
 <tile id="2397">
  <properties>
   <property name="name" value="lush 253 d"/>
  </properties>
 </tile>
 <tile id="2398">
  <properties>
   <property name="name" value="lush 255"/>
  </properties>
 </tile>
 <tile id="2399">
  <properties>
   <property name="name" value="pale 0 0"/>
  </properties>
 </tile>
 <tile id="2400">
  <properties>
   <property name="name" value="pale 1 0"/>
  </properties>
 </tile>
 <tile id="2401">
  <properties>
   <property name="name" value="pale 2 0"/>
  </properties>
 </tile>
 <tile id="2402">
  <properties>
   <property name="name" value="pale 3 0"/>
  </properties>
 </tile>
 <tile id="2403">
  <properties>
   <property name="name" value="pale 0 1"/>
  </properties>
 </tile>
 <tile id="2404">
  <properties>
   <property name="name" value="pale 1 1"/>
  </properties>
 </tile>
 <tile id="2405">
  <properties>
   <property name="name" value="pale 2 1"/>
  </properties>
 </tile>
 <tile id="2406">
  <properties>
   <property name="name" value="pale 3 1"/>
  </properties>
 </tile>
 <tile id="2407">
  <properties>
   <property name="name" value="pale 0 2"/>
  </properties>
 </tile>
 <tile id="2408">
  <properties>
   <property name="name" value="pale 1 2"/>
  </properties>
 </tile>
 <tile id="2409">
  <properties>
   <property name="name" value="pale 2 2"/>
  </properties>
 </tile>
 <tile id="2410">
  <properties>
   <property name="name" value="pale 3 2"/>
  </properties>
 </tile>
 <tile id="2411">
  <properties>
   <property name="name" value="pale 0 3"/>
  </properties>
 </tile>
 <tile id="2412">
  <properties>
   <property name="name" value="pale 1 3"/>
  </properties>
 </tile>
 <tile id="2413">
  <properties>
   <property name="name" value="pale 2 3"/>
  </properties>
 </tile>
 <tile id="2414">
  <properties>
   <property name="name" value="pale 3 3"/>
  </properties>
 </tile>
 <tile id="2415">
  <properties>
   <property name="name" value="pale 0"/>
  </properties>
 </tile>
 <tile id="2416">
  <properties>
   <property name="name" value="pale 0 b"/>
  </properties>
 </tile>
 <tile id="2417">
  <properties>
   <property name="name" value="pale 0 c"/>
  </properties>
 </tile>
 <tile id="2418">
  <properties>
   <property name="name" value="pale 0 d"/>
  </properties>
 </tile>
 <tile id="2419">
  <properties>
   <property name="name" value="pale 1"/>
  </properties>
 </tile>
 <tile id="2420">
  <properties>
   <property name="name" value="pale 1 b"/>
  </properties>
 </tile>
 <tile id="2421">
  <properties>
   <property name="name" value="pale 1 c"/>
  </properties>
 </tile>
 <tile id="2422">
  <properties>
   <property name="name" value="pale 1 d"/>
  </properties>
 </tile>
 <tile id="2423">
  <properties>
   <property name="name" value="pale 4"/>
  </properties>
 </tile>
 <tile id="2424">
  <properties>
   <property name="name" value="pale 4 b"/>
  </properties>
 </tile>
 <tile id="2425">
  <properties>
   <property name="name" value="pale 4 c"/>
  </properties>
 </tile>
 <tile id="2426">
  <properties>
   <property name="name" value="pale 4 d"/>
  </properties>
 </tile>
 <tile id="2427">
  <properties>
   <property name="name" value="pale 5"/>
  </properties>
 </tile>
 <tile id="2428">
  <properties>
   <property name="name" value="pale 5 b"/>
  </properties>
 </tile>
 <tile id="2429">
  <properties>
   <property name="name" value="pale 5 c"/>
  </properties>
 </tile>
 <tile id="2430">
  <properties>
   <property name="name" value="pale 5 d"/>
  </properties>
 </tile>
 <tile id="2431">
  <properties>
   <property name="name" value="pale 7"/>
  </properties>
 </tile>
 <tile id="2432">
  <properties>
   <property name="name" value="pale 7 b"/>
  </properties>
 </tile>
 <tile id="2433">
  <properties>
   <property name="name" value="pale 7 c"/>
  </properties>
 </tile>
 <tile id="2434">
  <properties>
   <property name="name" value="pale 7 d"/>
  </properties>
 </tile>
 <tile id="2435">
  <properties>
   <property name="name" value="pale 16"/>
  </properties>
 </tile>
 <tile id="2436">
  <properties>
   <property name="name" value="pale 16 b"/>
  </properties>
 </tile>
 <tile id="2437">
  <properties>
   <property name="name" value="pale 16 c"/>
  </properties>
 </tile>
 <tile id="2438">
  <properties>
   <property name="name" value="pale 16 d"/>
  </properties>
 </tile>
 <tile id="2439">
  <properties>
   <property name="name" value="pale 17"/>
  </properties>
 </tile>
 <tile id="2440">
  <properties>
   <property name="name" value="pale 17 b"/>
  </properties>
 </tile>
 <tile id="2441">
  <properties>
   <property name="name" value="pale 17 c"/>
  </properties>
 </tile>
 <tile id="2442">
  <properties>
   <property name="name" value="pale 17 d"/>
  </properties>
 </tile>
 <tile id="2443">
  <properties>
   <property name="name" value="pale 20"/>
  </properties>
 </tile>
 <tile id="2444">
  <properties>
   <property name="name" value="pale 20 b"/>
  </properties>
 </tile>
 <tile id="2445">
  <properties>
   <property name="name" value="pale 20 c"/>
  </properties>
 </tile>
 <tile id="2446">
  <properties>
   <property name="name" value="pale 20 d"/>
  </properties>
 </tile>
 <tile id="2447">
  <properties>
   <property name="name" value="pale 21"/>
  </properties>
 </tile>
 <tile id="2448">
  <properties>
   <property name="name" value="pale 21 b"/>
  </properties>
 </tile>
 <tile id="2449">
  <properties>
   <property name="name" value="pale 21 c"/>
  </properties>
 </tile>
 <tile id="2450">
  <properties>
   <property name="name" value="pale 21 d"/>
  </properties>
 </tile>
 <tile id="2451">
  <properties>
   <property name="name" value="pale 23"/>
  </properties>
 </tile>
 <tile id="2452">
  <properties>
   <property name="name" value="pale 23 b"/>
  </properties>
 </tile>
 <tile id="2453">
  <properties>
   <property name="name" value="pale 23 c"/>
  </properties>
 </tile>
 <tile id="2454">
  <properties>
   <property name="name" value="pale 23 d"/>
  </properties>
 </tile>
 <tile id="2455">
  <properties>
   <property name="name" value="pale 28"/>
  </properties>
 </tile>
 <tile id="2456">
  <properties>
   <property name="name" value="pale 28 b"/>
  </properties>
 </tile>
 <tile id="2457">
  <properties>
   <property name="name" value="pale 28 c"/>
  </properties>
 </tile>
 <tile id="2458">
  <properties>
   <property name="name" value="pale 28 d"/>
  </properties>
 </tile>
 <tile id="2459">
  <properties>
   <property name="name" value="pale 29"/>
  </properties>
 </tile>
 <tile id="2460">
  <properties>
   <property name="name" value="pale 29 b"/>
  </properties>
 </tile>
 <tile id="2461">
  <properties>
   <property name="name" value="pale 29 c"/>
  </properties>
 </tile>
 <tile id="2462">
  <properties>
   <property name="name" value="pale 29 d"/>
  </properties>
 </tile>
 <tile id="2463">
  <properties>
   <property name="name" value="pale 31"/>
  </properties>
 </tile>
 <tile id="2464">
  <properties>
   <property name="name" value="pale 31 b"/>
  </properties>
 </tile>
 <tile id="2465">
  <properties>
   <property name="name" value="pale 31 c"/>
  </properties>
 </tile>
 <tile id="2466">
  <properties>
   <property name="name" value="pale 31 d"/>
  </properties>
 </tile>
 <tile id="2467">
  <properties>
   <property name="name" value="pale 64"/>
  </properties>
 </tile>
 <tile id="2468">
  <properties>
   <property name="name" value="pale 64 b"/>
  </properties>
 </tile>
 <tile id="2469">
  <properties>
   <property name="name" value="pale 64 c"/>
  </properties>
 </tile>
 <tile id="2470">
  <properties>
   <property name="name" value="pale 64 d"/>
  </properties>
 </tile>
 <tile id="2471">
  <properties>
   <property name="name" value="pale 65"/>
  </properties>
 </tile>
 <tile id="2472">
  <properties>
   <property name="name" value="pale 65 b"/>
  </properties>
 </tile>
 <tile id="2473">
  <properties>
   <property name="name" value="pale 65 c"/>
  </properties>
 </tile>
 <tile id="2474">
  <properties>
   <property name="name" value="pale 65 d"/>
  </properties>
 </tile>
 <tile id="2475">
  <properties>
   <property name="name" value="pale 68"/>
  </properties>
 </tile>
 <tile id="2476">
  <properties>
   <property name="name" value="pale 68 b"/>
  </properties>
 </tile>
 <tile id="2477">
  <properties>
   <property name="name" value="pale 68 c"/>
  </properties>
 </tile>
 <tile id="2478">
  <properties>
   <property name="name" value="pale 68 d"/>
  </properties>
 </tile>
 <tile id="2479">
  <properties>
   <property name="name" value="pale 69"/>
  </properties>
 </tile>
 <tile id="2480">
  <properties>
   <property name="name" value="pale 69 b"/>
  </properties>
 </tile>
 <tile id="2481">
  <properties>
   <property name="name" value="pale 69 c"/>
  </properties>
 </tile>
 <tile id="2482">
  <properties>
   <property name="name" value="pale 69 d"/>
  </properties>
 </tile>
 <tile id="2483">
  <properties>
   <property name="name" value="pale 71"/>
  </properties>
 </tile>
 <tile id="2484">
  <properties>
   <property name="name" value="pale 71 b"/>
  </properties>
 </tile>
 <tile id="2485">
  <properties>
   <property name="name" value="pale 71 c"/>
  </properties>
 </tile>
 <tile id="2486">
  <properties>
   <property name="name" value="pale 71 d"/>
  </properties>
 </tile>
 <tile id="2487">
  <properties>
   <property name="name" value="pale 80"/>
  </properties>
 </tile>
 <tile id="2488">
  <properties>
   <property name="name" value="pale 80 b"/>
  </properties>
 </tile>
 <tile id="2489">
  <properties>
   <property name="name" value="pale 80 c"/>
  </properties>
 </tile>
 <tile id="2490">
  <properties>
   <property name="name" value="pale 80 d"/>
  </properties>
 </tile>
 <tile id="2491">
  <properties>
   <property name="name" value="pale 81"/>
  </properties>
 </tile>
 <tile id="2492">
  <properties>
   <property name="name" value="pale 81 b"/>
  </properties>
 </tile>
 <tile id="2493">
  <properties>
   <property name="name" value="pale 81 c"/>
  </properties>
 </tile>
 <tile id="2494">
  <properties>
   <property name="name" value="pale 81 d"/>
  </properties>
 </tile>
 <tile id="2495">
  <properties>
   <property name="name" value="pale 84"/>
  </properties>
 </tile>
 <tile id="2496">
  <properties>
   <property name="name" value="pale 84 b"/>
  </properties>
 </tile>
 <tile id="2497">
  <properties>
   <property name="name" value="pale 84 c"/>
  </properties>
 </tile>
 <tile id="2498">
  <properties>
   <property name="name" value="pale 84 d"/>
  </properties>
 </tile>
 <tile id="2499">
  <properties>
   <property name="name" value="pale 85"/>
  </properties>
 </tile>
 <tile id="2500">
  <properties>
   <property name="name" value="pale 85 b"/>
  </properties>
 </tile>
 <tile id="2501">
  <properties>
   <property name="name" value="pale 85 c"/>
  </properties>
 </tile>
 <tile id="2502">
  <properties>
   <property name="name" value="pale 85 d"/>
  </properties>
 </tile>
 <tile id="2503">
  <properties>
   <property name="name" value="pale 87"/>
  </properties>
 </tile>
 <tile id="2504">
  <properties>
   <property name="name" value="pale 87 b"/>
  </properties>
 </tile>
 <tile id="2505">
  <properties>
   <property name="name" value="pale 87 c"/>
  </properties>
 </tile>
 <tile id="2506">
  <properties>
   <property name="name" value="pale 87 d"/>
  </properties>
 </tile>
 <tile id="2507">
  <properties>
   <property name="name" value="pale 92"/>
  </properties>
 </tile>
 <tile id="2508">
  <properties>
   <property name="name" value="pale 92 b"/>
  </properties>
 </tile>
 <tile id="2509">
  <properties>
   <property name="name" value="pale 92 c"/>
  </properties>
 </tile>
 <tile id="2510">
  <properties>
   <property name="name" value="pale 92 d"/>
  </properties>
 </tile>
 <tile id="2511">
  <properties>
   <property name="name" value="pale 93"/>
  </properties>
 </tile>
 <tile id="2512">
  <properties>
   <property name="name" value="pale 93 b"/>
  </properties>
 </tile>
 <tile id="2513">
  <properties>
   <property name="name" value="pale 93 c"/>
  </properties>
 </tile>
 <tile id="2514">
  <properties>
   <property name="name" value="pale 93 d"/>
  </properties>
 </tile>
 <tile id="2515">
  <properties>
   <property name="name" value="pale 95"/>
  </properties>
 </tile>
 <tile id="2516">
  <properties>
   <property name="name" value="pale 95 b"/>
  </properties>
 </tile>
 <tile id="2517">
  <properties>
   <property name="name" value="pale 95 c"/>
  </properties>
 </tile>
 <tile id="2518">
  <properties>
   <property name="name" value="pale 95 d"/>
  </properties>
 </tile>
 <tile id="2519">
  <properties>
   <property name="name" value="pale 112"/>
  </properties>
 </tile>
 <tile id="2520">
  <properties>
   <property name="name" value="pale 112 b"/>
  </properties>
 </tile>
 <tile id="2521">
  <properties>
   <property name="name" value="pale 112 c"/>
  </properties>
 </tile>
 <tile id="2522">
  <properties>
   <property name="name" value="pale 112 d"/>
  </properties>
 </tile>
 <tile id="2523">
  <properties>
   <property name="name" value="pale 113"/>
  </properties>
 </tile>
 <tile id="2524">
  <properties>
   <property name="name" value="pale 113 b"/>
  </properties>
 </tile>
 <tile id="2525">
  <properties>
   <property name="name" value="pale 113 c"/>
  </properties>
 </tile>
 <tile id="2526">
  <properties>
   <property name="name" value="pale 113 d"/>
  </properties>
 </tile>
 <tile id="2527">
  <properties>
   <property name="name" value="pale 116"/>
  </properties>
 </tile>
 <tile id="2528">
  <properties>
   <property name="name" value="pale 116 b"/>
  </properties>
 </tile>
 <tile id="2529">
  <properties>
   <property name="name" value="pale 116 c"/>
  </properties>
 </tile>
 <tile id="2530">
  <properties>
   <property name="name" value="pale 116 d"/>
  </properties>
 </tile>
 <tile id="2531">
  <properties>
   <property name="name" value="pale 117"/>
  </properties>
 </tile>
 <tile id="2532">
  <properties>
   <property name="name" value="pale 117 b"/>
  </properties>
 </tile>
 <tile id="2533">
  <properties>
   <property name="name" value="pale 117 c"/>
  </properties>
 </tile>
 <tile id="2534">
  <properties>
   <property name="name" value="pale 117 d"/>
  </properties>
 </tile>
 <tile id="2535">
  <properties>
   <property name="name" value="pale 119"/>
  </properties>
 </tile>
 <tile id="2536">
  <properties>
   <property name="name" value="pale 119 b"/>
  </properties>
 </tile>
 <tile id="2537">
  <properties>
   <property name="name" value="pale 119 c"/>
  </properties>
 </tile>
 <tile id="2538">
  <properties>
   <property name="name" value="pale 119 d"/>
  </properties>
 </tile>
 <tile id="2539">
  <properties>
   <property name="name" value="pale 124"/>
  </properties>
 </tile>
 <tile id="2540">
  <properties>
   <property name="name" value="pale 124 b"/>
  </properties>
 </tile>
 <tile id="2541">
  <properties>
   <property name="name" value="pale 124 c"/>
  </properties>
 </tile>
 <tile id="2542">
  <properties>
   <property name="name" value="pale 124 d"/>
  </properties>
 </tile>
 <tile id="2543">
  <properties>
   <property name="name" value="pale 125"/>
  </properties>
 </tile>
 <tile id="2544">
  <properties>
   <property name="name" value="pale 125 b"/>
  </properties>
 </tile>
 <tile id="2545">
  <properties>
   <property name="name" value="pale 125 c"/>
  </properties>
 </tile>
 <tile id="2546">
  <properties>
   <property name="name" value="pale 125 d"/>
  </properties>
 </tile>
 <tile id="2547">
  <properties>
   <property name="name" value="pale 127"/>
  </properties>
 </tile>
 <tile id="2548">
  <properties>
   <property name="name" value="pale 127 b"/>
  </properties>
 </tile>
 <tile id="2549">
  <properties>
   <property name="name" value="pale 127 c"/>
  </properties>
 </tile>
 <tile id="2550">
  <properties>
   <property name="name" value="pale 127 d"/>
  </properties>
 </tile>
 <tile id="2551">
  <properties>
   <property name="name" value="pale 193"/>
  </properties>
 </tile>
 <tile id="2552">
  <properties>
   <property name="name" value="pale 193 b"/>
  </properties>
 </tile>
 <tile id="2553">
  <properties>
   <property name="name" value="pale 193 c"/>
  </properties>
 </tile>
 <tile id="2554">
  <properties>
   <property name="name" value="pale 193 d"/>
  </properties>
 </tile>
 <tile id="2555">
  <properties>
   <property name="name" value="pale 197"/>
  </properties>
 </tile>
 <tile id="2556">
  <properties>
   <property name="name" value="pale 197 b"/>
  </properties>
 </tile>
 <tile id="2557">
  <properties>
   <property name="name" value="pale 197 c"/>
  </properties>
 </tile>
 <tile id="2558">
  <properties>
   <property name="name" value="pale 197 d"/>
  </properties>
 </tile>
 <tile id="2559">
  <properties>
   <property name="name" value="pale 199"/>
  </properties>
 </tile>
 <tile id="2560">
  <properties>
   <property name="name" value="pale 199 b"/>
  </properties>
 </tile>
 <tile id="2561">
  <properties>
   <property name="name" value="pale 199 c"/>
  </properties>
 </tile>
 <tile id="2562">
  <properties>
   <property name="name" value="pale 199 d"/>
  </properties>
 </tile>
 <tile id="2563">
  <properties>
   <property name="name" value="pale 209"/>
  </properties>
 </tile>
 <tile id="2564">
  <properties>
   <property name="name" value="pale 209 b"/>
  </properties>
 </tile>
 <tile id="2565">
  <properties>
   <property name="name" value="pale 209 c"/>
  </properties>
 </tile>
 <tile id="2566">
  <properties>
   <property name="name" value="pale 209 d"/>
  </properties>
 </tile>
 <tile id="2567">
  <properties>
   <property name="name" value="pale 213"/>
  </properties>
 </tile>
 <tile id="2568">
  <properties>
   <property name="name" value="pale 213 b"/>
  </properties>
 </tile>
 <tile id="2569">
  <properties>
   <property name="name" value="pale 213 c"/>
  </properties>
 </tile>
 <tile id="2570">
  <properties>
   <property name="name" value="pale 213 d"/>
  </properties>
 </tile>
 <tile id="2571">
  <properties>
   <property name="name" value="pale 215"/>
  </properties>
 </tile>
 <tile id="2572">
  <properties>
   <property name="name" value="pale 215 b"/>
  </properties>
 </tile>
 <tile id="2573">
  <properties>
   <property name="name" value="pale 215 c"/>
  </properties>
 </tile>
 <tile id="2574">
  <properties>
   <property name="name" value="pale 215 d"/>
  </properties>
 </tile>
 <tile id="2575">
  <properties>
   <property name="name" value="pale 221"/>
  </properties>
 </tile>
 <tile id="2576">
  <properties>
   <property name="name" value="pale 221 b"/>
  </properties>
 </tile>
 <tile id="2577">
  <properties>
   <property name="name" value="pale 221 c"/>
  </properties>
 </tile>
 <tile id="2578">
  <properties>
   <property name="name" value="pale 221 d"/>
  </properties>
 </tile>
 <tile id="2579">
  <properties>
   <property name="name" value="pale 223"/>
  </properties>
 </tile>
 <tile id="2580">
  <properties>
   <property name="name" value="pale 223 b"/>
  </properties>
 </tile>
 <tile id="2581">
  <properties>
   <property name="name" value="pale 223 c"/>
  </properties>
 </tile>
 <tile id="2582">
  <properties>
   <property name="name" value="pale 223 d"/>
  </properties>
 </tile>
 <tile id="2583">
  <properties>
   <property name="name" value="pale 241"/>
  </properties>
 </tile>
 <tile id="2584">
  <properties>
   <property name="name" value="pale 241 b"/>
  </properties>
 </tile>
 <tile id="2585">
  <properties>
   <property name="name" value="pale 241 c"/>
  </properties>
 </tile>
 <tile id="2586">
  <properties>
   <property name="name" value="pale 241 d"/>
  </properties>
 </tile>
 <tile id="2587">
  <properties>
   <property name="name" value="pale 245"/>
  </properties>
 </tile>
 <tile id="2588">
  <properties>
   <property name="name" value="pale 245 b"/>
  </properties>
 </tile>
 <tile id="2589">
  <properties>
   <property name="name" value="pale 245 c"/>
  </properties>
 </tile>
 <tile id="2590">
  <properties>
   <property name="name" value="pale 245 d"/>
  </properties>
 </tile>
 <tile id="2591">
  <properties>
   <property name="name" value="pale 247"/>
  </properties>
 </tile>
 <tile id="2592">
  <properties>
   <property name="name" value="pale 247 b"/>
  </properties>
 </tile>
 <tile id="2593">
  <properties>
   <property name="name" value="pale 247 c"/>
  </properties>
 </tile>
 <tile id="2594">
  <properties>
   <property name="name" value="pale 247 d"/>
  </properties>
 </tile>
 <tile id="2595">
  <properties>
   <property name="name" value="pale 253"/>
  </properties>
 </tile>
 <tile id="2596">
  <properties>
   <property name="name" value="pale 253 b"/>
  </properties>
 </tile>
 <tile id="2597">
  <properties>
   <property name="name" value="pale 253 c"/>
  </properties>
 </tile>
 <tile id="2598">
  <properties>
   <property name="name" value="pale 253 d"/>
  </properties>
 </tile>
 <tile id="2599">
  <properties>
   <property name="name" value="pale 255"/>
  </properties>
 </tile>
 <tile id="2600">
  <properties>
   <property name="name" value="plaza 0 0"/>
  </properties>
 </tile>
 <tile id="2601">
  <properties>
   <property name="name" value="plaza 1 0"/>
  </properties>
 </tile>
 <tile id="2602">
  <properties>
   <property name="name" value="plaza 2 0"/>
  </properties>
 </tile>
 <tile id="2603">
  <properties>
   <property name="name" value="plaza 3 0"/>
  </properties>
 </tile>
 <tile id="2604">
  <properties>
   <property name="name" value="plaza 0 1"/>
  </properties>
 </tile>
 <tile id="2605">
  <properties>
   <property name="name" value="plaza 1 1"/>
  </properties>
 </tile>
 <tile id="2606">
  <properties>
   <property name="name" value="plaza 2 1"/>
  </properties>
 </tile>
 <tile id="2607">
  <properties>
   <property name="name" value="plaza 3 1"/>
  </properties>
 </tile>
 <tile id="2608">
  <properties>
   <property name="name" value="plaza 0 2"/>
  </properties>
 </tile>
 <tile id="2609">
  <properties>
   <property name="name" value="plaza 1 2"/>
  </properties>
 </tile>
 <tile id="2610">
  <properties>
   <property name="name" value="plaza 2 2"/>
  </properties>
 </tile>
 <tile id="2611">
  <properties>
   <property name="name" value="plaza 3 2"/>
  </properties>
 </tile>
 <tile id="2612">
  <properties>
   <property name="name" value="plaza 0 3"/>
  </properties>
 </tile>
 <tile id="2613">
  <properties>
   <property name="name" value="plaza 1 3"/>
  </properties>
 </tile>
 <tile id="2614">
  <properties>
   <property name="name" value="plaza 2 3"/>
  </properties>
 </tile>
 <tile id="2615">
  <properties>
   <property name="name" value="plaza 3 3"/>
  </properties>
 </tile>
 <tile id="2616">
  <properties>
   <property name="name" value="plaza 0"/>
  </properties>
 </tile>
 <tile id="2617">
  <properties>
   <property name="name" value="plaza 0 b"/>
  </properties>
 </tile>
 <tile id="2618">
  <properties>
   <property name="name" value="plaza 0 c"/>
  </properties>
 </tile>
 <tile id="2619">
  <properties>
   <property name="name" value="plaza 0 d"/>
  </properties>
 </tile>
 <tile id="2620">
  <properties>
   <property name="name" value="plaza 1"/>
  </properties>
 </tile>
 <tile id="2621">
  <properties>
   <property name="name" value="plaza 1 b"/>
  </properties>
 </tile>
 <tile id="2622">
  <properties>
   <property name="name" value="plaza 1 c"/>
  </properties>
 </tile>
 <tile id="2623">
  <properties>
   <property name="name" value="plaza 1 d"/>
  </properties>
 </tile>
 <tile id="2624">
  <properties>
   <property name="name" value="plaza 4"/>
  </properties>
 </tile>
 <tile id="2625">
  <properties>
   <property name="name" value="plaza 4 b"/>
  </properties>
 </tile>
 <tile id="2626">
  <properties>
   <property name="name" value="plaza 4 c"/>
  </properties>
 </tile>
 <tile id="2627">
  <properties>
   <property name="name" value="plaza 4 d"/>
  </properties>
 </tile>
 <tile id="2628">
  <properties>
   <property name="name" value="plaza 5"/>
  </properties>
 </tile>
 <tile id="2629">
  <properties>
   <property name="name" value="plaza 5 b"/>
  </properties>
 </tile>
 <tile id="2630">
  <properties>
   <property name="name" value="plaza 5 c"/>
  </properties>
 </tile>
 <tile id="2631">
  <properties>
   <property name="name" value="plaza 5 d"/>
  </properties>
 </tile>
 <tile id="2632">
  <properties>
   <property name="name" value="plaza 7"/>
  </properties>
 </tile>
 <tile id="2633">
  <properties>
   <property name="name" value="plaza 7 b"/>
  </properties>
 </tile>
 <tile id="2634">
  <properties>
   <property name="name" value="plaza 7 c"/>
  </properties>
 </tile>
 <tile id="2635">
  <properties>
   <property name="name" value="plaza 7 d"/>
  </properties>
 </tile>
 <tile id="2636">
  <properties>
   <property name="name" value="plaza 16"/>
  </properties>
 </tile>
 <tile id="2637">
  <properties>
   <property name="name" value="plaza 16 b"/>
  </properties>
 </tile>
 <tile id="2638">
  <properties>
   <property name="name" value="plaza 16 c"/>
  </properties>
 </tile>
 <tile id="2639">
  <properties>
   <property name="name" value="plaza 16 d"/>
  </properties>
 </tile>
 <tile id="2640">
  <properties>
   <property name="name" value="plaza 17"/>
  </properties>
 </tile>
 <tile id="2641">
  <properties>
   <property name="name" value="plaza 17 b"/>
  </properties>
 </tile>
 <tile id="2642">
  <properties>
   <property name="name" value="plaza 17 c"/>
  </properties>
 </tile>
 <tile id="2643">
  <properties>
   <property name="name" value="plaza 17 d"/>
  </properties>
 </tile>
 <tile id="2644">
  <properties>
   <property name="name" value="plaza 20"/>
  </properties>
 </tile>
 <tile id="2645">
  <properties>
   <property name="name" value="plaza 20 b"/>
  </properties>
 </tile>
 <tile id="2646">
  <properties>
   <property name="name" value="plaza 20 c"/>
  </properties>
 </tile>
 <tile id="2647">
  <properties>
   <property name="name" value="plaza 20 d"/>
  </properties>
 </tile>
 <tile id="2648">
  <properties>
   <property name="name" value="plaza 21"/>
  </properties>
 </tile>
 <tile id="2649">
  <properties>
   <property name="name" value="plaza 21 b"/>
  </properties>
 </tile>
 <tile id="2650">
  <properties>
   <property name="name" value="plaza 21 c"/>
  </properties>
 </tile>
 <tile id="2651">
  <properties>
   <property name="name" value="plaza 21 d"/>
  </properties>
 </tile>
 <tile id="2652">
  <properties>
   <property name="name" value="plaza 23"/>
  </properties>
 </tile>
 <tile id="2653">
  <properties>
   <property name="name" value="plaza 23 b"/>
  </properties>
 </tile>
 <tile id="2654">
  <properties>
   <property name="name" value="plaza 23 c"/>
  </properties>
 </tile>
 <tile id="2655">
  <properties>
   <property name="name" value="plaza 23 d"/>
  </properties>
 </tile>
 <tile id="2656">
  <properties>
   <property name="name" value="plaza 28"/>
  </properties>
 </tile>
 <tile id="2657">
  <properties>
   <property name="name" value="plaza 28 b"/>
  </properties>
 </tile>
 <tile id="2658">
  <properties>
   <property name="name" value="plaza 28 c"/>
  </properties>
 </tile>
 <tile id="2659">
  <properties>
   <property name="name" value="plaza 28 d"/>
  </properties>
 </tile>
 <tile id="2660">
  <properties>
   <property name="name" value="plaza 29"/>
  </properties>
 </tile>
 <tile id="2661">
  <properties>
   <property name="name" value="plaza 29 b"/>
  </properties>
 </tile>
 <tile id="2662">
  <properties>
   <property name="name" value="plaza 29 c"/>
  </properties>
 </tile>
 <tile id="2663">
  <properties>
   <property name="name" value="plaza 29 d"/>
  </properties>
 </tile>
 <tile id="2664">
  <properties>
   <property name="name" value="plaza 31"/>
  </properties>
 </tile>
 <tile id="2665">
  <properties>
   <property name="name" value="plaza 31 b"/>
  </properties>
 </tile>
 <tile id="2666">
  <properties>
   <property name="name" value="plaza 31 c"/>
  </properties>
 </tile>
 <tile id="2667">
  <properties>
   <property name="name" value="plaza 31 d"/>
  </properties>
 </tile>
 <tile id="2668">
  <properties>
   <property name="name" value="plaza 64"/>
  </properties>
 </tile>
 <tile id="2669">
  <properties>
   <property name="name" value="plaza 64 b"/>
  </properties>
 </tile>
 <tile id="2670">
  <properties>
   <property name="name" value="plaza 64 c"/>
  </properties>
 </tile>
 <tile id="2671">
  <properties>
   <property name="name" value="plaza 64 d"/>
  </properties>
 </tile>
 <tile id="2672">
  <properties>
   <property name="name" value="plaza 65"/>
  </properties>
 </tile>
 <tile id="2673">
  <properties>
   <property name="name" value="plaza 65 b"/>
  </properties>
 </tile>
 <tile id="2674">
  <properties>
   <property name="name" value="plaza 65 c"/>
  </properties>
 </tile>
 <tile id="2675">
  <properties>
   <property name="name" value="plaza 65 d"/>
  </properties>
 </tile>
 <tile id="2676">
  <properties>
   <property name="name" value="plaza 68"/>
  </properties>
 </tile>
 <tile id="2677">
  <properties>
   <property name="name" value="plaza 68 b"/>
  </properties>
 </tile>
 <tile id="2678">
  <properties>
   <property name="name" value="plaza 68 c"/>
  </properties>
 </tile>
 <tile id="2679">
  <properties>
   <property name="name" value="plaza 68 d"/>
  </properties>
 </tile>
 <tile id="2680">
  <properties>
   <property name="name" value="plaza 69"/>
  </properties>
 </tile>
 <tile id="2681">
  <properties>
   <property name="name" value="plaza 69 b"/>
  </properties>
 </tile>
 <tile id="2682">
  <properties>
   <property name="name" value="plaza 69 c"/>
  </properties>
 </tile>
 <tile id="2683">
  <properties>
   <property name="name" value="plaza 69 d"/>
  </properties>
 </tile>
 <tile id="2684">
  <properties>
   <property name="name" value="plaza 71"/>
  </properties>
 </tile>
 <tile id="2685">
  <properties>
   <property name="name" value="plaza 71 b"/>
  </properties>
 </tile>
 <tile id="2686">
  <properties>
   <property name="name" value="plaza 71 c"/>
  </properties>
 </tile>
 <tile id="2687">
  <properties>
   <property name="name" value="plaza 71 d"/>
  </properties>
 </tile>
 <tile id="2688">
  <properties>
   <property name="name" value="plaza 80"/>
  </properties>
 </tile>
 <tile id="2689">
  <properties>
   <property name="name" value="plaza 80 b"/>
  </properties>
 </tile>
 <tile id="2690">
  <properties>
   <property name="name" value="plaza 80 c"/>
  </properties>
 </tile>
 <tile id="2691">
  <properties>
   <property name="name" value="plaza 80 d"/>
  </properties>
 </tile>
 <tile id="2692">
  <properties>
   <property name="name" value="plaza 81"/>
  </properties>
 </tile>
 <tile id="2693">
  <properties>
   <property name="name" value="plaza 81 b"/>
  </properties>
 </tile>
 <tile id="2694">
  <properties>
   <property name="name" value="plaza 81 c"/>
  </properties>
 </tile>
 <tile id="2695">
  <properties>
   <property name="name" value="plaza 81 d"/>
  </properties>
 </tile>
 <tile id="2696">
  <properties>
   <property name="name" value="plaza 84"/>
  </properties>
 </tile>
 <tile id="2697">
  <properties>
   <property name="name" value="plaza 84 b"/>
  </properties>
 </tile>
 <tile id="2698">
  <properties>
   <property name="name" value="plaza 84 c"/>
  </properties>
 </tile>
 <tile id="2699">
  <properties>
   <property name="name" value="plaza 84 d"/>
  </properties>
 </tile>
 <tile id="2700">
  <properties>
   <property name="name" value="plaza 85"/>
  </properties>
 </tile>
 <tile id="2701">
  <properties>
   <property name="name" value="plaza 85 b"/>
  </properties>
 </tile>
 <tile id="2702">
  <properties>
   <property name="name" value="plaza 85 c"/>
  </properties>
 </tile>
 <tile id="2703">
  <properties>
   <property name="name" value="plaza 85 d"/>
  </properties>
 </tile>
 <tile id="2704">
  <properties>
   <property name="name" value="plaza 87"/>
  </properties>
 </tile>
 <tile id="2705">
  <properties>
   <property name="name" value="plaza 87 b"/>
  </properties>
 </tile>
 <tile id="2706">
  <properties>
   <property name="name" value="plaza 87 c"/>
  </properties>
 </tile>
 <tile id="2707">
  <properties>
   <property name="name" value="plaza 87 d"/>
  </properties>
 </tile>
 <tile id="2708">
  <properties>
   <property name="name" value="plaza 92"/>
  </properties>
 </tile>
 <tile id="2709">
  <properties>
   <property name="name" value="plaza 92 b"/>
  </properties>
 </tile>
 <tile id="2710">
  <properties>
   <property name="name" value="plaza 92 c"/>
  </properties>
 </tile>
 <tile id="2711">
  <properties>
   <property name="name" value="plaza 92 d"/>
  </properties>
 </tile>
 <tile id="2712">
  <properties>
   <property name="name" value="plaza 93"/>
  </properties>
 </tile>
 <tile id="2713">
  <properties>
   <property name="name" value="plaza 93 b"/>
  </properties>
 </tile>
 <tile id="2714">
  <properties>
   <property name="name" value="plaza 93 c"/>
  </properties>
 </tile>
 <tile id="2715">
  <properties>
   <property name="name" value="plaza 93 d"/>
  </properties>
 </tile>
 <tile id="2716">
  <properties>
   <property name="name" value="plaza 95"/>
  </properties>
 </tile>
 <tile id="2717">
  <properties>
   <property name="name" value="plaza 95 b"/>
  </properties>
 </tile>
 <tile id="2718">
  <properties>
   <property name="name" value="plaza 95 c"/>
  </properties>
 </tile>
 <tile id="2719">
  <properties>
   <property name="name" value="plaza 95 d"/>
  </properties>
 </tile>
 <tile id="2720">
  <properties>
   <property name="name" value="plaza 112"/>
  </properties>
 </tile>
 <tile id="2721">
  <properties>
   <property name="name" value="plaza 112 b"/>
  </properties>
 </tile>
 <tile id="2722">
  <properties>
   <property name="name" value="plaza 112 c"/>
  </properties>
 </tile>
 <tile id="2723">
  <properties>
   <property name="name" value="plaza 112 d"/>
  </properties>
 </tile>
 <tile id="2724">
  <properties>
   <property name="name" value="plaza 113"/>
  </properties>
 </tile>
 <tile id="2725">
  <properties>
   <property name="name" value="plaza 113 b"/>
  </properties>
 </tile>
 <tile id="2726">
  <properties>
   <property name="name" value="plaza 113 c"/>
  </properties>
 </tile>
 <tile id="2727">
  <properties>
   <property name="name" value="plaza 113 d"/>
  </properties>
 </tile>
 <tile id="2728">
  <properties>
   <property name="name" value="plaza 116"/>
  </properties>
 </tile>
 <tile id="2729">
  <properties>
   <property name="name" value="plaza 116 b"/>
  </properties>
 </tile>
 <tile id="2730">
  <properties>
   <property name="name" value="plaza 116 c"/>
  </properties>
 </tile>
 <tile id="2731">
  <properties>
   <property name="name" value="plaza 116 d"/>
  </properties>
 </tile>
 <tile id="2732">
  <properties>
   <property name="name" value="plaza 117"/>
  </properties>
 </tile>
 <tile id="2733">
  <properties>
   <property name="name" value="plaza 117 b"/>
  </properties>
 </tile>
 <tile id="2734">
  <properties>
   <property name="name" value="plaza 117 c"/>
  </properties>
 </tile>
 <tile id="2735">
  <properties>
   <property name="name" value="plaza 117 d"/>
  </properties>
 </tile>
 <tile id="2736">
  <properties>
   <property name="name" value="plaza 119"/>
  </properties>
 </tile>
 <tile id="2737">
  <properties>
   <property name="name" value="plaza 119 b"/>
  </properties>
 </tile>
 <tile id="2738">
  <properties>
   <property name="name" value="plaza 119 c"/>
  </properties>
 </tile>
 <tile id="2739">
  <properties>
   <property name="name" value="plaza 119 d"/>
  </properties>
 </tile>
 <tile id="2740">
  <properties>
   <property name="name" value="plaza 124"/>
  </properties>
 </tile>
 <tile id="2741">
  <properties>
   <property name="name" value="plaza 124 b"/>
  </properties>
 </tile>
 <tile id="2742">
  <properties>
   <property name="name" value="plaza 124 c"/>
  </properties>
 </tile>
 <tile id="2743">
  <properties>
   <property name="name" value="plaza 124 d"/>
  </properties>
 </tile>
 <tile id="2744">
  <properties>
   <property name="name" value="plaza 125"/>
  </properties>
 </tile>
 <tile id="2745">
  <properties>
   <property name="name" value="plaza 125 b"/>
  </properties>
 </tile>
 <tile id="2746">
  <properties>
   <property name="name" value="plaza 125 c"/>
  </properties>
 </tile>
 <tile id="2747">
  <properties>
   <property name="name" value="plaza 125 d"/>
  </properties>
 </tile>
 <tile id="2748">
  <properties>
   <property name="name" value="plaza 127"/>
  </properties>
 </tile>
 <tile id="2749">
  <properties>
   <property name="name" value="plaza 127 b"/>
  </properties>
 </tile>
 <tile id="2750">
  <properties>
   <property name="name" value="plaza 127 c"/>
  </properties>
 </tile>
 <tile id="2751">
  <properties>
   <property name="name" value="plaza 127 d"/>
  </properties>
 </tile>
 <tile id="2752">
  <properties>
   <property name="name" value="plaza 193"/>
  </properties>
 </tile>
 <tile id="2753">
  <properties>
   <property name="name" value="plaza 193 b"/>
  </properties>
 </tile>
 <tile id="2754">
  <properties>
   <property name="name" value="plaza 193 c"/>
  </properties>
 </tile>
 <tile id="2755">
  <properties>
   <property name="name" value="plaza 193 d"/>
  </properties>
 </tile>
 <tile id="2756">
  <properties>
   <property name="name" value="plaza 197"/>
  </properties>
 </tile>
 <tile id="2757">
  <properties>
   <property name="name" value="plaza 197 b"/>
  </properties>
 </tile>
 <tile id="2758">
  <properties>
   <property name="name" value="plaza 197 c"/>
  </properties>
 </tile>
 <tile id="2759">
  <properties>
   <property name="name" value="plaza 197 d"/>
  </properties>
 </tile>
 <tile id="2760">
  <properties>
   <property name="name" value="plaza 199"/>
  </properties>
 </tile>
 <tile id="2761">
  <properties>
   <property name="name" value="plaza 199 b"/>
  </properties>
 </tile>
 <tile id="2762">
  <properties>
   <property name="name" value="plaza 199 c"/>
  </properties>
 </tile>
 <tile id="2763">
  <properties>
   <property name="name" value="plaza 199 d"/>
  </properties>
 </tile>
 <tile id="2764">
  <properties>
   <property name="name" value="plaza 209"/>
  </properties>
 </tile>
 <tile id="2765">
  <properties>
   <property name="name" value="plaza 209 b"/>
  </properties>
 </tile>
 <tile id="2766">
  <properties>
   <property name="name" value="plaza 209 c"/>
  </properties>
 </tile>
 <tile id="2767">
  <properties>
   <property name="name" value="plaza 209 d"/>
  </properties>
 </tile>
 <tile id="2768">
  <properties>
   <property name="name" value="plaza 213"/>
  </properties>
 </tile>
 <tile id="2769">
  <properties>
   <property name="name" value="plaza 213 b"/>
  </properties>
 </tile>
 <tile id="2770">
  <properties>
   <property name="name" value="plaza 213 c"/>
  </properties>
 </tile>
 <tile id="2771">
  <properties>
   <property name="name" value="plaza 213 d"/>
  </properties>
 </tile>
 <tile id="2772">
  <properties>
   <property name="name" value="plaza 215"/>
  </properties>
 </tile>
 <tile id="2773">
  <properties>
   <property name="name" value="plaza 215 b"/>
  </properties>
 </tile>
 <tile id="2774">
  <properties>
   <property name="name" value="plaza 215 c"/>
  </properties>
 </tile>
 <tile id="2775">
  <properties>
   <property name="name" value="plaza 215 d"/>
  </properties>
 </tile>
 <tile id="2776">
  <properties>
   <property name="name" value="plaza 221"/>
  </properties>
 </tile>
 <tile id="2777">
  <properties>
   <property name="name" value="plaza 221 b"/>
  </properties>
 </tile>
 <tile id="2778">
  <properties>
   <property name="name" value="plaza 221 c"/>
  </properties>
 </tile>
 <tile id="2779">
  <properties>
   <property name="name" value="plaza 221 d"/>
  </properties>
 </tile>
 <tile id="2780">
  <properties>
   <property name="name" value="plaza 223"/>
  </properties>
 </tile>
 <tile id="2781">
  <properties>
   <property name="name" value="plaza 223 b"/>
  </properties>
 </tile>
 <tile id="2782">
  <properties>
   <property name="name" value="plaza 223 c"/>
  </properties>
 </tile>
 <tile id="2783">
  <properties>
   <property name="name" value="plaza 223 d"/>
  </properties>
 </tile>
 <tile id="2784">
  <properties>
   <property name="name" value="plaza 241"/>
  </properties>
 </tile>
 <tile id="2785">
  <properties>
   <property name="name" value="plaza 241 b"/>
  </properties>
 </tile>
 <tile id="2786">
  <properties>
   <property name="name" value="plaza 241 c"/>
  </properties>
 </tile>
 <tile id="2787">
  <properties>
   <property name="name" value="plaza 241 d"/>
  </properties>
 </tile>
 <tile id="2788">
  <properties>
   <property name="name" value="plaza 245"/>
  </properties>
 </tile>
 <tile id="2789">
  <properties>
   <property name="name" value="plaza 245 b"/>
  </properties>
 </tile>
 <tile id="2790">
  <properties>
   <property name="name" value="plaza 245 c"/>
  </properties>
 </tile>
 <tile id="2791">
  <properties>
   <property name="name" value="plaza 245 d"/>
  </properties>
 </tile>
 <tile id="2792">
  <properties>
   <property name="name" value="plaza 247"/>
  </properties>
 </tile>
 <tile id="2793">
  <properties>
   <property name="name" value="plaza 247 b"/>
  </properties>
 </tile>
 <tile id="2794">
  <properties>
   <property name="name" value="plaza 247 c"/>
  </properties>
 </tile>
 <tile id="2795">
  <properties>
   <property name="name" value="plaza 247 d"/>
  </properties>
 </tile>
 <tile id="2796">
  <properties>
   <property name="name" value="plaza 253"/>
  </properties>
 </tile>
 <tile id="2797">
  <properties>
   <property name="name" value="plaza 253 b"/>
  </properties>
 </tile>
 <tile id="2798">
  <properties>
   <property name="name" value="plaza 253 c"/>
  </properties>
 </tile>
 <tile id="2799">
  <properties>
   <property name="name" value="plaza 253 d"/>
  </properties>
 </tile>
 <tile id="2800">
  <properties>
   <property name="name" value="plaza 255"/>
  </properties>
 </tile>
 <tile id="2801">
  <properties>
   <property name="name" value="water 0 0 ~1"/>
  </properties>
 </tile>
 <tile id="2802">
  <properties>
   <property name="name" value="water 1 0 ~1"/>
  </properties>
 </tile>
 <tile id="2803">
  <properties>
   <property name="name" value="water 2 0 ~1"/>
  </properties>
 </tile>
 <tile id="2804">
  <properties>
   <property name="name" value="water 3 0 ~1"/>
  </properties>
 </tile>
 <tile id="2805">
  <properties>
   <property name="name" value="water 0 1 ~1"/>
  </properties>
 </tile>
 <tile id="2806">
  <properties>
   <property name="name" value="water 1 1 ~1"/>
  </properties>
 </tile>
 <tile id="2807">
  <properties>
   <property name="name" value="water 2 1 ~1"/>
  </properties>
 </tile>
 <tile id="2808">
  <properties>
   <property name="name" value="water 3 1 ~1"/>
  </properties>
 </tile>
 <tile id="2809">
  <properties>
   <property name="name" value="water 0 2 ~1"/>
  </properties>
 </tile>
 <tile id="2810">
  <properties>
   <property name="name" value="water 1 2 ~1"/>
  </properties>
 </tile>
 <tile id="2811">
  <properties>
   <property name="name" value="water 2 2 ~1"/>
  </properties>
 </tile>
 <tile id="2812">
  <properties>
   <property name="name" value="water 3 2 ~1"/>
  </properties>
 </tile>
 <tile id="2813">
  <properties>
   <property name="name" value="water 0 3 ~1"/>
  </properties>
 </tile>
 <tile id="2814">
  <properties>
   <property name="name" value="water 1 3 ~1"/>
  </properties>
 </tile>
 <tile id="2815">
  <properties>
   <property name="name" value="water 2 3 ~1"/>
  </properties>
 </tile>
 <tile id="2816">
  <properties>
   <property name="name" value="water 3 3 ~1"/>
  </properties>
 </tile>
 <tile id="2817">
  <properties>
   <property name="name" value="water 0 ~1"/>
  </properties>
 </tile>
 <tile id="2818">
  <properties>
   <property name="name" value="water 0 b ~1"/>
  </properties>
 </tile>
 <tile id="2819">
  <properties>
   <property name="name" value="water 0 c ~1"/>
  </properties>
 </tile>
 <tile id="2820">
  <properties>
   <property name="name" value="water 0 d ~1"/>
  </properties>
 </tile>
 <tile id="2821">
  <properties>
   <property name="name" value="water 1 ~1"/>
  </properties>
 </tile>
 <tile id="2822">
  <properties>
   <property name="name" value="water 1 b ~1"/>
  </properties>
 </tile>
 <tile id="2823">
  <properties>
   <property name="name" value="water 1 c ~1"/>
  </properties>
 </tile>
 <tile id="2824">
  <properties>
   <property name="name" value="water 1 d ~1"/>
  </properties>
 </tile>
 <tile id="2825">
  <properties>
   <property name="name" value="water 4 ~1"/>
  </properties>
 </tile>
 <tile id="2826">
  <properties>
   <property name="name" value="water 4 b ~1"/>
  </properties>
 </tile>
 <tile id="2827">
  <properties>
   <property name="name" value="water 4 c ~1"/>
  </properties>
 </tile>
 <tile id="2828">
  <properties>
   <property name="name" value="water 4 d ~1"/>
  </properties>
 </tile>
 <tile id="2829">
  <properties>
   <property name="name" value="water 5 ~1"/>
  </properties>
 </tile>
 <tile id="2830">
  <properties>
   <property name="name" value="water 5 b ~1"/>
  </properties>
 </tile>
 <tile id="2831">
  <properties>
   <property name="name" value="water 5 c ~1"/>
  </properties>
 </tile>
 <tile id="2832">
  <properties>
   <property name="name" value="water 5 d ~1"/>
  </properties>
 </tile>
 <tile id="2833">
  <properties>
   <property name="name" value="water 7 ~1"/>
  </properties>
 </tile>
 <tile id="2834">
  <properties>
   <property name="name" value="water 7 b ~1"/>
  </properties>
 </tile>
 <tile id="2835">
  <properties>
   <property name="name" value="water 7 c ~1"/>
  </properties>
 </tile>
 <tile id="2836">
  <properties>
   <property name="name" value="water 7 d ~1"/>
  </properties>
 </tile>
 <tile id="2837">
  <properties>
   <property name="name" value="water 16 ~1"/>
  </properties>
 </tile>
 <tile id="2838">
  <properties>
   <property name="name" value="water 16 b ~1"/>
  </properties>
 </tile>
 <tile id="2839">
  <properties>
   <property name="name" value="water 16 c ~1"/>
  </properties>
 </tile>
 <tile id="2840">
  <properties>
   <property name="name" value="water 16 d ~1"/>
  </properties>
 </tile>
 <tile id="2841">
  <properties>
   <property name="name" value="water 17 ~1"/>
  </properties>
 </tile>
 <tile id="2842">
  <properties>
   <property name="name" value="water 17 b ~1"/>
  </properties>
 </tile>
 <tile id="2843">
  <properties>
   <property name="name" value="water 17 c ~1"/>
  </properties>
 </tile>
 <tile id="2844">
  <properties>
   <property name="name" value="water 17 d ~1"/>
  </properties>
 </tile>
 <tile id="2845">
  <properties>
   <property name="name" value="water 20 ~1"/>
  </properties>
 </tile>
 <tile id="2846">
  <properties>
   <property name="name" value="water 20 b ~1"/>
  </properties>
 </tile>
 <tile id="2847">
  <properties>
   <property name="name" value="water 20 c ~1"/>
  </properties>
 </tile>
 <tile id="2848">
  <properties>
   <property name="name" value="water 20 d ~1"/>
  </properties>
 </tile>
 <tile id="2849">
  <properties>
   <property name="name" value="water 21 ~1"/>
  </properties>
 </tile>
 <tile id="2850">
  <properties>
   <property name="name" value="water 21 b ~1"/>
  </properties>
 </tile>
 <tile id="2851">
  <properties>
   <property name="name" value="water 21 c ~1"/>
  </properties>
 </tile>
 <tile id="2852">
  <properties>
   <property name="name" value="water 21 d ~1"/>
  </properties>
 </tile>
 <tile id="2853">
  <properties>
   <property name="name" value="water 23 ~1"/>
  </properties>
 </tile>
 <tile id="2854">
  <properties>
   <property name="name" value="water 23 b ~1"/>
  </properties>
 </tile>
 <tile id="2855">
  <properties>
   <property name="name" value="water 23 c ~1"/>
  </properties>
 </tile>
 <tile id="2856">
  <properties>
   <property name="name" value="water 23 d ~1"/>
  </properties>
 </tile>
 <tile id="2857">
  <properties>
   <property name="name" value="water 28 ~1"/>
  </properties>
 </tile>
 <tile id="2858">
  <properties>
   <property name="name" value="water 28 b ~1"/>
  </properties>
 </tile>
 <tile id="2859">
  <properties>
   <property name="name" value="water 28 c ~1"/>
  </properties>
 </tile>
 <tile id="2860">
  <properties>
   <property name="name" value="water 28 d ~1"/>
  </properties>
 </tile>
 <tile id="2861">
  <properties>
   <property name="name" value="water 29 ~1"/>
  </properties>
 </tile>
 <tile id="2862">
  <properties>
   <property name="name" value="water 29 b ~1"/>
  </properties>
 </tile>
 <tile id="2863">
  <properties>
   <property name="name" value="water 29 c ~1"/>
  </properties>
 </tile>
 <tile id="2864">
  <properties>
   <property name="name" value="water 29 d ~1"/>
  </properties>
 </tile>
 <tile id="2865">
  <properties>
   <property name="name" value="water 31 ~1"/>
  </properties>
 </tile>
 <tile id="2866">
  <properties>
   <property name="name" value="water 31 b ~1"/>
  </properties>
 </tile>
 <tile id="2867">
  <properties>
   <property name="name" value="water 31 c ~1"/>
  </properties>
 </tile>
 <tile id="2868">
  <properties>
   <property name="name" value="water 31 d ~1"/>
  </properties>
 </tile>
 <tile id="2869">
  <properties>
   <property name="name" value="water 64 ~1"/>
  </properties>
 </tile>
 <tile id="2870">
  <properties>
   <property name="name" value="water 64 b ~1"/>
  </properties>
 </tile>
 <tile id="2871">
  <properties>
   <property name="name" value="water 64 c ~1"/>
  </properties>
 </tile>
 <tile id="2872">
  <properties>
   <property name="name" value="water 64 d ~1"/>
  </properties>
 </tile>
 <tile id="2873">
  <properties>
   <property name="name" value="water 65 ~1"/>
  </properties>
 </tile>
 <tile id="2874">
  <properties>
   <property name="name" value="water 65 b ~1"/>
  </properties>
 </tile>
 <tile id="2875">
  <properties>
   <property name="name" value="water 65 c ~1"/>
  </properties>
 </tile>
 <tile id="2876">
  <properties>
   <property name="name" value="water 65 d ~1"/>
  </properties>
 </tile>
 <tile id="2877">
  <properties>
   <property name="name" value="water 68 ~1"/>
  </properties>
 </tile>
 <tile id="2878">
  <properties>
   <property name="name" value="water 68 b ~1"/>
  </properties>
 </tile>
 <tile id="2879">
  <properties>
   <property name="name" value="water 68 c ~1"/>
  </properties>
 </tile>
 <tile id="2880">
  <properties>
   <property name="name" value="water 68 d ~1"/>
  </properties>
 </tile>
 <tile id="2881">
  <properties>
   <property name="name" value="water 69 ~1"/>
  </properties>
 </tile>
 <tile id="2882">
  <properties>
   <property name="name" value="water 69 b ~1"/>
  </properties>
 </tile>
 <tile id="2883">
  <properties>
   <property name="name" value="water 69 c ~1"/>
  </properties>
 </tile>
 <tile id="2884">
  <properties>
   <property name="name" value="water 69 d ~1"/>
  </properties>
 </tile>
 <tile id="2885">
  <properties>
   <property name="name" value="water 71 ~1"/>
  </properties>
 </tile>
 <tile id="2886">
  <properties>
   <property name="name" value="water 71 b ~1"/>
  </properties>
 </tile>
 <tile id="2887">
  <properties>
   <property name="name" value="water 71 c ~1"/>
  </properties>
 </tile>
 <tile id="2888">
  <properties>
   <property name="name" value="water 71 d ~1"/>
  </properties>
 </tile>
 <tile id="2889">
  <properties>
   <property name="name" value="water 80 ~1"/>
  </properties>
 </tile>
 <tile id="2890">
  <properties>
   <property name="name" value="water 80 b ~1"/>
  </properties>
 </tile>
 <tile id="2891">
  <properties>
   <property name="name" value="water 80 c ~1"/>
  </properties>
 </tile>
 <tile id="2892">
  <properties>
   <property name="name" value="water 80 d ~1"/>
  </properties>
 </tile>
 <tile id="2893">
  <properties>
   <property name="name" value="water 81 ~1"/>
  </properties>
 </tile>
 <tile id="2894">
  <properties>
   <property name="name" value="water 81 b ~1"/>
  </properties>
 </tile>
 <tile id="2895">
  <properties>
   <property name="name" value="water 81 c ~1"/>
  </properties>
 </tile>
 <tile id="2896">
  <properties>
   <property name="name" value="water 81 d ~1"/>
  </properties>
 </tile>
 <tile id="2897">
  <properties>
   <property name="name" value="water 84 ~1"/>
  </properties>
 </tile>
 <tile id="2898">
  <properties>
   <property name="name" value="water 84 b ~1"/>
  </properties>
 </tile>
 <tile id="2899">
  <properties>
   <property name="name" value="water 84 c ~1"/>
  </properties>
 </tile>
 <tile id="2900">
  <properties>
   <property name="name" value="water 84 d ~1"/>
  </properties>
 </tile>
 <tile id="2901">
  <properties>
   <property name="name" value="water 85 ~1"/>
  </properties>
 </tile>
 <tile id="2902">
  <properties>
   <property name="name" value="water 85 b ~1"/>
  </properties>
 </tile>
 <tile id="2903">
  <properties>
   <property name="name" value="water 85 c ~1"/>
  </properties>
 </tile>
 <tile id="2904">
  <properties>
   <property name="name" value="water 85 d ~1"/>
  </properties>
 </tile>
 <tile id="2905">
  <properties>
   <property name="name" value="water 87 ~1"/>
  </properties>
 </tile>
 <tile id="2906">
  <properties>
   <property name="name" value="water 87 b ~1"/>
  </properties>
 </tile>
 <tile id="2907">
  <properties>
   <property name="name" value="water 87 c ~1"/>
  </properties>
 </tile>
 <tile id="2908">
  <properties>
   <property name="name" value="water 87 d ~1"/>
  </properties>
 </tile>
 <tile id="2909">
  <properties>
   <property name="name" value="water 92 ~1"/>
  </properties>
 </tile>
 <tile id="2910">
  <properties>
   <property name="name" value="water 92 b ~1"/>
  </properties>
 </tile>
 <tile id="2911">
  <properties>
   <property name="name" value="water 92 c ~1"/>
  </properties>
 </tile>
 <tile id="2912">
  <properties>
   <property name="name" value="water 92 d ~1"/>
  </properties>
 </tile>
 <tile id="2913">
  <properties>
   <property name="name" value="water 93 ~1"/>
  </properties>
 </tile>
 <tile id="2914">
  <properties>
   <property name="name" value="water 93 b ~1"/>
  </properties>
 </tile>
 <tile id="2915">
  <properties>
   <property name="name" value="water 93 c ~1"/>
  </properties>
 </tile>
 <tile id="2916">
  <properties>
   <property name="name" value="water 93 d ~1"/>
  </properties>
 </tile>
 <tile id="2917">
  <properties>
   <property name="name" value="water 95 ~1"/>
  </properties>
 </tile>
 <tile id="2918">
  <properties>
   <property name="name" value="water 95 b ~1"/>
  </properties>
 </tile>
 <tile id="2919">
  <properties>
   <property name="name" value="water 95 c ~1"/>
  </properties>
 </tile>
 <tile id="2920">
  <properties>
   <property name="name" value="water 95 d ~1"/>
  </properties>
 </tile>
 <tile id="2921">
  <properties>
   <property name="name" value="water 112 ~1"/>
  </properties>
 </tile>
 <tile id="2922">
  <properties>
   <property name="name" value="water 112 b ~1"/>
  </properties>
 </tile>
 <tile id="2923">
  <properties>
   <property name="name" value="water 112 c ~1"/>
  </properties>
 </tile>
 <tile id="2924">
  <properties>
   <property name="name" value="water 112 d ~1"/>
  </properties>
 </tile>
 <tile id="2925">
  <properties>
   <property name="name" value="water 113 ~1"/>
  </properties>
 </tile>
 <tile id="2926">
  <properties>
   <property name="name" value="water 113 b ~1"/>
  </properties>
 </tile>
 <tile id="2927">
  <properties>
   <property name="name" value="water 113 c ~1"/>
  </properties>
 </tile>
 <tile id="2928">
  <properties>
   <property name="name" value="water 113 d ~1"/>
  </properties>
 </tile>
 <tile id="2929">
  <properties>
   <property name="name" value="water 116 ~1"/>
  </properties>
 </tile>
 <tile id="2930">
  <properties>
   <property name="name" value="water 116 b ~1"/>
  </properties>
 </tile>
 <tile id="2931">
  <properties>
   <property name="name" value="water 116 c ~1"/>
  </properties>
 </tile>
 <tile id="2932">
  <properties>
   <property name="name" value="water 116 d ~1"/>
  </properties>
 </tile>
 <tile id="2933">
  <properties>
   <property name="name" value="water 117 ~1"/>
  </properties>
 </tile>
 <tile id="2934">
  <properties>
   <property name="name" value="water 117 b ~1"/>
  </properties>
 </tile>
 <tile id="2935">
  <properties>
   <property name="name" value="water 117 c ~1"/>
  </properties>
 </tile>
 <tile id="2936">
  <properties>
   <property name="name" value="water 117 d ~1"/>
  </properties>
 </tile>
 <tile id="2937">
  <properties>
   <property name="name" value="water 119 ~1"/>
  </properties>
 </tile>
 <tile id="2938">
  <properties>
   <property name="name" value="water 119 b ~1"/>
  </properties>
 </tile>
 <tile id="2939">
  <properties>
   <property name="name" value="water 119 c ~1"/>
  </properties>
 </tile>
 <tile id="2940">
  <properties>
   <property name="name" value="water 119 d ~1"/>
  </properties>
 </tile>
 <tile id="2941">
  <properties>
   <property name="name" value="water 124 ~1"/>
  </properties>
 </tile>
 <tile id="2942">
  <properties>
   <property name="name" value="water 124 b ~1"/>
  </properties>
 </tile>
 <tile id="2943">
  <properties>
   <property name="name" value="water 124 c ~1"/>
  </properties>
 </tile>
 <tile id="2944">
  <properties>
   <property name="name" value="water 124 d ~1"/>
  </properties>
 </tile>
 <tile id="2945">
  <properties>
   <property name="name" value="water 125 ~1"/>
  </properties>
 </tile>
 <tile id="2946">
  <properties>
   <property name="name" value="water 125 b ~1"/>
  </properties>
 </tile>
 <tile id="2947">
  <properties>
   <property name="name" value="water 125 c ~1"/>
  </properties>
 </tile>
 <tile id="2948">
  <properties>
   <property name="name" value="water 125 d ~1"/>
  </properties>
 </tile>
 <tile id="2949">
  <properties>
   <property name="name" value="water 127 ~1"/>
  </properties>
 </tile>
 <tile id="2950">
  <properties>
   <property name="name" value="water 127 b ~1"/>
  </properties>
 </tile>
 <tile id="2951">
  <properties>
   <property name="name" value="water 127 c ~1"/>
  </properties>
 </tile>
 <tile id="2952">
  <properties>
   <property name="name" value="water 127 d ~1"/>
  </properties>
 </tile>
 <tile id="2953">
  <properties>
   <property name="name" value="water 193 ~1"/>
  </properties>
 </tile>
 <tile id="2954">
  <properties>
   <property name="name" value="water 193 b ~1"/>
  </properties>
 </tile>
 <tile id="2955">
  <properties>
   <property name="name" value="water 193 c ~1"/>
  </properties>
 </tile>
 <tile id="2956">
  <properties>
   <property name="name" value="water 193 d ~1"/>
  </properties>
 </tile>
 <tile id="2957">
  <properties>
   <property name="name" value="water 197 ~1"/>
  </properties>
 </tile>
 <tile id="2958">
  <properties>
   <property name="name" value="water 197 b ~1"/>
  </properties>
 </tile>
 <tile id="2959">
  <properties>
   <property name="name" value="water 197 c ~1"/>
  </properties>
 </tile>
 <tile id="2960">
  <properties>
   <property name="name" value="water 197 d ~1"/>
  </properties>
 </tile>
 <tile id="2961">
  <properties>
   <property name="name" value="water 199 ~1"/>
  </properties>
 </tile>
 <tile id="2962">
  <properties>
   <property name="name" value="water 199 b ~1"/>
  </properties>
 </tile>
 <tile id="2963">
  <properties>
   <property name="name" value="water 199 c ~1"/>
  </properties>
 </tile>
 <tile id="2964">
  <properties>
   <property name="name" value="water 199 d ~1"/>
  </properties>
 </tile>
 <tile id="2965">
  <properties>
   <property name="name" value="water 209 ~1"/>
  </properties>
 </tile>
 <tile id="2966">
  <properties>
   <property name="name" value="water 209 b ~1"/>
  </properties>
 </tile>
 <tile id="2967">
  <properties>
   <property name="name" value="water 209 c ~1"/>
  </properties>
 </tile>
 <tile id="2968">
  <properties>
   <property name="name" value="water 209 d ~1"/>
  </properties>
 </tile>
 <tile id="2969">
  <properties>
   <property name="name" value="water 213 ~1"/>
  </properties>
 </tile>
 <tile id="2970">
  <properties>
   <property name="name" value="water 213 b ~1"/>
  </properties>
 </tile>
 <tile id="2971">
  <properties>
   <property name="name" value="water 213 c ~1"/>
  </properties>
 </tile>
 <tile id="2972">
  <properties>
   <property name="name" value="water 213 d ~1"/>
  </properties>
 </tile>
 <tile id="2973">
  <properties>
   <property name="name" value="water 215 ~1"/>
  </properties>
 </tile>
 <tile id="2974">
  <properties>
   <property name="name" value="water 215 b ~1"/>
  </properties>
 </tile>
 <tile id="2975">
  <properties>
   <property name="name" value="water 215 c ~1"/>
  </properties>
 </tile>
 <tile id="2976">
  <properties>
   <property name="name" value="water 215 d ~1"/>
  </properties>
 </tile>
 <tile id="2977">
  <properties>
   <property name="name" value="water 221 ~1"/>
  </properties>
 </tile>
 <tile id="2978">
  <properties>
   <property name="name" value="water 221 b ~1"/>
  </properties>
 </tile>
 <tile id="2979">
  <properties>
   <property name="name" value="water 221 c ~1"/>
  </properties>
 </tile>
 <tile id="2980">
  <properties>
   <property name="name" value="water 221 d ~1"/>
  </properties>
 </tile>
 <tile id="2981">
  <properties>
   <property name="name" value="water 223 ~1"/>
  </properties>
 </tile>
 <tile id="2982">
  <properties>
   <property name="name" value="water 223 b ~1"/>
  </properties>
 </tile>
 <tile id="2983">
  <properties>
   <property name="name" value="water 223 c ~1"/>
  </properties>
 </tile>
 <tile id="2984">
  <properties>
   <property name="name" value="water 223 d ~1"/>
  </properties>
 </tile>
 <tile id="2985">
  <properties>
   <property name="name" value="water 241 ~1"/>
  </properties>
 </tile>
 <tile id="2986">
  <properties>
   <property name="name" value="water 241 b ~1"/>
  </properties>
 </tile>
 <tile id="2987">
  <properties>
   <property name="name" value="water 241 c ~1"/>
  </properties>
 </tile>
 <tile id="2988">
  <properties>
   <property name="name" value="water 241 d ~1"/>
  </properties>
 </tile>
 <tile id="2989">
  <properties>
   <property name="name" value="water 245 ~1"/>
  </properties>
 </tile>
 <tile id="2990">
  <properties>
   <property name="name" value="water 245 b ~1"/>
  </properties>
 </tile>
 <tile id="2991">
  <properties>
   <property name="name" value="water 245 c ~1"/>
  </properties>
 </tile>
 <tile id="2992">
  <properties>
   <property name="name" value="water 245 d ~1"/>
  </properties>
 </tile>
 <tile id="2993">
  <properties>
   <property name="name" value="water 247 ~1"/>
  </properties>
 </tile>
 <tile id="2994">
  <properties>
   <property name="name" value="water 247 b ~1"/>
  </properties>
 </tile>
 <tile id="2995">
  <properties>
   <property name="name" value="water 247 c ~1"/>
  </properties>
 </tile>
 <tile id="2996">
  <properties>
   <property name="name" value="water 247 d ~1"/>
  </properties>
 </tile>
 <tile id="2997">
  <properties>
   <property name="name" value="water 253 ~1"/>
  </properties>
 </tile>
 <tile id="2998">
  <properties>
   <property name="name" value="water 253 b ~1"/>
  </properties>
 </tile>
 <tile id="2999">
  <properties>
   <property name="name" value="water 253 c ~1"/>
  </properties>
 </tile>
 <tile id="3000">
  <properties>
   <property name="name" value="water 253 d ~1"/>
  </properties>
 </tile>
 <tile id="3001">
  <properties>
   <property name="name" value="water 255 ~1"/>
  </properties>
 </tile>
 <tile id="3002">
  <properties>
   <property name="name" value="water 0 0 ~2"/>
  </properties>
 </tile>
 <tile id="3003">
  <properties>
   <property name="name" value="water 1 0 ~2"/>
  </properties>
 </tile>
 <tile id="3004">
  <properties>
   <property name="name" value="water 2 0 ~2"/>
  </properties>
 </tile>
 <tile id="3005">
  <properties>
   <property name="name" value="water 3 0 ~2"/>
  </properties>
 </tile>
 <tile id="3006">
  <properties>
   <property name="name" value="water 0 1 ~2"/>
  </properties>
 </tile>
 <tile id="3007">
  <properties>
   <property name="name" value="water 1 1 ~2"/>
  </properties>
 </tile>
 <tile id="3008">
  <properties>
   <property name="name" value="water 2 1 ~2"/>
  </properties>
 </tile>
 <tile id="3009">
  <properties>
   <property name="name" value="water 3 1 ~2"/>
  </properties>
 </tile>
 <tile id="3010">
  <properties>
   <property name="name" value="water 0 2 ~2"/>
  </properties>
 </tile>
 <tile id="3011">
  <properties>
   <property name="name" value="water 1 2 ~2"/>
  </properties>
 </tile>
 <tile id="3012">
  <properties>
   <property name="name" value="water 2 2 ~2"/>
  </properties>
 </tile>
 <tile id="3013">
  <properties>
   <property name="name" value="water 3 2 ~2"/>
  </properties>
 </tile>
 <tile id="3014">
  <properties>
   <property name="name" value="water 0 3 ~2"/>
  </properties>
 </tile>
 <tile id="3015">
  <properties>
   <property name="name" value="water 1 3 ~2"/>
  </properties>
 </tile>
 <tile id="3016">
  <properties>
   <property name="name" value="water 2 3 ~2"/>
  </properties>
 </tile>
 <tile id="3017">
  <properties>
   <property name="name" value="water 3 3 ~2"/>
  </properties>
 </tile>
 <tile id="3018">
  <properties>
   <property name="name" value="water 0 ~2"/>
  </properties>
 </tile>
 <tile id="3019">
  <properties>
   <property name="name" value="water 0 b ~2"/>
  </properties>
 </tile>
 <tile id="3020">
  <properties>
   <property name="name" value="water 0 c ~2"/>
  </properties>
 </tile>
 <tile id="3021">
  <properties>
   <property name="name" value="water 0 d ~2"/>
  </properties>
 </tile>
 <tile id="3022">
  <properties>
   <property name="name" value="water 1 ~2"/>
  </properties>
 </tile>
 <tile id="3023">
  <properties>
   <property name="name" value="water 1 b ~2"/>
  </properties>
 </tile>
 <tile id="3024">
  <properties>
   <property name="name" value="water 1 c ~2"/>
  </properties>
 </tile>
 <tile id="3025">
  <properties>
   <property name="name" value="water 1 d ~2"/>
  </properties>
 </tile>
 <tile id="3026">
  <properties>
   <property name="name" value="water 4 ~2"/>
  </properties>
 </tile>
 <tile id="3027">
  <properties>
   <property name="name" value="water 4 b ~2"/>
  </properties>
 </tile>
 <tile id="3028">
  <properties>
   <property name="name" value="water 4 c ~2"/>
  </properties>
 </tile>
 <tile id="3029">
  <properties>
   <property name="name" value="water 4 d ~2"/>
  </properties>
 </tile>
 <tile id="3030">
  <properties>
   <property name="name" value="water 5 ~2"/>
  </properties>
 </tile>
 <tile id="3031">
  <properties>
   <property name="name" value="water 5 b ~2"/>
  </properties>
 </tile>
 <tile id="3032">
  <properties>
   <property name="name" value="water 5 c ~2"/>
  </properties>
 </tile>
 <tile id="3033">
  <properties>
   <property name="name" value="water 5 d ~2"/>
  </properties>
 </tile>
 <tile id="3034">
  <properties>
   <property name="name" value="water 7 ~2"/>
  </properties>
 </tile>
 <tile id="3035">
  <properties>
   <property name="name" value="water 7 b ~2"/>
  </properties>
 </tile>
 <tile id="3036">
  <properties>
   <property name="name" value="water 7 c ~2"/>
  </properties>
 </tile>
 <tile id="3037">
  <properties>
   <property name="name" value="water 7 d ~2"/>
  </properties>
 </tile>
 <tile id="3038">
  <properties>
   <property name="name" value="water 16 ~2"/>
  </properties>
 </tile>
 <tile id="3039">
  <properties>
   <property name="name" value="water 16 b ~2"/>
  </properties>
 </tile>
 <tile id="3040">
  <properties>
   <property name="name" value="water 16 c ~2"/>
  </properties>
 </tile>
 <tile id="3041">
  <properties>
   <property name="name" value="water 16 d ~2"/>
  </properties>
 </tile>
 <tile id="3042">
  <properties>
   <property name="name" value="water 17 ~2"/>
  </properties>
 </tile>
 <tile id="3043">
  <properties>
   <property name="name" value="water 17 b ~2"/>
  </properties>
 </tile>
 <tile id="3044">
  <properties>
   <property name="name" value="water 17 c ~2"/>
  </properties>
 </tile>
 <tile id="3045">
  <properties>
   <property name="name" value="water 17 d ~2"/>
  </properties>
 </tile>
 <tile id="3046">
  <properties>
   <property name="name" value="water 20 ~2"/>
  </properties>
 </tile>
 <tile id="3047">
  <properties>
   <property name="name" value="water 20 b ~2"/>
  </properties>
 </tile>
 <tile id="3048">
  <properties>
   <property name="name" value="water 20 c ~2"/>
  </properties>
 </tile>
 <tile id="3049">
  <properties>
   <property name="name" value="water 20 d ~2"/>
  </properties>
 </tile>
 <tile id="3050">
  <properties>
   <property name="name" value="water 21 ~2"/>
  </properties>
 </tile>
 <tile id="3051">
  <properties>
   <property name="name" value="water 21 b ~2"/>
  </properties>
 </tile>
 <tile id="3052">
  <properties>
   <property name="name" value="water 21 c ~2"/>
  </properties>
 </tile>
 <tile id="3053">
  <properties>
   <property name="name" value="water 21 d ~2"/>
  </properties>
 </tile>
 <tile id="3054">
  <properties>
   <property name="name" value="water 23 ~2"/>
  </properties>
 </tile>
 <tile id="3055">
  <properties>
   <property name="name" value="water 23 b ~2"/>
  </properties>
 </tile>
 <tile id="3056">
  <properties>
   <property name="name" value="water 23 c ~2"/>
  </properties>
 </tile>
 <tile id="3057">
  <properties>
   <property name="name" value="water 23 d ~2"/>
  </properties>
 </tile>
 <tile id="3058">
  <properties>
   <property name="name" value="water 28 ~2"/>
  </properties>
 </tile>
 <tile id="3059">
  <properties>
   <property name="name" value="water 28 b ~2"/>
  </properties>
 </tile>
 <tile id="3060">
  <properties>
   <property name="name" value="water 28 c ~2"/>
  </properties>
 </tile>
 <tile id="3061">
  <properties>
   <property name="name" value="water 28 d ~2"/>
  </properties>
 </tile>
 <tile id="3062">
  <properties>
   <property name="name" value="water 29 ~2"/>
  </properties>
 </tile>
 <tile id="3063">
  <properties>
   <property name="name" value="water 29 b ~2"/>
  </properties>
 </tile>
 <tile id="3064">
  <properties>
   <property name="name" value="water 29 c ~2"/>
  </properties>
 </tile>
 <tile id="3065">
  <properties>
   <property name="name" value="water 29 d ~2"/>
  </properties>
 </tile>
 <tile id="3066">
  <properties>
   <property name="name" value="water 31 ~2"/>
  </properties>
 </tile>
 <tile id="3067">
  <properties>
   <property name="name" value="water 31 b ~2"/>
  </properties>
 </tile>
 <tile id="3068">
  <properties>
   <property name="name" value="water 31 c ~2"/>
  </properties>
 </tile>
 <tile id="3069">
  <properties>
   <property name="name" value="water 31 d ~2"/>
  </properties>
 </tile>
 <tile id="3070">
  <properties>
   <property name="name" value="water 64 ~2"/>
  </properties>
 </tile>
 <tile id="3071">
  <properties>
   <property name="name" value="water 64 b ~2"/>
  </properties>
 </tile>
 <tile id="3072">
  <properties>
   <property name="name" value="water 64 c ~2"/>
  </properties>
 </tile>
 <tile id="3073">
  <properties>
   <property name="name" value="water 64 d ~2"/>
  </properties>
 </tile>
 <tile id="3074">
  <properties>
   <property name="name" value="water 65 ~2"/>
  </properties>
 </tile>
 <tile id="3075">
  <properties>
   <property name="name" value="water 65 b ~2"/>
  </properties>
 </tile>
 <tile id="3076">
  <properties>
   <property name="name" value="water 65 c ~2"/>
  </properties>
 </tile>
 <tile id="3077">
  <properties>
   <property name="name" value="water 65 d ~2"/>
  </properties>
 </tile>
 <tile id="3078">
  <properties>
   <property name="name" value="water 68 ~2"/>
  </properties>
 </tile>
 <tile id="3079">
  <properties>
   <property name="name" value="water 68 b ~2"/>
  </properties>
 </tile>
 <tile id="3080">
  <properties>
   <property name="name" value="water 68 c ~2"/>
  </properties>
 </tile>
 <tile id="3081">
  <properties>
   <property name="name" value="water 68 d ~2"/>
  </properties>
 </tile>
 <tile id="3082">
  <properties>
   <property name="name" value="water 69 ~2"/>
  </properties>
 </tile>
 <tile id="3083">
  <properties>
   <property name="name" value="water 69 b ~2"/>
  </properties>
 </tile>
 <tile id="3084">
  <properties>
   <property name="name" value="water 69 c ~2"/>
  </properties>
 </tile>
 <tile id="3085">
  <properties>
   <property name="name" value="water 69 d ~2"/>
  </properties>
 </tile>
 <tile id="3086">
  <properties>
   <property name="name" value="water 71 ~2"/>
  </properties>
 </tile>
 <tile id="3087">
  <properties>
   <property name="name" value="water 71 b ~2"/>
  </properties>
 </tile>
 <tile id="3088">
  <properties>
   <property name="name" value="water 71 c ~2"/>
  </properties>
 </tile>
 <tile id="3089">
  <properties>
   <property name="name" value="water 71 d ~2"/>
  </properties>
 </tile>
 <tile id="3090">
  <properties>
   <property name="name" value="water 80 ~2"/>
  </properties>
 </tile>
 <tile id="3091">
  <properties>
   <property name="name" value="water 80 b ~2"/>
  </properties>
 </tile>
 <tile id="3092">
  <properties>
   <property name="name" value="water 80 c ~2"/>
  </properties>
 </tile>
 <tile id="3093">
  <properties>
   <property name="name" value="water 80 d ~2"/>
  </properties>
 </tile>
 <tile id="3094">
  <properties>
   <property name="name" value="water 81 ~2"/>
  </properties>
 </tile>
 <tile id="3095">
  <properties>
   <property name="name" value="water 81 b ~2"/>
  </properties>
 </tile>
 <tile id="3096">
  <properties>
   <property name="name" value="water 81 c ~2"/>
  </properties>
 </tile>
 <tile id="3097">
  <properties>
   <property name="name" value="water 81 d ~2"/>
  </properties>
 </tile>
 <tile id="3098">
  <properties>
   <property name="name" value="water 84 ~2"/>
  </properties>
 </tile>
 <tile id="3099">
  <properties>
   <property name="name" value="water 84 b ~2"/>
  </properties>
 </tile>
 <tile id="3100">
  <properties>
   <property name="name" value="water 84 c ~2"/>
  </properties>
 </tile>
 <tile id="3101">
  <properties>
   <property name="name" value="water 84 d ~2"/>
  </properties>
 </tile>
 <tile id="3102">
  <properties>
   <property name="name" value="water 85 ~2"/>
  </properties>
 </tile>
 <tile id="3103">
  <properties>
   <property name="name" value="water 85 b ~2"/>
  </properties>
 </tile>
 <tile id="3104">
  <properties>
   <property name="name" value="water 85 c ~2"/>
  </properties>
 </tile>
 <tile id="3105">
  <properties>
   <property name="name" value="water 85 d ~2"/>
  </properties>
 </tile>
 <tile id="3106">
  <properties>
   <property name="name" value="water 87 ~2"/>
  </properties>
 </tile>
 <tile id="3107">
  <properties>
   <property name="name" value="water 87 b ~2"/>
  </properties>
 </tile>
 <tile id="3108">
  <properties>
   <property name="name" value="water 87 c ~2"/>
  </properties>
 </tile>
 <tile id="3109">
  <properties>
   <property name="name" value="water 87 d ~2"/>
  </properties>
 </tile>
 <tile id="3110">
  <properties>
   <property name="name" value="water 92 ~2"/>
  </properties>
 </tile>
 <tile id="3111">
  <properties>
   <property name="name" value="water 92 b ~2"/>
  </properties>
 </tile>
 <tile id="3112">
  <properties>
   <property name="name" value="water 92 c ~2"/>
  </properties>
 </tile>
 <tile id="3113">
  <properties>
   <property name="name" value="water 92 d ~2"/>
  </properties>
 </tile>
 <tile id="3114">
  <properties>
   <property name="name" value="water 93 ~2"/>
  </properties>
 </tile>
 <tile id="3115">
  <properties>
   <property name="name" value="water 93 b ~2"/>
  </properties>
 </tile>
 <tile id="3116">
  <properties>
   <property name="name" value="water 93 c ~2"/>
  </properties>
 </tile>
 <tile id="3117">
  <properties>
   <property name="name" value="water 93 d ~2"/>
  </properties>
 </tile>
 <tile id="3118">
  <properties>
   <property name="name" value="water 95 ~2"/>
  </properties>
 </tile>
 <tile id="3119">
  <properties>
   <property name="name" value="water 95 b ~2"/>
  </properties>
 </tile>
 <tile id="3120">
  <properties>
   <property name="name" value="water 95 c ~2"/>
  </properties>
 </tile>
 <tile id="3121">
  <properties>
   <property name="name" value="water 95 d ~2"/>
  </properties>
 </tile>
 <tile id="3122">
  <properties>
   <property name="name" value="water 112 ~2"/>
  </properties>
 </tile>
 <tile id="3123">
  <properties>
   <property name="name" value="water 112 b ~2"/>
  </properties>
 </tile>
 <tile id="3124">
  <properties>
   <property name="name" value="water 112 c ~2"/>
  </properties>
 </tile>
 <tile id="3125">
  <properties>
   <property name="name" value="water 112 d ~2"/>
  </properties>
 </tile>
 <tile id="3126">
  <properties>
   <property name="name" value="water 113 ~2"/>
  </properties>
 </tile>
 <tile id="3127">
  <properties>
   <property name="name" value="water 113 b ~2"/>
  </properties>
 </tile>
 <tile id="3128">
  <properties>
   <property name="name" value="water 113 c ~2"/>
  </properties>
 </tile>
 <tile id="3129">
  <properties>
   <property name="name" value="water 113 d ~2"/>
  </properties>
 </tile>
 <tile id="3130">
  <properties>
   <property name="name" value="water 116 ~2"/>
  </properties>
 </tile>
 <tile id="3131">
  <properties>
   <property name="name" value="water 116 b ~2"/>
  </properties>
 </tile>
 <tile id="3132">
  <properties>
   <property name="name" value="water 116 c ~2"/>
  </properties>
 </tile>
 <tile id="3133">
  <properties>
   <property name="name" value="water 116 d ~2"/>
  </properties>
 </tile>
 <tile id="3134">
  <properties>
   <property name="name" value="water 117 ~2"/>
  </properties>
 </tile>
 <tile id="3135">
  <properties>
   <property name="name" value="water 117 b ~2"/>
  </properties>
 </tile>
 <tile id="3136">
  <properties>
   <property name="name" value="water 117 c ~2"/>
  </properties>
 </tile>
 <tile id="3137">
  <properties>
   <property name="name" value="water 117 d ~2"/>
  </properties>
 </tile>
 <tile id="3138">
  <properties>
   <property name="name" value="water 119 ~2"/>
  </properties>
 </tile>
 <tile id="3139">
  <properties>
   <property name="name" value="water 119 b ~2"/>
  </properties>
 </tile>
 <tile id="3140">
  <properties>
   <property name="name" value="water 119 c ~2"/>
  </properties>
 </tile>
 <tile id="3141">
  <properties>
   <property name="name" value="water 119 d ~2"/>
  </properties>
 </tile>
 <tile id="3142">
  <properties>
   <property name="name" value="water 124 ~2"/>
  </properties>
 </tile>
 <tile id="3143">
  <properties>
   <property name="name" value="water 124 b ~2"/>
  </properties>
 </tile>
 <tile id="3144">
  <properties>
   <property name="name" value="water 124 c ~2"/>
  </properties>
 </tile>
 <tile id="3145">
  <properties>
   <property name="name" value="water 124 d ~2"/>
  </properties>
 </tile>
 <tile id="3146">
  <properties>
   <property name="name" value="water 125 ~2"/>
  </properties>
 </tile>
 <tile id="3147">
  <properties>
   <property name="name" value="water 125 b ~2"/>
  </properties>
 </tile>
 <tile id="3148">
  <properties>
   <property name="name" value="water 125 c ~2"/>
  </properties>
 </tile>
 <tile id="3149">
  <properties>
   <property name="name" value="water 125 d ~2"/>
  </properties>
 </tile>
 <tile id="3150">
  <properties>
   <property name="name" value="water 127 ~2"/>
  </properties>
 </tile>
 <tile id="3151">
  <properties>
   <property name="name" value="water 127 b ~2"/>
  </properties>
 </tile>
 <tile id="3152">
  <properties>
   <property name="name" value="water 127 c ~2"/>
  </properties>
 </tile>
 <tile id="3153">
  <properties>
   <property name="name" value="water 127 d ~2"/>
  </properties>
 </tile>
 <tile id="3154">
  <properties>
   <property name="name" value="water 193 ~2"/>
  </properties>
 </tile>
 <tile id="3155">
  <properties>
   <property name="name" value="water 193 b ~2"/>
  </properties>
 </tile>
 <tile id="3156">
  <properties>
   <property name="name" value="water 193 c ~2"/>
  </properties>
 </tile>
 <tile id="3157">
  <properties>
   <property name="name" value="water 193 d ~2"/>
  </properties>
 </tile>
 <tile id="3158">
  <properties>
   <property name="name" value="water 197 ~2"/>
  </properties>
 </tile>
 <tile id="3159">
  <properties>
   <property name="name" value="water 197 b ~2"/>
  </properties>
 </tile>
 <tile id="3160">
  <properties>
   <property name="name" value="water 197 c ~2"/>
  </properties>
 </tile>
 <tile id="3161">
  <properties>
   <property name="name" value="water 197 d ~2"/>
  </properties>
 </tile>
 <tile id="3162">
  <properties>
   <property name="name" value="water 199 ~2"/>
  </properties>
 </tile>
 <tile id="3163">
  <properties>
   <property name="name" value="water 199 b ~2"/>
  </properties>
 </tile>
 <tile id="3164">
  <properties>
   <property name="name" value="water 199 c ~2"/>
  </properties>
 </tile>
 <tile id="3165">
  <properties>
   <property name="name" value="water 199 d ~2"/>
  </properties>
 </tile>
 <tile id="3166">
  <properties>
   <property name="name" value="water 209 ~2"/>
  </properties>
 </tile>
 <tile id="3167">
  <properties>
   <property name="name" value="water 209 b ~2"/>
  </properties>
 </tile>
 <tile id="3168">
  <properties>
   <property name="name" value="water 209 c ~2"/>
  </properties>
 </tile>
 <tile id="3169">
  <properties>
   <property name="name" value="water 209 d ~2"/>
  </properties>
 </tile>
 <tile id="3170">
  <properties>
   <property name="name" value="water 213 ~2"/>
  </properties>
 </tile>
 <tile id="3171">
  <properties>
   <property name="name" value="water 213 b ~2"/>
  </properties>
 </tile>
 <tile id="3172">
  <properties>
   <property name="name" value="water 213 c ~2"/>
  </properties>
 </tile>
 <tile id="3173">
  <properties>
   <property name="name" value="water 213 d ~2"/>
  </properties>
 </tile>
 <tile id="3174">
  <properties>
   <property name="name" value="water 215 ~2"/>
  </properties>
 </tile>
 <tile id="3175">
  <properties>
   <property name="name" value="water 215 b ~2"/>
  </properties>
 </tile>
 <tile id="3176">
  <properties>
   <property name="name" value="water 215 c ~2"/>
  </properties>
 </tile>
 <tile id="3177">
  <properties>
   <property name="name" value="water 215 d ~2"/>
  </properties>
 </tile>
 <tile id="3178">
  <properties>
   <property name="name" value="water 221 ~2"/>
  </properties>
 </tile>
 <tile id="3179">
  <properties>
   <property name="name" value="water 221 b ~2"/>
  </properties>
 </tile>
 <tile id="3180">
  <properties>
   <property name="name" value="water 221 c ~2"/>
  </properties>
 </tile>
 <tile id="3181">
  <properties>
   <property name="name" value="water 221 d ~2"/>
  </properties>
 </tile>
 <tile id="3182">
  <properties>
   <property name="name" value="water 223 ~2"/>
  </properties>
 </tile>
 <tile id="3183">
  <properties>
   <property name="name" value="water 223 b ~2"/>
  </properties>
 </tile>
 <tile id="3184">
  <properties>
   <property name="name" value="water 223 c ~2"/>
  </properties>
 </tile>
 <tile id="3185">
  <properties>
   <property name="name" value="water 223 d ~2"/>
  </properties>
 </tile>
 <tile id="3186">
  <properties>
   <property name="name" value="water 241 ~2"/>
  </properties>
 </tile>
 <tile id="3187">
  <properties>
   <property name="name" value="water 241 b ~2"/>
  </properties>
 </tile>
 <tile id="3188">
  <properties>
   <property name="name" value="water 241 c ~2"/>
  </properties>
 </tile>
 <tile id="3189">
  <properties>
   <property name="name" value="water 241 d ~2"/>
  </properties>
 </tile>
 <tile id="3190">
  <properties>
   <property name="name" value="water 245 ~2"/>
  </properties>
 </tile>
 <tile id="3191">
  <properties>
   <property name="name" value="water 245 b ~2"/>
  </properties>
 </tile>
 <tile id="3192">
  <properties>
   <property name="name" value="water 245 c ~2"/>
  </properties>
 </tile>
 <tile id="3193">
  <properties>
   <property name="name" value="water 245 d ~2"/>
  </properties>
 </tile>
 <tile id="3194">
  <properties>
   <property name="name" value="water 247 ~2"/>
  </properties>
 </tile>
 <tile id="3195">
  <properties>
   <property name="name" value="water 247 b ~2"/>
  </properties>
 </tile>
 <tile id="3196">
  <properties>
   <property name="name" value="water 247 c ~2"/>
  </properties>
 </tile>
 <tile id="3197">
  <properties>
   <property name="name" value="water 247 d ~2"/>
  </properties>
 </tile>
 <tile id="3198">
  <properties>
   <property name="name" value="water 253 ~2"/>
  </properties>
 </tile>
 <tile id="3199">
  <properties>
   <property name="name" value="water 253 b ~2"/>
  </properties>
 </tile>
 <tile id="3200">
  <properties>
   <property name="name" value="water 253 c ~2"/>
  </properties>
 </tile>
 <tile id="3201">
  <properties>
   <property name="name" value="water 253 d ~2"/>
  </properties>
 </tile>
 <tile id="3202">
  <properties>
   <property name="name" value="water 255 ~2"/>
  </properties>
 </tile>
 <tile id="3203">
  <properties>
   <property name="name" value="water 0 0 ~3"/>
  </properties>
 </tile>
 <tile id="3204">
  <properties>
   <property name="name" value="water 1 0 ~3"/>
  </properties>
 </tile>
 <tile id="3205">
  <properties>
   <property name="name" value="water 2 0 ~3"/>
  </properties>
 </tile>
 <tile id="3206">
  <properties>
   <property name="name" value="water 3 0 ~3"/>
  </properties>
 </tile>
 <tile id="3207">
  <properties>
   <property name="name" value="water 0 1 ~3"/>
  </properties>
 </tile>
 <tile id="3208">
  <properties>
   <property name="name" value="water 1 1 ~3"/>
  </properties>
 </tile>
 <tile id="3209">
  <properties>
   <property name="name" value="water 2 1 ~3"/>
  </properties>
 </tile>
 <tile id="3210">
  <properties>
   <property name="name" value="water 3 1 ~3"/>
  </properties>
 </tile>
 <tile id="3211">
  <properties>
   <property name="name" value="water 0 2 ~3"/>
  </properties>
 </tile>
 <tile id="3212">
  <properties>
   <property name="name" value="water 1 2 ~3"/>
  </properties>
 </tile>
 <tile id="3213">
  <properties>
   <property name="name" value="water 2 2 ~3"/>
  </properties>
 </tile>
 <tile id="3214">
  <properties>
   <property name="name" value="water 3 2 ~3"/>
  </properties>
 </tile>
 <tile id="3215">
  <properties>
   <property name="name" value="water 0 3 ~3"/>
  </properties>
 </tile>
 <tile id="3216">
  <properties>
   <property name="name" value="water 1 3 ~3"/>
  </properties>
 </tile>
 <tile id="3217">
  <properties>
   <property name="name" value="water 2 3 ~3"/>
  </properties>
 </tile>
 <tile id="3218">
  <properties>
   <property name="name" value="water 3 3 ~3"/>
  </properties>
 </tile>
 <tile id="3219">
  <properties>
   <property name="name" value="water 0 ~3"/>
  </properties>
 </tile>
 <tile id="3220">
  <properties>
   <property name="name" value="water 0 b ~3"/>
  </properties>
 </tile>
 <tile id="3221">
  <properties>
   <property name="name" value="water 0 c ~3"/>
  </properties>
 </tile>
 <tile id="3222">
  <properties>
   <property name="name" value="water 0 d ~3"/>
  </properties>
 </tile>
 <tile id="3223">
  <properties>
   <property name="name" value="water 1 ~3"/>
  </properties>
 </tile>
 <tile id="3224">
  <properties>
   <property name="name" value="water 1 b ~3"/>
  </properties>
 </tile>
 <tile id="3225">
  <properties>
   <property name="name" value="water 1 c ~3"/>
  </properties>
 </tile>
 <tile id="3226">
  <properties>
   <property name="name" value="water 1 d ~3"/>
  </properties>
 </tile>
 <tile id="3227">
  <properties>
   <property name="name" value="water 4 ~3"/>
  </properties>
 </tile>
 <tile id="3228">
  <properties>
   <property name="name" value="water 4 b ~3"/>
  </properties>
 </tile>
 <tile id="3229">
  <properties>
   <property name="name" value="water 4 c ~3"/>
  </properties>
 </tile>
 <tile id="3230">
  <properties>
   <property name="name" value="water 4 d ~3"/>
  </properties>
 </tile>
 <tile id="3231">
  <properties>
   <property name="name" value="water 5 ~3"/>
  </properties>
 </tile>
 <tile id="3232">
  <properties>
   <property name="name" value="water 5 b ~3"/>
  </properties>
 </tile>
 <tile id="3233">
  <properties>
   <property name="name" value="water 5 c ~3"/>
  </properties>
 </tile>
 <tile id="3234">
  <properties>
   <property name="name" value="water 5 d ~3"/>
  </properties>
 </tile>
 <tile id="3235">
  <properties>
   <property name="name" value="water 7 ~3"/>
  </properties>
 </tile>
 <tile id="3236">
  <properties>
   <property name="name" value="water 7 b ~3"/>
  </properties>
 </tile>
 <tile id="3237">
  <properties>
   <property name="name" value="water 7 c ~3"/>
  </properties>
 </tile>
 <tile id="3238">
  <properties>
   <property name="name" value="water 7 d ~3"/>
  </properties>
 </tile>
 <tile id="3239">
  <properties>
   <property name="name" value="water 16 ~3"/>
  </properties>
 </tile>
 <tile id="3240">
  <properties>
   <property name="name" value="water 16 b ~3"/>
  </properties>
 </tile>
 <tile id="3241">
  <properties>
   <property name="name" value="water 16 c ~3"/>
  </properties>
 </tile>
 <tile id="3242">
  <properties>
   <property name="name" value="water 16 d ~3"/>
  </properties>
 </tile>
 <tile id="3243">
  <properties>
   <property name="name" value="water 17 ~3"/>
  </properties>
 </tile>
 <tile id="3244">
  <properties>
   <property name="name" value="water 17 b ~3"/>
  </properties>
 </tile>
 <tile id="3245">
  <properties>
   <property name="name" value="water 17 c ~3"/>
  </properties>
 </tile>
 <tile id="3246">
  <properties>
   <property name="name" value="water 17 d ~3"/>
  </properties>
 </tile>
 <tile id="3247">
  <properties>
   <property name="name" value="water 20 ~3"/>
  </properties>
 </tile>
 <tile id="3248">
  <properties>
   <property name="name" value="water 20 b ~3"/>
  </properties>
 </tile>
 <tile id="3249">
  <properties>
   <property name="name" value="water 20 c ~3"/>
  </properties>
 </tile>
 <tile id="3250">
  <properties>
   <property name="name" value="water 20 d ~3"/>
  </properties>
 </tile>
 <tile id="3251">
  <properties>
   <property name="name" value="water 21 ~3"/>
  </properties>
 </tile>
 <tile id="3252">
  <properties>
   <property name="name" value="water 21 b ~3"/>
  </properties>
 </tile>
 <tile id="3253">
  <properties>
   <property name="name" value="water 21 c ~3"/>
  </properties>
 </tile>
 <tile id="3254">
  <properties>
   <property name="name" value="water 21 d ~3"/>
  </properties>
 </tile>
 <tile id="3255">
  <properties>
   <property name="name" value="water 23 ~3"/>
  </properties>
 </tile>
 <tile id="3256">
  <properties>
   <property name="name" value="water 23 b ~3"/>
  </properties>
 </tile>
 <tile id="3257">
  <properties>
   <property name="name" value="water 23 c ~3"/>
  </properties>
 </tile>
 <tile id="3258">
  <properties>
   <property name="name" value="water 23 d ~3"/>
  </properties>
 </tile>
 <tile id="3259">
  <properties>
   <property name="name" value="water 28 ~3"/>
  </properties>
 </tile>
 <tile id="3260">
  <properties>
   <property name="name" value="water 28 b ~3"/>
  </properties>
 </tile>
 <tile id="3261">
  <properties>
   <property name="name" value="water 28 c ~3"/>
  </properties>
 </tile>
 <tile id="3262">
  <properties>
   <property name="name" value="water 28 d ~3"/>
  </properties>
 </tile>
 <tile id="3263">
  <properties>
   <property name="name" value="water 29 ~3"/>
  </properties>
 </tile>
 <tile id="3264">
  <properties>
   <property name="name" value="water 29 b ~3"/>
  </properties>
 </tile>
 <tile id="3265">
  <properties>
   <property name="name" value="water 29 c ~3"/>
  </properties>
 </tile>
 <tile id="3266">
  <properties>
   <property name="name" value="water 29 d ~3"/>
  </properties>
 </tile>
 <tile id="3267">
  <properties>
   <property name="name" value="water 31 ~3"/>
  </properties>
 </tile>
 <tile id="3268">
  <properties>
   <property name="name" value="water 31 b ~3"/>
  </properties>
 </tile>
 <tile id="3269">
  <properties>
   <property name="name" value="water 31 c ~3"/>
  </properties>
 </tile>
 <tile id="3270">
  <properties>
   <property name="name" value="water 31 d ~3"/>
  </properties>
 </tile>
 <tile id="3271">
  <properties>
   <property name="name" value="water 64 ~3"/>
  </properties>
 </tile>
 <tile id="3272">
  <properties>
   <property name="name" value="water 64 b ~3"/>
  </properties>
 </tile>
 <tile id="3273">
  <properties>
   <property name="name" value="water 64 c ~3"/>
  </properties>
 </tile>
 <tile id="3274">
  <properties>
   <property name="name" value="water 64 d ~3"/>
  </properties>
 </tile>
 <tile id="3275">
  <properties>
   <property name="name" value="water 65 ~3"/>
  </properties>
 </tile>
 <tile id="3276">
  <properties>
   <property name="name" value="water 65 b ~3"/>
  </properties>
 </tile>
 <tile id="3277">
  <properties>
   <property name="name" value="water 65 c ~3"/>
  </properties>
 </tile>
 <tile id="3278">
  <properties>
   <property name="name" value="water 65 d ~3"/>
  </properties>
 </tile>
 <tile id="3279">
  <properties>
   <property name="name" value="water 68 ~3"/>
  </properties>
 </tile>
 <tile id="3280">
  <properties>
   <property name="name" value="water 68 b ~3"/>
  </properties>
 </tile>
 <tile id="3281">
  <properties>
   <property name="name" value="water 68 c ~3"/>
  </properties>
 </tile>
 <tile id="3282">
  <properties>
   <property name="name" value="water 68 d ~3"/>
  </properties>
 </tile>
 <tile id="3283">
  <properties>
   <property name="name" value="water 69 ~3"/>
  </properties>
 </tile>
 <tile id="3284">
  <properties>
   <property name="name" value="water 69 b ~3"/>
  </properties>
 </tile>
 <tile id="3285">
  <properties>
   <property name="name" value="water 69 c ~3"/>
  </properties>
 </tile>
 <tile id="3286">
  <properties>
   <property name="name" value="water 69 d ~3"/>
  </properties>
 </tile>
 <tile id="3287">
  <properties>
   <property name="name" value="water 71 ~3"/>
  </properties>
 </tile>
 <tile id="3288">
  <properties>
   <property name="name" value="water 71 b ~3"/>
  </properties>
 </tile>
 <tile id="3289">
  <properties>
   <property name="name" value="water 71 c ~3"/>
  </properties>
 </tile>
 <tile id="3290">
  <properties>
   <property name="name" value="water 71 d ~3"/>
  </properties>
 </tile>
 <tile id="3291">
  <properties>
   <property name="name" value="water 80 ~3"/>
  </properties>
 </tile>
 <tile id="3292">
  <properties>
   <property name="name" value="water 80 b ~3"/>
  </properties>
 </tile>
 <tile id="3293">
  <properties>
   <property name="name" value="water 80 c ~3"/>
  </properties>
 </tile>
 <tile id="3294">
  <properties>
   <property name="name" value="water 80 d ~3"/>
  </properties>
 </tile>
 <tile id="3295">
  <properties>
   <property name="name" value="water 81 ~3"/>
  </properties>
 </tile>
 <tile id="3296">
  <properties>
   <property name="name" value="water 81 b ~3"/>
  </properties>
 </tile>
 <tile id="3297">
  <properties>
   <property name="name" value="water 81 c ~3"/>
  </properties>
 </tile>
 <tile id="3298">
  <properties>
   <property name="name" value="water 81 d ~3"/>
  </properties>
 </tile>
 <tile id="3299">
  <properties>
   <property name="name" value="water 84 ~3"/>
  </properties>
 </tile>
 <tile id="3300">
  <properties>
   <property name="name" value="water 84 b ~3"/>
  </properties>
 </tile>
 <tile id="3301">
  <properties>
   <property name="name" value="water 84 c ~3"/>
  </properties>
 </tile>
 <tile id="3302">
  <properties>
   <property name="name" value="water 84 d ~3"/>
  </properties>
 </tile>
 <tile id="3303">
  <properties>
   <property name="name" value="water 85 ~3"/>
  </properties>
 </tile>
 <tile id="3304">
  <properties>
   <property name="name" value="water 85 b ~3"/>
  </properties>
 </tile>
 <tile id="3305">
  <properties>
   <property name="name" value="water 85 c ~3"/>
  </properties>
 </tile>
 <tile id="3306">
  <properties>
   <property name="name" value="water 85 d ~3"/>
  </properties>
 </tile>
 <tile id="3307">
  <properties>
   <property name="name" value="water 87 ~3"/>
  </properties>
 </tile>
 <tile id="3308">
  <properties>
   <property name="name" value="water 87 b ~3"/>
  </properties>
 </tile>
 <tile id="3309">
  <properties>
   <property name="name" value="water 87 c ~3"/>
  </properties>
 </tile>
 <tile id="3310">
  <properties>
   <property name="name" value="water 87 d ~3"/>
  </properties>
 </tile>
 <tile id="3311">
  <properties>
   <property name="name" value="water 92 ~3"/>
  </properties>
 </tile>
 <tile id="3312">
  <properties>
   <property name="name" value="water 92 b ~3"/>
  </properties>
 </tile>
 <tile id="3313">
  <properties>
   <property name="name" value="water 92 c ~3"/>
  </properties>
 </tile>
 <tile id="3314">
  <properties>
   <property name="name" value="water 92 d ~3"/>
  </properties>
 </tile>
 <tile id="3315">
  <properties>
   <property name="name" value="water 93 ~3"/>
  </properties>
 </tile>
 <tile id="3316">
  <properties>
   <property name="name" value="water 93 b ~3"/>
  </properties>
 </tile>
 <tile id="3317">
  <properties>
   <property name="name" value="water 93 c ~3"/>
  </properties>
 </tile>
 <tile id="3318">
  <properties>
   <property name="name" value="water 93 d ~3"/>
  </properties>
 </tile>
 <tile id="3319">
  <properties>
   <property name="name" value="water 95 ~3"/>
  </properties>
 </tile>
 <tile id="3320">
  <properties>
   <property name="name" value="water 95 b ~3"/>
  </properties>
 </tile>
 <tile id="3321">
  <properties>
   <property name="name" value="water 95 c ~3"/>
  </properties>
 </tile>
 <tile id="3322">
  <properties>
   <property name="name" value="water 95 d ~3"/>
  </properties>
 </tile>
 <tile id="3323">
  <properties>
   <property name="name" value="water 112 ~3"/>
  </properties>
 </tile>
 <tile id="3324">
  <properties>
   <property name="name" value="water 112 b ~3"/>
  </properties>
 </tile>
 <tile id="3325">
  <properties>
   <property name="name" value="water 112 c ~3"/>
  </properties>
 </tile>
 <tile id="3326">
  <properties>
   <property name="name" value="water 112 d ~3"/>
  </properties>
 </tile>
 <tile id="3327">
  <properties>
   <property name="name" value="water 113 ~3"/>
  </properties>
 </tile>
 <tile id="3328">
  <properties>
   <property name="name" value="water 113 b ~3"/>
  </properties>
 </tile>
 <tile id="3329">
  <properties>
   <property name="name" value="water 113 c ~3"/>
  </properties>
 </tile>
 <tile id="3330">
  <properties>
   <property name="name" value="water 113 d ~3"/>
  </properties>
 </tile>
 <tile id="3331">
  <properties>
   <property name="name" value="water 116 ~3"/>
  </properties>
 </tile>
 <tile id="3332">
  <properties>
   <property name="name" value="water 116 b ~3"/>
  </properties>
 </tile>
 <tile id="3333">
  <properties>
   <property name="name" value="water 116 c ~3"/>
  </properties>
 </tile>
 <tile id="3334">
  <properties>
   <property name="name" value="water 116 d ~3"/>
  </properties>
 </tile>
 <tile id="3335">
  <properties>
   <property name="name" value="water 117 ~3"/>
  </properties>
 </tile>
 <tile id="3336">
  <properties>
   <property name="name" value="water 117 b ~3"/>
  </properties>
 </tile>
 <tile id="3337">
  <properties>
   <property name="name" value="water 117 c ~3"/>
  </properties>
 </tile>
 <tile id="3338">
  <properties>
   <property name="name" value="water 117 d ~3"/>
  </properties>
 </tile>
 <tile id="3339">
  <properties>
   <property name="name" value="water 119 ~3"/>
  </properties>
 </tile>
 <tile id="3340">
  <properties>
   <property name="name" value="water 119 b ~3"/>
  </properties>
 </tile>
 <tile id="3341">
  <properties>
   <property name="name" value="water 119 c ~3"/>
  </properties>
 </tile>
 <tile id="3342">
  <properties>
   <property name="name" value="water 119 d ~3"/>
  </properties>
 </tile>
 <tile id="3343">
  <properties>
   <property name="name" value="water 124 ~3"/>
  </properties>
 </tile>
 <tile id="3344">
  <properties>
   <property name="name" value="water 124 b ~3"/>
  </properties>
 </tile>
 <tile id="3345">
  <properties>
   <property name="name" value="water 124 c ~3"/>
  </properties>
 </tile>
 <tile id="3346">
  <properties>
   <property name="name" value="water 124 d ~3"/>
  </properties>
 </tile>
 <tile id="3347">
  <properties>
   <property name="name" value="water 125 ~3"/>
  </properties>
 </tile>
 <tile id="3348">
  <properties>
   <property name="name" value="water 125 b ~3"/>
  </properties>
 </tile>
 <tile id="3349">
  <properties>
   <property name="name" value="water 125 c ~3"/>
  </properties>
 </tile>
 <tile id="3350">
  <properties>
   <property name="name" value="water 125 d ~3"/>
  </properties>
 </tile>
 <tile id="3351">
  <properties>
   <property name="name" value="water 127 ~3"/>
  </properties>
 </tile>
 <tile id="3352">
  <properties>
   <property name="name" value="water 127 b ~3"/>
  </properties>
 </tile>
 <tile id="3353">
  <properties>
   <property name="name" value="water 127 c ~3"/>
  </properties>
 </tile>
 <tile id="3354">
  <properties>
   <property name="name" value="water 127 d ~3"/>
  </properties>
 </tile>
 <tile id="3355">
  <properties>
   <property name="name" value="water 193 ~3"/>
  </properties>
 </tile>
 <tile id="3356">
  <properties>
   <property name="name" value="water 193 b ~3"/>
  </properties>
 </tile>
 <tile id="3357">
  <properties>
   <property name="name" value="water 193 c ~3"/>
  </properties>
 </tile>
 <tile id="3358">
  <properties>
   <property name="name" value="water 193 d ~3"/>
  </properties>
 </tile>
 <tile id="3359">
  <properties>
   <property name="name" value="water 197 ~3"/>
  </properties>
 </tile>
 <tile id="3360">
  <properties>
   <property name="name" value="water 197 b ~3"/>
  </properties>
 </tile>
 <tile id="3361">
  <properties>
   <property name="name" value="water 197 c ~3"/>
  </properties>
 </tile>
 <tile id="3362">
  <properties>
   <property name="name" value="water 197 d ~3"/>
  </properties>
 </tile>
 <tile id="3363">
  <properties>
   <property name="name" value="water 199 ~3"/>
  </properties>
 </tile>
 <tile id="3364">
  <properties>
   <property name="name" value="water 199 b ~3"/>
  </properties>
 </tile>
 <tile id="3365">
  <properties>
   <property name="name" value="water 199 c ~3"/>
  </properties>
 </tile>
 <tile id="3366">
  <properties>
   <property name="name" value="water 199 d ~3"/>
  </properties>
 </tile>
 <tile id="3367">
  <properties>
   <property name="name" value="water 209 ~3"/>
  </properties>
 </tile>
 <tile id="3368">
  <properties>
   <property name="name" value="water 209 b ~3"/>
  </properties>
 </tile>
 <tile id="3369">
  <properties>
   <property name="name" value="water 209 c ~3"/>
  </properties>
 </tile>
 <tile id="3370">
  <properties>
   <property name="name" value="water 209 d ~3"/>
  </properties>
 </tile>
 <tile id="3371">
  <properties>
   <property name="name" value="water 213 ~3"/>
  </properties>
 </tile>
 <tile id="3372">
  <properties>
   <property name="name" value="water 213 b ~3"/>
  </properties>
 </tile>
 <tile id="3373">
  <properties>
   <property name="name" value="water 213 c ~3"/>
  </properties>
 </tile>
 <tile id="3374">
  <properties>
   <property name="name" value="water 213 d ~3"/>
  </properties>
 </tile>
 <tile id="3375">
  <properties>
   <property name="name" value="water 215 ~3"/>
  </properties>
 </tile>
 <tile id="3376">
  <properties>
   <property name="name" value="water 215 b ~3"/>
  </properties>
 </tile>
 <tile id="3377">
  <properties>
   <property name="name" value="water 215 c ~3"/>
  </properties>
 </tile>
 <tile id="3378">
  <properties>
   <property name="name" value="water 215 d ~3"/>
  </properties>
 </tile>
 <tile id="3379">
  <properties>
   <property name="name" value="water 221 ~3"/>
  </properties>
 </tile>
 <tile id="3380">
  <properties>
   <property name="name" value="water 221 b ~3"/>
  </properties>
 </tile>
 <tile id="3381">
  <properties>
   <property name="name" value="water 221 c ~3"/>
  </properties>
 </tile>
 <tile id="3382">
  <properties>
   <property name="name" value="water 221 d ~3"/>
  </properties>
 </tile>
 <tile id="3383">
  <properties>
   <property name="name" value="water 223 ~3"/>
  </properties>
 </tile>
 <tile id="3384">
  <properties>
   <property name="name" value="water 223 b ~3"/>
  </properties>
 </tile>
 <tile id="3385">
  <properties>
   <property name="name" value="water 223 c ~3"/>
  </properties>
 </tile>
 <tile id="3386">
  <properties>
   <property name="name" value="water 223 d ~3"/>
  </properties>
 </tile>
 <tile id="3387">
  <properties>
   <property name="name" value="water 241 ~3"/>
  </properties>
 </tile>
 <tile id="3388">
  <properties>
   <property name="name" value="water 241 b ~3"/>
  </properties>
 </tile>
 <tile id="3389">
  <properties>
   <property name="name" value="water 241 c ~3"/>
  </properties>
 </tile>
 <tile id="3390">
  <properties>
   <property name="name" value="water 241 d ~3"/>
  </properties>
 </tile>
 <tile id="3391">
  <properties>
   <property name="name" value="water 245 ~3"/>
  </properties>
 </tile>
 <tile id="3392">
  <properties>
   <property name="name" value="water 245 b ~3"/>
  </properties>
 </tile>
 <tile id="3393">
  <properties>
   <property name="name" value="water 245 c ~3"/>
  </properties>
 </tile>
 <tile id="3394">
  <properties>
   <property name="name" value="water 245 d ~3"/>
  </properties>
 </tile>
 <tile id="3395">
  <properties>
   <property name="name" value="water 247 ~3"/>
  </properties>
 </tile>
 <tile id="3396">
  <properties>
   <property name="name" value="water 247 b ~3"/>
  </properties>
 </tile>
 <tile id="3397">
  <properties>
   <property name="name" value="water 247 c ~3"/>
  </properties>
 </tile>
 <tile id="3398">
  <properties>
   <property name="name" value="water 247 d ~3"/>
  </properties>
 </tile>
 <tile id="3399">
  <properties>
   <property name="name" value="water 253 ~3"/>
  </properties>
 </tile>
 <tile id="3400">
  <properties>
   <property name="name" value="water 253 b ~3"/>
  </properties>
 </tile>
 <tile id="3401">
  <properties>
   <property name="name" value="water 253 c ~3"/>
  </properties>
 </tile>
 <tile id="3402">
  <properties>
   <property name="name" value="water 253 d ~3"/>
  </properties>
 </tile>
 <tile id="3403">
  <properties>
   <property name="name" value="water 255 ~3"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="pave" type="mixed" tile="992">
   <wangcolor name="pave" color="#d3bb97" tile="-1" probability="1"/>
   <wangtile tileid="992" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="993" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="994" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="995" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="996" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="997" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="998" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="999" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1000" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1001" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1002" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1003" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1004" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1005" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1006" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1007" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1012" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1013" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1014" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1015" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1016" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1017" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1018" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1019" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1020" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1021" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1022" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1023" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1024" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1025" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1026" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1027" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1028" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1029" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1030" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1031" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1032" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1033" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1034" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1035" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1036" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1037" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1038" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1039" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1040" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1041" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1042" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1043" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1044" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1045" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1046" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1047" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1048" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1049" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1050" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1051" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1052" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1053" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1054" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1055" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1056" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1057" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1058" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1059" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1060" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1061" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1062" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1063" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1064" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1065" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1066" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1067" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1068" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1069" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1070" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1071" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1072" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1073" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1074" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1075" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1076" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1077" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1078" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1079" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1080" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1081" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1082" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1083" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1084" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1085" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1086" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1087" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1088" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1089" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1090" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1091" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1092" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1093" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1094" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1095" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1096" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1097" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1098" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1099" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1100" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1101" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1102" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1103" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1104" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1105" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1106" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1107" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1108" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1109" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1110" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1111" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1112" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1113" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1114" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1115" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1116" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1117" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1118" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1119" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1120" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1121" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1122" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1123" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1124" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1125" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1126" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1127" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1128" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1129" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1130" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1131" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1132" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1133" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1134" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1135" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1136" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1137" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1138" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1139" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1140" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1141" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1142" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1143" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1144" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1145" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1146" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1147" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1148" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1149" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1150" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1151" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1152" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1153" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1154" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1155" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1156" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1157" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1158" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1159" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1160" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1161" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1162" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1163" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1164" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1165" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1166" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1167" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1168" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1169" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1170" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1171" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1172" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1173" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1174" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1175" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1176" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1177" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1178" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1179" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1180" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1181" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1182" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1183" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1184" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1185" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1186" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1187" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1188" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1189" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1190" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1191" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1192" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="dirt" type="mixed" tile="1193">
   <wangcolor name="dirt" color="#c0935b" tile="-1" probability="1"/>
   <wangtile tileid="1193" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1194" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1195" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1196" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1197" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1198" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1199" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1200" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1201" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1202" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1203" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1204" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1205" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1206" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1207" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1208" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1213" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1214" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1215" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1216" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1217" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1218" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1219" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1220" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1221" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1222" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1223" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1224" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1225" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1226" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1227" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1228" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1229" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1230" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1231" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1232" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1233" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1234" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1235" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1236" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1237" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1238" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1239" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1240" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1241" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1242" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1243" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1244" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1245" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1246" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1247" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1248" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1249" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1250" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1251" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1252" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1253" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1254" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1255" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1256" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1257" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1258" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1259" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1260" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1261" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1262" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1263" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1264" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1265" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1266" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1267" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1268" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1269" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1270" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1271" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1272" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1273" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1274" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1275" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1276" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1277" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1278" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1279" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1280" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1281" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1282" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1283" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1284" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1285" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1286" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1287" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1288" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1289" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1290" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1291" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1292" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1293" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1294" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1295" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1296" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1297" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1298" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1299" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1300" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1301" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1302" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1303" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1304" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1305" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1306" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1307" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1308" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1309" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1310" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1311" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1312" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1313" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1314" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1315" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1316" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1317" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1318" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1319" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1320" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1321" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1322" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1323" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1324" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1325" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1326" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1327" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1328" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1329" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1330" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1331" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1332" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1333" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1334" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1335" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1336" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1337" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1338" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1339" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1340" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1341" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1342" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1343" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1344" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1345" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1346" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1347" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1348" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1349" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1350" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1351" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1352" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1353" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1354" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1355" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1356" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1357" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1358" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1359" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1360" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1361" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1362" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1363" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1364" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1365" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1366" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1367" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1368" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1369" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1370" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1371" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1372" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1373" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1374" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1375" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1376" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1377" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1378" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1379" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1380" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1381" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1382" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1383" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1384" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1385" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1386" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1387" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1388" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1389" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1390" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1391" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1392" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1393" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="gravel" type="mixed" tile="1394">
   <wangcolor name="gravel" color="#c4a987" tile="-1" probability="1"/>
   <wangtile tileid="1394" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1395" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1396" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1397" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1398" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1399" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1400" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1401" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1402" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1403" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1404" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1405" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1406" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1407" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1408" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1409" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1414" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1415" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1416" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1417" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1418" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1419" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1420" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1421" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1422" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1423" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1424" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1425" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1426" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1427" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1428" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1429" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1430" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1431" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1432" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1433" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1434" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1435" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1436" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1437" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1438" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1439" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1440" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1441" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1442" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1443" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1444" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1445" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1446" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1447" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1448" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1449" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1450" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1451" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1452" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1453" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1454" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1455" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1456" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1457" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1458" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1459" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1460" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1461" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1462" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1463" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1464" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1465" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1466" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1467" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1468" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1469" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1470" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1471" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1472" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1473" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1474" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1475" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1476" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1477" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1478" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1479" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1480" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1481" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1482" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1483" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1484" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1485" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1486" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1487" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1488" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1489" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1490" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1491" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1492" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1493" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1494" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1495" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1496" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1497" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1498" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1499" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1500" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1501" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1502" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1503" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1504" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1505" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1506" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1507" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1508" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1509" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1510" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1511" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1512" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1513" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1514" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1515" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1516" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1517" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1518" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1519" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1520" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1521" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1522" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1523" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1524" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1525" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1526" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1527" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1528" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1529" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1530" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1531" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1532" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1533" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1534" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1535" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1536" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1537" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1538" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1539" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1540" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1541" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1542" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1543" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1544" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1545" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1546" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1547" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1548" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1549" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1550" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1551" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1552" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1553" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1554" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1555" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1556" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1557" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1558" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1559" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1560" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1561" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1562" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1563" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1564" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1565" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1566" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1567" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1568" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1569" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1570" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1571" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1572" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1573" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1574" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1575" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1576" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1577" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1578" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1579" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1580" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1581" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1582" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1583" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1584" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1585" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1586" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1587" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1588" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1589" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1590" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1591" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1592" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1593" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1594" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="water" type="mixed" tile="1595">
   <wangcolor name="water" color="#2c6cab" tile="-1" probability="1"/>
   <wangtile tileid="1595" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1596" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1597" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1598" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1599" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1600" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1601" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1602" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1603" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1604" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1605" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1606" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1607" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1608" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1609" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1610" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1615" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1616" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1617" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1618" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1619" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1620" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1621" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1622" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1623" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1624" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1625" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1626" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1627" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1628" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1629" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1630" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1631" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1632" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1633" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1634" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1635" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1636" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1637" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1638" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1639" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1640" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1641" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1642" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1643" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1644" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1645" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1646" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1647" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1648" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1649" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1650" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1651" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1652" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1653" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1654" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1655" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1656" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1657" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1658" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1659" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1660" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1661" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1662" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1663" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1664" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1665" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1666" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1667" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1668" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1669" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1670" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1671" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1672" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1673" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1674" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1675" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1676" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1677" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1678" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1679" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1680" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1681" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1682" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1683" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1684" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1685" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1686" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1687" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1688" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1689" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1690" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1691" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1692" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1693" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1694" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1695" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1696" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1697" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1698" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1699" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1700" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1701" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1702" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1703" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1704" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1705" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1706" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1707" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1708" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1709" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1710" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1711" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1712" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1713" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1714" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1715" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1716" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1717" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1718" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1719" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1720" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1721" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1722" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1723" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1724" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1725" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1726" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1727" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1728" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1729" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1730" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1731" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1732" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1733" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1734" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1735" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1736" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1737" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1738" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1739" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1740" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1741" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1742" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1743" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1744" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1745" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1746" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1747" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1748" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1749" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1750" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1751" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1752" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1753" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1754" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1755" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1756" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1757" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1758" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1759" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1760" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1761" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1762" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1763" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1764" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1765" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1766" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1767" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1768" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1769" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1770" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1771" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1772" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1773" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1774" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1775" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1776" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1777" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1778" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1779" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1780" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1781" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1782" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1783" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1784" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1785" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1786" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1787" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1788" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1789" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1790" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1791" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1792" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1793" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1794" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1795" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="soil" type="mixed" tile="1796">
   <wangcolor name="soil" color="#47231f" tile="-1" probability="1"/>
   <wangtile tileid="1796" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1797" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1798" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1799" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1800" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1801" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1802" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1803" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1804" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1805" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1806" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1807" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1808" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1809" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1810" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1811" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1816" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1817" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1818" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1819" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="1820" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1821" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1822" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1823" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="1824" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1825" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1826" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1827" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="1828" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1829" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1830" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1831" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="1832" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1833" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1834" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1835" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="1836" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1837" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1838" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1839" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="1840" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1841" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1842" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1843" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="1844" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1845" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1846" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1847" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="1848" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1849" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1850" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1851" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="1852" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1853" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1854" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1855" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="1856" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1857" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1858" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1859" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="1860" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1861" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1862" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1863" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="1864" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1865" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1866" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1867" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="1868" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1869" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1870" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1871" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="1872" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1873" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1874" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1875" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="1876" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1877" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1878" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1879" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="1880" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1881" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1882" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1883" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="1884" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1885" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1886" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1887" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="1888" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1889" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1890" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1891" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="1892" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1893" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1894" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1895" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="1896" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1897" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1898" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1899" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1900" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1901" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1902" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1903" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="1904" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1905" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1906" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1907" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="1908" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1909" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1910" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1911" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="1912" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1913" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1914" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1915" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="1916" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1917" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1918" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1919" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="1920" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1921" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1922" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1923" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="1924" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1925" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1926" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1927" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="1928" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1929" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1930" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1931" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="1932" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1933" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1934" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1935" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="1936" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1937" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1938" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1939" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="1940" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1941" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1942" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1943" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="1944" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1945" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1946" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1947" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="1948" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1949" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1950" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1951" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="1952" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1953" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1954" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1955" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="1956" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1957" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1958" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1959" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="1960" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1961" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1962" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1963" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="1964" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1965" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1966" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1967" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="1968" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1969" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1970" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1971" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="1972" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1973" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1974" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1975" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="1976" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1977" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1978" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1979" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="1980" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1981" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1982" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1983" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="1984" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1985" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1986" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1987" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="1988" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1989" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1990" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1991" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="1992" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1993" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1994" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1995" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="1996" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="deck" type="mixed" tile="1997">
   <wangcolor name="deck" color="#9b6f49" tile="-1" probability="1"/>
   <wangtile tileid="1997" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1998" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="1999" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2000" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2001" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2002" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2003" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2004" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2005" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2006" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2007" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2008" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2009" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2010" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2011" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2012" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2017" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2018" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2019" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2020" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2021" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2022" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2023" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2024" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2025" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2026" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2027" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2028" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2029" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2030" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2031" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2032" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2033" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2034" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2035" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2036" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2037" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2038" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2039" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2040" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2041" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2042" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2043" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2044" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2045" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2046" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2047" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2048" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2049" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2050" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2051" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2052" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2053" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2054" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2055" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2056" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2057" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2058" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2059" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2060" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2061" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2062" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2063" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2064" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2065" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2066" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2067" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2068" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2069" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2070" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2071" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2072" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2073" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2074" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2075" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2076" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2077" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2078" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2079" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2080" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2081" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2082" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2083" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2084" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2085" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2086" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2087" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2088" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2089" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2090" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2091" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2092" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2093" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2094" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2095" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2096" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2097" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2098" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2099" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2100" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2101" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2102" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2103" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2104" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2105" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2106" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2107" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2108" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2109" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2110" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2111" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2112" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2113" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2114" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2115" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2116" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2117" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2118" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2119" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2120" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2121" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2122" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2123" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2124" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2125" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2126" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2127" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2128" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2129" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2130" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2131" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2132" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2133" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2134" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2135" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2136" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2137" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2138" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2139" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2140" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2141" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2142" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2143" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2144" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2145" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2146" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2147" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2148" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2149" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2150" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2151" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2152" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2153" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2154" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2155" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2156" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2157" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2158" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2159" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2160" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2161" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2162" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2163" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2164" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2165" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2166" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2167" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2168" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2169" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2170" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2171" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2172" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2173" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2174" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2175" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2176" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2177" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2178" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2179" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2180" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2181" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2182" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2183" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2184" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2185" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2186" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2187" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2188" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2189" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2190" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2191" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2192" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2193" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2194" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2195" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2196" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2197" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="lush" type="mixed" tile="2198">
   <wangcolor name="lush" color="#347040" tile="-1" probability="1"/>
   <wangtile tileid="2198" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2199" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2200" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2201" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2202" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2203" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2204" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2205" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2206" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2207" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2208" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2209" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2210" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2211" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2212" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2213" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2218" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2219" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2220" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2221" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2222" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2223" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2224" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2225" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2226" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2227" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2228" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2229" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2230" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2231" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2232" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2233" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2234" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2235" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2236" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2237" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2238" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2239" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2240" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2241" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2242" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2243" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2244" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2245" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2246" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2247" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2248" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2249" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2250" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2251" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2252" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2253" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2254" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2255" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2256" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2257" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2258" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2259" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2260" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2261" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2262" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2263" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2264" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2265" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2266" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2267" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2268" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2269" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2270" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2271" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2272" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2273" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2274" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2275" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2276" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2277" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2278" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2279" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2280" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2281" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2282" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2283" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2284" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2285" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2286" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2287" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2288" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2289" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2290" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2291" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2292" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2293" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2294" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2295" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2296" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2297" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2298" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2299" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2300" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2301" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2302" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2303" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2304" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2305" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2306" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2307" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2308" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2309" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2310" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2311" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2312" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2313" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2314" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2315" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2316" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2317" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2318" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2319" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2320" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2321" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2322" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2323" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2324" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2325" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2326" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2327" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2328" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2329" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2330" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2331" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2332" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2333" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2334" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2335" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2336" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2337" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2338" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2339" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2340" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2341" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2342" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2343" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2344" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2345" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2346" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2347" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2348" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2349" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2350" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2351" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2352" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2353" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2354" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2355" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2356" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2357" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2358" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2359" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2360" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2361" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2362" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2363" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2364" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2365" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2366" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2367" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2368" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2369" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2370" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2371" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2372" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2373" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2374" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2375" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2376" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2377" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2378" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2379" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2380" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2381" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2382" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2383" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2384" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2385" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2386" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2387" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2388" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2389" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2390" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2391" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2392" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2393" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2394" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2395" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2396" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2397" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2398" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="pale" type="mixed" tile="2399">
   <wangcolor name="pale" color="#7fb045" tile="-1" probability="1"/>
   <wangtile tileid="2399" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2400" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2401" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2402" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2403" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2404" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2405" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2406" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2407" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2408" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2409" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2410" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2411" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2412" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2413" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2414" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2419" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2420" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2421" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2422" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2423" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2424" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2425" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2426" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2427" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2428" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2429" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2430" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2431" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2432" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2433" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2434" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2435" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2436" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2437" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2438" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2439" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2440" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2441" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2442" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2443" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2444" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2445" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2446" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2447" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2448" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2449" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2450" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2451" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2452" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2453" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2454" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2455" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2456" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2457" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2458" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2459" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2460" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2461" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2462" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2463" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2464" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2465" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2466" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2467" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2468" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2469" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2470" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2471" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2472" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2473" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2474" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2475" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2476" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2477" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2478" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2479" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2480" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2481" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2482" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2483" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2484" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2485" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2486" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2487" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2488" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2489" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2490" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2491" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2492" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2493" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2494" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2495" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2496" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2497" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2498" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2499" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2500" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2501" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2502" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2503" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2504" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2505" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2506" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2507" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2508" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2509" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2510" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2511" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2512" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2513" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2514" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2515" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2516" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2517" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2518" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2519" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2520" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2521" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2522" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2523" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2524" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2525" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2526" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2527" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2528" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2529" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2530" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2531" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2532" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2533" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2534" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2535" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2536" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2537" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2538" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2539" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2540" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2541" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2542" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2543" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2544" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2545" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2546" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2547" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2548" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2549" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2550" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2551" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2552" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2553" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2554" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2555" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2556" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2557" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2558" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2559" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2560" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2561" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2562" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2563" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2564" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2565" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2566" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2567" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2568" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2569" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2570" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2571" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2572" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2573" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2574" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2575" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2576" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2577" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2578" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2579" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2580" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2581" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2582" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2583" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2584" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2585" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2586" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2587" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2588" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2589" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2590" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2591" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2592" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2593" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2594" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2595" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2596" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2597" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2598" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2599" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
  <wangset name="plaza" type="mixed" tile="2600">
   <wangcolor name="plaza" color="#e2cda6" tile="-1" probability="1"/>
   <wangtile tileid="2600" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2601" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2602" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2603" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2604" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2605" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2606" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2607" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2608" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2609" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2610" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2611" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2612" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2613" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2614" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2615" wangid="1,1,1,1,1,1,1,1"/>
   <wangtile tileid="2620" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2621" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2622" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2623" wangid="1,0,0,0,0,0,0,0"/>
   <wangtile tileid="2624" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2625" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2626" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2627" wangid="0,0,1,0,0,0,0,0"/>
   <wangtile tileid="2628" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2629" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2630" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2631" wangid="1,0,1,0,0,0,0,0"/>
   <wangtile tileid="2632" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2633" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2634" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2635" wangid="1,1,1,0,0,0,0,0"/>
   <wangtile tileid="2636" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2637" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2638" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2639" wangid="0,0,0,0,1,0,0,0"/>
   <wangtile tileid="2640" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2641" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2642" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2643" wangid="1,0,0,0,1,0,0,0"/>
   <wangtile tileid="2644" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2645" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2646" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2647" wangid="0,0,1,0,1,0,0,0"/>
   <wangtile tileid="2648" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2649" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2650" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2651" wangid="1,0,1,0,1,0,0,0"/>
   <wangtile tileid="2652" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2653" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2654" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2655" wangid="1,1,1,0,1,0,0,0"/>
   <wangtile tileid="2656" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2657" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2658" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2659" wangid="0,0,1,1,1,0,0,0"/>
   <wangtile tileid="2660" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2661" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2662" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2663" wangid="1,0,1,1,1,0,0,0"/>
   <wangtile tileid="2664" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2665" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2666" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2667" wangid="1,1,1,1,1,0,0,0"/>
   <wangtile tileid="2668" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2669" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2670" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2671" wangid="0,0,0,0,0,0,1,0"/>
   <wangtile tileid="2672" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2673" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2674" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2675" wangid="1,0,0,0,0,0,1,0"/>
   <wangtile tileid="2676" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2677" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2678" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2679" wangid="0,0,1,0,0,0,1,0"/>
   <wangtile tileid="2680" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2681" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2682" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2683" wangid="1,0,1,0,0,0,1,0"/>
   <wangtile tileid="2684" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2685" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2686" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2687" wangid="1,1,1,0,0,0,1,0"/>
   <wangtile tileid="2688" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2689" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2690" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2691" wangid="0,0,0,0,1,0,1,0"/>
   <wangtile tileid="2692" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2693" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2694" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2695" wangid="1,0,0,0,1,0,1,0"/>
   <wangtile tileid="2696" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2697" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2698" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2699" wangid="0,0,1,0,1,0,1,0"/>
   <wangtile tileid="2700" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2701" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2702" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2703" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="2704" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2705" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2706" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2707" wangid="1,1,1,0,1,0,1,0"/>
   <wangtile tileid="2708" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2709" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2710" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2711" wangid="0,0,1,1,1,0,1,0"/>
   <wangtile tileid="2712" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2713" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2714" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2715" wangid="1,0,1,1,1,0,1,0"/>
   <wangtile tileid="2716" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2717" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2718" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2719" wangid="1,1,1,1,1,0,1,0"/>
   <wangtile tileid="2720" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2721" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2722" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2723" wangid="0,0,0,0,1,1,1,0"/>
   <wangtile tileid="2724" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2725" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2726" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2727" wangid="1,0,0,0,1,1,1,0"/>
   <wangtile tileid="2728" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2729" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2730" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2731" wangid="0,0,1,0,1,1,1,0"/>
   <wangtile tileid="2732" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2733" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2734" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2735" wangid="1,0,1,0,1,1,1,0"/>
   <wangtile tileid="2736" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2737" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2738" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2739" wangid="1,1,1,0,1,1,1,0"/>
   <wangtile tileid="2740" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2741" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2742" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2743" wangid="0,0,1,1,1,1,1,0"/>
   <wangtile tileid="2744" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2745" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2746" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2747" wangid="1,0,1,1,1,1,1,0"/>
   <wangtile tileid="2748" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2749" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2750" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2751" wangid="1,1,1,1,1,1,1,0"/>
   <wangtile tileid="2752" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2753" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2754" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2755" wangid="1,0,0,0,0,0,1,1"/>
   <wangtile tileid="2756" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2757" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2758" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2759" wangid="1,0,1,0,0,0,1,1"/>
   <wangtile tileid="2760" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2761" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2762" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2763" wangid="1,1,1,0,0,0,1,1"/>
   <wangtile tileid="2764" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2765" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2766" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2767" wangid="1,0,0,0,1,0,1,1"/>
   <wangtile tileid="2768" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2769" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2770" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2771" wangid="1,0,1,0,1,0,1,1"/>
   <wangtile tileid="2772" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2773" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2774" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2775" wangid="1,1,1,0,1,0,1,1"/>
   <wangtile tileid="2776" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2777" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2778" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2779" wangid="1,0,1,1,1,0,1,1"/>
   <wangtile tileid="2780" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2781" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2782" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2783" wangid="1,1,1,1,1,0,1,1"/>
   <wangtile tileid="2784" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2785" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2786" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2787" wangid="1,0,0,0,1,1,1,1"/>
   <wangtile tileid="2788" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2789" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2790" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2791" wangid="1,0,1,0,1,1,1,1"/>
   <wangtile tileid="2792" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2793" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2794" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2795" wangid="1,1,1,0,1,1,1,1"/>
   <wangtile tileid="2796" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2797" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2798" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2799" wangid="1,0,1,1,1,1,1,1"/>
   <wangtile tileid="2800" wangid="1,1,1,1,1,1,1,1"/>
  </wangset>
 </wangsets>
</tileset>
