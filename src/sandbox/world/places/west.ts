/** North and South America and Europe. */
import { place } from './place.ts';

export const WEST = [
  place({
    country: 'US',
    currency: 'USD',
    given:
      'Olivia|Marcus|Sophia|Jamal|Emily|DeShawn|Grace|Ethan|Imani|Tyler|Madison|Xavier|Hannah|Malik|Abigail|Diego|Chloe|Andre|Ruth|Wesley',
    family:
      'Johnson|Williams|O’Brien|Garcia|Washington|Miller|Nguyen|Jackson|Robinson|Martinez|Cooper|Freeman|Lee|Hernandez-Castillo|Brooks|Parker|Okoro|Smith',
    cities:
      'Houston / TX / 77002|Atlanta / GA / 30303|New York / NY / 10027|Chicago / IL / 60614|Silver Spring / MD / 20910|Los Angeles / CA / 90012|Dallas / TX / 75201|Newark / NJ / 07102',
    streets:
      'Peachtree Street NE|Westheimer Road|Malcolm X Boulevard|Georgia Avenue|Sunset Boulevard|Elm Street|Broad Street|Michigan Avenue',
    phone: '+1 713 555 0###',
    accountDigits: 12,
    banks:
      '021000021 = JPMorgan Chase|026009593 = Bank of America|121000248 = Wells Fargo|021000089 = Citibank|031176110 = Capital One|256074974 = Navy Federal Credit Union|124003116 = Ally Bank',
  }),
  place({
    country: 'CA',
    currency: 'CAD',
    given:
      'Liam|Amélie|Noah|Charlotte|Mathieu|Aanya|Félix|Zoë|Gabriel|Maude|Ravi|Chloé|Benoît|Isla|Tremaine|Joséphine',
    family:
      'Tremblay|MacDonald|Gagnon|Singh|Roy|Campbell|Bouchard|Chan|D’Souza|Lefebvre-Desrosiers|Wilson|Pelletier|Adeleke|Morin|Fraser',
    cities:
      'Toronto / Ontario / M5V 2T6|Montréal / Québec / H2Y 1C6|Calgary / Alberta / T2P 1J9|Vancouver / British Columbia / V6B 1A1|Brampton / Ontario / L6Y 1N7|Ottawa / Ontario / K1P 5M7',
    streets:
      'Yonge Street|Rue Sainte-Catherine|Jasper Avenue|Granville Street|Queen Street|Bank Street',
    phone: '+1 416 555 0###',
    accountDigits: 7,
    banks:
      '003 = Royal Bank of Canada|004 = TD Canada Trust|002 = Scotiabank|001 = Bank of Montreal|010 = CIBC|815 = Desjardins|614 = Tangerine',
  }),
  place({
    country: 'GB',
    currency: 'GBP',
    given:
      'Oliver|Amelia|Kwabena|Siân|Harry|Priyanka|Niamh|Callum|Temitope|Poppy|Rhys|Eleanor|Hamish|Zara|Alfie|Fiona',
    family:
      'Smith|Jones|Taylor|Davies|O’Connor|Patel|Campbell-Bannerman|Evans|Ahmed|Thompson|Adeyemi|MacLeod|Hughes|Featherstonehaugh|Wright|Khan',
    cities:
      'London / England / SE15 4QL|Manchester / England / M1 4BT|Birmingham / England / B1 1TB|Leeds / England / LS1 4AP|Glasgow / Scotland / G2 1DY|Cardiff / Wales / CF10 1EP',
    streets: 'Rye Lane|Deansgate|Corporation Street|The Headrow|Sauchiehall Street|St Mary Street',
    phone: '+44 7700 900###',
    accountDigits: 8,
    banks:
      '200000 = Barclays|309634 = Lloyds Bank|400530 = HSBC UK|600001 = NatWest|040004 = Monzo|230580 = Metro Bank|074456 = Nationwide',
  }),
  place({
    country: 'DE',
    currency: 'EUR',
    given:
      'Jürgen|Anneliese|Lukas|Hanna|Björn|Käthe|Maximilian|Sibel|Günther|Leonie|Matthias|Änne|Chukwuma|Friederike',
    family:
      'Müller|Schmidt|Schröder|Weiß|Öztürk|von Hohenstein-Löwenberg|Jäger|Köhler|Fischer|Großmann|Becker|Leutheusser-Schnarrenberger|Vogel',
    cities:
      'Berlin / Berlin / 10117|Hamburg / Hamburg / 20095|München / Bayern / 80331|Köln / Nordrhein-Westfalen / 50667|Frankfurt am Main / Hessen / 60311',
    streets: 'Friedrichstraße|Mönckebergstraße|Leopoldstraße|Hohe Straße|Zeil|Sonnenallee',
    phone: '+49 151 2#######',
    accountDigits: 10,
    banks:
      '10070000 = Deutsche Bank|20040000 = Commerzbank|10050000 = Berliner Sparkasse|10011001 = N26|12030000 = DKB|50010517 = ING',
  }),
  place({
    country: 'FR',
    currency: 'EUR',
    given:
      'Aurélie|Théo|Fatoumata|Jean-Baptiste|Éloïse|Moussa|Camille|Loïc|Anaïs|Hélène|Ousmane|Maëlys|François|Aïssatou',
    family:
      'Dupont|Lefèvre|Diallo|Moreau|N’Diaye|de La Rochefoucauld|Bernard|Traoré|Girard|Lemaître|Çelik|Chevalier|Faure',
    cities:
      'Paris / Île-de-France / 75018|Marseille / Provence-Alpes-Côte d’Azur / 13001|Lyon / Auvergne-Rhône-Alpes / 69002|Toulouse / Occitanie / 31000|Lille / Hauts-de-France / 59000',
    streets:
      'Rue de la République|Boulevard Barbès|Cours Lafayette|Rue Nationale|Allée Jean-Jaurès',
    phone: '+33 6 39 98 ## ##',
    accountDigits: 11,
    banks:
      '30004 = BNP Paribas|30003 = Société Générale|18206 = Crédit Agricole|20041 = La Banque Postale|10278 = Crédit Mutuel|16798 = Boursorama',
  }),
  place({
    country: 'NL',
    currency: 'EUR',
    given: 'Daan|Sanne|Joost|Fleur|Bram|Lotte|Sjoerd|Femke|Mehmet|Anouk|Thijs|Marijke',
    family:
      'de Vries|van den Berg|Jansen|IJsselstein|Bakker|van ’t Hoff|Mulder|Visser|el Amrani|van der Heijden-Oosterhuis|Smit',
    cities:
      'Amsterdam / Noord-Holland / 1012 JS|Rotterdam / Zuid-Holland / 3011 AD|Utrecht / Utrecht / 3511 LX|’s-Gravenhage / Zuid-Holland / 2511 CV',
    streets: 'Damrak|Coolsingel|Oudegracht|Spui|Javastraat',
    phone: '+31 6 ########',
    accountDigits: 10,
    banks: 'INGB = ING Bank|ABNA = ABN AMRO|RABO = Rabobank|BUNQ = bunq|TRIO = Triodos Bank',
  }),
  place({
    country: 'SE',
    currency: 'SEK',
    given: 'Åsa|Björn|Märta|Göran|Linnéa|Östen|Elsa|Nils|Saga|Håkan|Amina|Oskar',
    family:
      'Johansson|Åkesson|Bergström|Lindqvist|Öberg|Nyström|Sjögren|Haile|Forsberg|Ängquist|Holm',
    cities:
      'Stockholm / Stockholms län / 111 22|Göteborg / Västra Götalands län / 411 03|Malmö / Skåne län / 211 20|Uppsala / Uppsala län / 753 10',
    streets: 'Drottninggatan|Avenyn|Södra Förstadsgatan|Kungsgatan|Storgatan',
    phone: '+46 70 174 06 ##',
    accountDigits: 10,
    banks: '8000 = Swedbank|6000 = Handelsbanken|5000 = SEB|3000 = Nordea|9270 = ICA Banken',
  }),
  place({
    country: 'BR',
    currency: 'BRL',
    given:
      'João|Beatriz|Antônio|Conceição|Luís Otávio|Fernanda|Thiago|Iracema|Gustavo|Jussara|Maria do Carmo|Caetano',
    family:
      'Silva|Gonçalves|de Oliveira e Souza|Araújo|Simões|Nascimento|Magalhães|Rocha|Guimarães|Assunção|Pereira',
    cities:
      'São Paulo / SP / 01310-100|Salvador / BA / 40020-000|Rio de Janeiro / RJ / 20040-002|Brasília / DF / 70040-010',
    streets: 'Avenida Paulista|Rua da Bahia|Avenida Sete de Setembro|Rua do Ouvidor|Rua Augusta',
    phone: '+55 11 9####-####',
    accountDigits: 9,
    banks:
      '001 = Banco do Brasil|341 = Itaú Unibanco|237 = Bradesco|260 = Nubank|104 = Caixa Econômica Federal',
  }),
];
