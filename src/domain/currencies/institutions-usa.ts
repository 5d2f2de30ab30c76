/** Banks and credit unions of the United States one can pay from and be paid to, with their websites. */

/** One a line: name|website, in the order they are offered. */
export const US_INSTITUTIONS = `
JPMorgan Chase|https://www.chase.com
Bank of America|https://www.bankofamerica.com
Wells Fargo|https://www.wellsfargo.com
Citibank|https://www.citi.com
U.S. Bank|https://www.usbank.com
PNC Bank|https://www.pnc.com
Truist|https://www.truist.com
Capital One|https://www.capitalone.com
TD Bank|https://www.td.com
Citizens Bank|https://www.citizensbank.com
Fifth Third Bank|https://www.53.com
KeyBank|https://www.key.com
Huntington National Bank|https://www.huntington.com
Regions Bank|https://www.regions.com
M&T Bank|https://www.mtb.com
Ally Bank|https://www.ally.com
American Express National Bank|https://www.americanexpress.com
Discover Bank|https://www.discover.com
Charles Schwab Bank|https://www.schwab.com
Marcus by Goldman Sachs|https://www.marcus.com
Synchrony Bank|https://www.synchronybank.com
USAA|https://www.usaa.com
BMO Bank|https://www.bmo.com
Santander Bank|https://www.santanderbank.com
HSBC Bank USA|https://www.us.hsbc.com
First Citizens Bank|https://www.firstcitizens.com
Comerica Bank|https://www.comerica.com
Zions Bank|https://www.zionsbank.com
Popular Bank|https://www.popularbank.com
Banco Popular de Puerto Rico|https://www.popular.com
FirstBank Puerto Rico|https://www.1firstbank.com
Oriental Bank|https://orientalbank.com
Flagstar Bank|https://www.flagstar.com
East West Bank|https://www.eastwestbank.com
Cathay Bank|https://www.cathaybank.com
Hanmi Bank|https://www.hanmi.com
Bank of Hope|https://www.bankofhope.com
Western Alliance Bank|https://www.westernalliancebancorporation.com
First Horizon Bank|https://www.firsthorizon.com
Synovus|https://www.synovus.com
Cadence Bank|https://cadencebank.com
Valley National Bank|https://www.valley.com
Webster Bank|https://www.websterbank.com
Wintrust Bank|https://www.wintrust.com
Old National Bank|https://www.oldnational.com
Associated Bank|https://www.associatedbank.com
BankUnited|https://www.bankunited.com
BOK Financial|https://www.bokfinancial.com
Bank of Oklahoma|https://www.bankofoklahoma.com
Frost Bank|https://www.frostbank.com
Texas Capital Bank|https://www.texascapitalbank.com
Prosperity Bank|https://www.prosperitybankusa.com
Amegy Bank|https://www.amegybank.com
Hancock Whitney|https://www.hancockwhitney.com
Pinnacle Bank|https://www.pnfp.com
SouthState Bank|https://www.southstatebank.com
UMB Bank|https://www.umb.com
Commerce Bank|https://www.commercebank.com
Arvest Bank|https://www.arvest.com
Simmons Bank|https://www.simmonsbank.com
Bank OZK|https://www.ozk.com
Centennial Bank|https://www.my100bank.com
First National Bank of Omaha|https://www.fnbo.com
First Interstate Bank|https://www.firstinterstate.com
Glacier Bank|https://www.glacierbank.com
Banner Bank|https://www.bannerbank.com
Columbia Bank|https://www.columbiabank.com
Umpqua Bank|https://www.umpquabank.com
WaFd Bank|https://www.wafdbank.com
Mechanics Bank|https://www.mechanicsbank.com
Bank of Hawaii|https://www.boh.com
First Hawaiian Bank|https://www.fhb.com
Central Pacific Bank|https://www.cpb.bank
American Savings Bank|https://www.asbhawaii.com
First National Bank Alaska|https://www.fnbalaska.com
Northrim Bank|https://www.northrim.com
City National Bank|https://www.cnb.com
California Bank & Trust|https://www.calbanktrust.com
Farmers & Merchants Bank of Long Beach|https://www.fmb.com
Five Star Bank|https://www.fivestarbank.com
Tri Counties Bank|https://www.tcbk.com
Exchange Bank|https://www.exchangebank.com
Nevada State Bank|https://www.nsbank.com
National Bank of Arizona|https://www.nbarizona.com
Alpine Bank|https://www.alpinebank.com
FirstBank|https://www.efirstbank.com
Bell Bank|https://bell.bank
Bremer Bank|https://www.bremer.com
Gate City Bank|https://www.gatecity.bank
Old Second National Bank|https://www.oldsecond.com
Byline Bank|https://www.bylinebank.com
Marquette Bank|https://www.emarquettebank.com
First Merchants Bank|https://www.firstmerchants.com
First Financial Bank|https://www.bankatfirst.com
Park National Bank|https://parknationalbank.com
Horizon Bank|https://www.horizonbank.com
Lake City Bank|https://www.lakecitybank.com
Independent Bank|https://www.independentbank.com
Mercantile Bank|https://www.mercbank.com
First National Bank of Pennsylvania|https://www.fnb-online.com
Fulton Bank|https://www.fultonbank.com
S&T Bank|https://www.stbank.com
Northwest Bank|https://www.northwest.bank
WSFS Bank|https://www.wsfsbank.com
First Commonwealth Bank|https://www.fcbanking.com
Customers Bank|https://www.customersbank.com
Univest Bank|https://www.univest.net
Tompkins Community Bank|https://www.tompkinsbank.com
Community Bank|https://cbna.com
NBT Bank|https://www.nbtbank.com
Apple Bank|https://www.applebank.com
Ridgewood Savings Bank|https://www.ridgewoodbank.com
Dime Community Bank|https://www.dime.com
Emigrant Bank|https://www.emigrant.com
Amalgamated Bank|https://www.amalgamatedbank.com
Carver Federal Savings Bank|https://www.carverbank.com
Provident Bank|https://www.provident.bank
Columbia Bank New Jersey|https://www.columbiabankonline.com
OceanFirst Bank|https://oceanfirst.com
Kearny Bank|https://www.kearnybank.com
Eastern Bank|https://www.easternbank.com
Rockland Trust|https://www.rocklandtrust.com
Berkshire Bank|https://www.berkshirebank.com
Middlesex Savings Bank|https://www.middlesexbank.com
Salem Five|https://www.salemfive.com
Washington Trust|https://www.washtrust.com
BankRI|https://www.bankri.com
Liberty Bank|https://www.liberty-bank.com
Bangor Savings Bank|https://www.bangor.com
Camden National Bank|https://www.camdennational.bank
Sandy Spring Bank|https://www.sandyspringbank.com
EagleBank|https://www.eaglebankcorp.com
Burke & Herbert Bank|https://www.burkeandherbertbank.com
Atlantic Union Bank|https://www.atlanticunionbank.com
TowneBank|https://www.townebank.com
First Bancorp|https://www.localfirstbank.com
United Bank|https://www.bankwithunited.com
City National Bank of West Virginia|https://www.bankatcity.com
Ameris Bank|https://www.amerisbank.com
United Community Bank|https://www.ucbi.com
Seacoast Bank|https://www.seacoastbank.com
Capital City Bank|https://www.ccbg.com
City National Bank of Florida|https://www.citynationalcm.com
Ocean Bank|https://www.oceanbank.com
Amerant Bank|https://www.amerantbank.com
OneUnited Bank|https://www.oneunited.com
Citizens Trust Bank|https://ctbconnect.com
Renasant Bank|https://www.renasantbank.com
Trustmark|https://www.trustmark.com
Home Bank|https://www.home24bank.com
Red River Bank|https://www.redriverbank.net
Origin Bank|https://www.origin.bank
Woodforest National Bank|https://www.woodforest.com
International Bank of Commerce|https://www.ibc.com
PlainsCapital Bank|https://www.plainscapital.com
Broadway Bank|https://broadway.bank
Extraco Banks|https://www.extracobanks.com
First Financial Bank Texas|https://www.ffin.com
BancFirst|https://www.bancfirst.bank
MidFirst Bank|https://www.midfirst.com
INTRUST Bank|https://www.intrustbank.com
Great Southern Bank|https://www.greatsouthernbank.com
Central Bank|https://www.centralbank.net
Hills Bank|https://www.hillsbank.com
Bankers Trust|https://www.bankerstrust.com
Axos Bank|https://www.axosbank.com
Chime|https://www.chime.com
Varo Bank|https://www.varomoney.com
SoFi Bank|https://www.sofi.com
LendingClub Bank|https://www.lendingclub.com
Quontic Bank|https://www.quontic.com
Bask Bank|https://www.baskbank.com
Live Oak Bank|https://www.liveoakbank.com
Green Dot Bank|https://www.greendot.com
The Bancorp Bank|https://www.thebancorp.com
Pathward|https://www.pathward.com
Sallie Mae Bank|https://www.salliemae.com
Barclays Bank Delaware|https://www.banking.barclaysus.com
EverBank|https://www.everbank.com
First Internet Bank|https://www.firstib.com
NBKC Bank|https://www.nbkc.com
Bank5 Connect|https://www.bank5connect.com
Navy Federal Credit Union|https://www.navyfederal.org
State Employees' Credit Union|https://www.ncsecu.org
Pentagon Federal Credit Union|https://www.penfed.org
Boeing Employees Credit Union|https://www.becu.org
SchoolsFirst Federal Credit Union|https://www.schoolsfirstfcu.org
The Golden 1 Credit Union|https://www.golden1.com
America First Credit Union|https://www.americafirst.com
Alliant Credit Union|https://www.alliantcreditunion.org
First Technology Federal Credit Union|https://www.firsttechfed.com
Mountain America Credit Union|https://www.macu.com
Randolph-Brooks Federal Credit Union|https://www.rbfcu.org
Security Service Federal Credit Union|https://www.ssfcu.org
Suncoast Credit Union|https://www.suncoastcreditunion.com
VyStar Credit Union|https://www.vystarcu.org
Space Coast Credit Union|https://www.sccu.com
GTE Financial|https://www.gtefinancial.org
MIDFLORIDA Credit Union|https://www.midflorida.com
San Diego County Credit Union|https://www.sdccu.com
Patelco Credit Union|https://www.patelco.org
Star One Credit Union|https://www.starone.org
Kinecta Federal Credit Union|https://www.kinecta.org
Logix Federal Credit Union|https://www.logixbanking.com
Wescom Credit Union|https://www.wescom.org
Redwood Credit Union|https://www.redwoodcu.org
Travis Credit Union|https://www.traviscu.org
SAFE Credit Union|https://www.safecu.org
Mission Federal Credit Union|https://www.missionfed.com
California Credit Union|https://www.ccu.com
Provident Credit Union|https://www.providentcu.org
Desert Financial Credit Union|https://www.desertfinancial.com
OneAZ Credit Union|https://www.oneazcu.com
Arizona Federal Credit Union|https://www.arizonafederal.org
OnPoint Community Credit Union|https://www.onpointcu.com
Rogue Credit Union|https://www.roguecu.org
Washington State Employees Credit Union|https://www.wsecu.org
Gesa Credit Union|https://www.gesa.com
Numerica Credit Union|https://www.numericacu.com
Spokane Teachers Credit Union|https://www.stcu.org
Idaho Central Credit Union|https://www.iccu.com
University Federal Credit Union|https://www.ufcu.org
Global Federal Credit Union|https://www.globalcu.org
Ent Credit Union|https://www.ent.com
Bellco Credit Union|https://www.bellco.org
Canvas Credit Union|https://www.canvas.org
Tinker Federal Credit Union|https://www.tinkerfcu.org
TTCU Federal Credit Union|https://www.ttcu.com
CommunityAmerica Credit Union|https://www.communityamerica.com
American Airlines Federal Credit Union|https://www.aacreditunion.org
GECU|https://www.gecu.com
Credit Human|https://www.credithuman.com
Texas Dow Employees Credit Union|https://www.tdecu.org
Austin Telco Federal Credit Union|https://www.atfcu.org
Navy Army Community Credit Union|https://www.navyarmyccu.com
EECU|https://www.eecu.org
Redstone Federal Credit Union|https://www.redfcu.org
Keesler Federal Credit Union|https://www.kfcu.org
Pen Air Credit Union|https://www.penair.org
Eglin Federal Credit Union|https://www.eglinfcu.org
Delta Community Credit Union|https://www.deltacommunitycu.com
Georgia's Own Credit Union|https://www.georgiasown.org
Robins Financial Credit Union|https://www.robinsfcu.org
Founders Federal Credit Union|https://www.foundersfcu.com
South Carolina Federal Credit Union|https://www.scfederal.org
Coastal Credit Union|https://www.coastal24.com
Truliant Federal Credit Union|https://www.truliantfcu.org
Local Government Federal Credit Union|https://www.lgfcu.org
Eastman Credit Union|https://www.ecu.org
ORNL Federal Credit Union|https://www.ornlfcu.com
Virginia Credit Union|https://www.vacu.org
Langley Federal Credit Union|https://www.langleyfcu.org
Chartway Credit Union|https://www.chartway.com
Northwest Federal Credit Union|https://www.nwfcu.org
Apple Federal Credit Union|https://www.applefcu.org
Justice Federal Credit Union|https://www.jfcu.org
Bank-Fund Staff Federal Credit Union|https://www.bfsfcu.org
United Nations Federal Credit Union|https://www.unfcu.org
Tower Federal Credit Union|https://www.towerfcu.org
State Employees Credit Union of Maryland|https://www.secumd.org
Municipal Employees Credit Union|https://www.mecu.com
Police and Fire Federal Credit Union|https://www.pffcu.org
Pennsylvania State Employees Credit Union|https://www.psecu.com
Members 1st Federal Credit Union|https://www.members1st.org
Citadel Credit Union|https://www.citadelbank.com
TruMark Financial Credit Union|https://www.trumarkonline.org
American Heritage Credit Union|https://www.americanheritagecu.org
Affinity Federal Credit Union|https://www.affinityfcu.com
Bethpage Federal Credit Union|https://www.bethpagefcu.com
Teachers Federal Credit Union|https://www.teachersfcu.org
Municipal Credit Union|https://www.nymcu.org
Island Federal Credit Union|https://www.islandfcu.com
Visions Federal Credit Union|https://www.visionsfcu.org
ESL Federal Credit Union|https://www.esl.org
Hudson Valley Credit Union|https://www.hvcu.org
Digital Federal Credit Union|https://www.dcu.org
Hanscom Federal Credit Union|https://www.hfcu.org
Jeanne D'Arc Credit Union|https://www.jdcu.org
Metro Credit Union|https://www.metrocu.org
Navigant Credit Union|https://www.navigantcu.org
American Eagle Financial Credit Union|https://www.americaneagle.org
Service Credit Union|https://www.servicecu.org
St. Mary's Bank|https://www.stmarysbank.com
Vermont Federal Credit Union|https://www.vermontfederal.org
Michigan State University Federal Credit Union|https://www.msufcu.org
Lake Michigan Credit Union|https://www.lmcu.org
Genisys Credit Union|https://www.genisyscu.org
DFCU Financial|https://www.dfcufinancial.com
United Federal Credit Union|https://www.unitedfcu.com
Wright-Patt Credit Union|https://www.wpcu.coop
General Electric Credit Union|https://www.gecreditunion.org
KEMBA Financial Credit Union|https://www.kemba.org
Teachers Credit Union|https://www.tcunet.com
Elements Financial|https://www.elements.org
Purdue Federal Credit Union|https://www.purduefed.com
Consumers Credit Union|https://www.myconsumers.org
Baxter Credit Union|https://www.bcu.org
Corporate America Family Credit Union|https://www.cafcu.org
Landmark Credit Union|https://www.landmarkcu.com
Summit Credit Union|https://www.summitcreditunion.com
University of Wisconsin Credit Union|https://www.uwcu.org
Educators Credit Union|https://www.ecu.com
Wings Credit Union|https://www.wingscu.com
Affinity Plus Federal Credit Union|https://www.affinityplus.org
GreenState Credit Union|https://www.greenstate.org
Veridian Credit Union|https://www.veridiancu.org
Dupaco Community Credit Union|https://www.dupaco.com
Collins Community Credit Union|https://www.collinscu.org
Vantage Credit Union|https://www.vcu.com
Scott Credit Union|https://www.scu.org
Hawaii State Federal Credit Union|https://www.hawaiistatefcu.com
HawaiiUSA Federal Credit Union|https://www.hawaiiusafcu.com
Connexus Credit Union|https://www.connexuscu.org
`;
