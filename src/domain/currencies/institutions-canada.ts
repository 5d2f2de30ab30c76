/** Banks and credit unions of Canada one can pay from and be paid to, with their websites. */

/** One a line: name|website, in the order they are offered. */
export const CANADIAN_INSTITUTIONS = `
Royal Bank of Canada|https://www.rbcroyalbank.com
TD Canada Trust|https://www.td.com
Scotiabank|https://www.scotiabank.com
BMO Bank of Montreal|https://www.bmo.com
CIBC|https://www.cibc.com
National Bank of Canada|https://www.nbc.ca
Desjardins|https://www.desjardins.com
Tangerine|https://www.tangerine.ca
Simplii Financial|https://www.simplii.com
EQ Bank|https://www.eqbank.ca
Laurentian Bank of Canada|https://www.laurentianbank.ca
ATB Financial|https://www.atb.com
Manulife Bank|https://www.manulifebank.ca
Alterna Savings|https://www.alterna.ca
Alterna Bank|https://www.alternabank.ca
Peoples Trust|https://www.peoplestrust.com
Home Trust|https://www.hometrust.ca
Equitable Bank|https://www.equitablebank.ca
Bridgewater Bank|https://www.bridgewaterbank.ca
B2B Bank|https://b2bbank.com
VersaBank|https://www.versabank.com
Canadian Tire Bank|https://www.ctfs.com
Rogers Bank|https://www.rogersbank.com
President's Choice Financial|https://www.pcfinancial.ca
Wealth One Bank of Canada|https://www.wealthonebankofcanada.com
First Nations Bank of Canada|https://www.fnbc.ca
Haventree Bank|https://www.haventreebank.com
General Bank of Canada|https://www.generalbank.ca
ICICI Bank Canada|https://www.icicibank.ca
Vancity|https://www.vancity.com
Coast Capital Savings|https://www.coastcapitalsavings.com
Servus Credit Union|https://www.servus.ca
Meridian Credit Union|https://www.meridiancu.ca
First West Credit Union|https://www.firstwestcu.ca
Envision Financial|https://www.envisionfinancial.ca
Island Savings|https://www.islandsavings.ca
Valley First|https://www.valleyfirst.com
Prospera Credit Union|https://www.prospera.ca
BlueShore Financial|https://www.blueshorefinancial.com
Coastal Community Credit Union|https://www.cccu.ca
Interior Savings|https://www.interiorsavings.com
Kootenay Savings|https://www.kscu.com
Nelson & District Credit Union|https://www.nelsoncu.com
G&F Financial Group|https://www.gffg.com
Community Savings Credit Union|https://www.comsavings.com
First Credit Union|https://www.firstcu.ca
Sunshine Coast Credit Union|https://www.sunshineccu.com
Northern Savings Credit Union|https://www.northsave.com
Bulkley Valley Credit Union|https://www.bvcu.com
Integris Credit Union|https://www.integriscu.ca
Williams Lake and District Credit Union|https://www.wldcu.com
East Kootenay Community Credit Union|https://www.ekccu.com
Aldergrove Credit Union|https://www.aldergrovecu.ca
Vision Credit Union|https://www.visioncu.ca
Rocky Credit Union|https://www.rockycu.com
Lakeland Credit Union|https://www.lakelandcreditunion.com
Affinity Credit Union|https://www.affinitycu.ca
Conexus Credit Union|https://www.conexus.ca
Innovation Federal Credit Union|https://www.innovationcu.ca
Synergy Credit Union|https://www.synergycu.ca
TCU Financial Group|https://www.tcufinancialgroup.com
Cornerstone Credit Union|https://www.cornerstonecu.com
Assiniboine Credit Union|https://www.acu.ca
Steinbach Credit Union|https://www.scu.mb.ca
Cambrian Credit Union|https://www.cambrian.mb.ca
Access Credit Union|https://www.accesscu.ca
Sunrise Credit Union|https://www.sunrisecu.mb.ca
Westoba Credit Union|https://www.westoba.com
Fusion Credit Union|https://www.fusioncu.com
Outlook Financial|https://www.outlookfinancial.com
Caisse Groupe Financier|https://www.caisse.biz
DUCA Financial Services|https://www.duca.com
FirstOntario Credit Union|https://www.firstontario.com
Libro Credit Union|https://www.libro.ca
Kawartha Credit Union|https://www.kawarthacu.com
Northern Credit Union|https://www.northerncu.com
Kindred Credit Union|https://www.kindredcu.com
YNCU|https://www.yncu.com
Windsor Family Credit Union|https://www.wfcu.ca
PenFinancial Credit Union|https://www.penfinancial.com
Rapport Credit Union|https://www.rapportcu.ca
Luminus Financial|https://www.luminusfinancial.com
Ganaraska Financial Credit Union|https://www.ganaraskacu.com
Tandia Financial Credit Union|https://www.tandia.com
Mainstreet Credit Union|https://www.mainstreetcu.ca
Copperfin Credit Union|https://www.copperfin.ca
Italian Canadian Savings & Credit Union|https://www.iccu.com
Parama Credit Union|https://www.parama.ca
Ukrainian Credit Union|https://www.ukrainiancu.com
UNI Financial Cooperation|https://www.uni.ca
Omista Credit Union|https://www.omista.com
NBTA Credit Union|https://www.nbtacu.nb.ca
Progressive Credit Union|https://www.progressivecu.nb.ca
Credit Union Atlantic|https://www.cua.com
East Coast Credit Union|https://www.eastcoastcu.ca
Valley Credit Union|https://www.valleycreditunion.com
Newfoundland and Labrador Credit Union|https://www.nlcu.com
Provincial Credit Union|https://www.provincialcu.com
`;
