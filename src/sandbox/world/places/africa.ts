/** Nigeria, Ghana, Kenya and South Africa. */
import { place } from './place.ts';

export const AFRICA = [
  place({
    country: 'NG',
    currency: 'NGN',
    given:
      'Adébáyọ̀|Chinonso|Ngozi|Olúwadámilọ́lá|Emeka|Zainab|Ọlámidé|Ifeoma|Tunde|Hauwa|Chukwuemeka|Fọláṣadé|Ibrahim|Amaka|Babátúndé|Nneka|Yusuf|Títílayọ̀|Obinna|Halima|Kẹ́hìndé|Chioma|Uche|Bólúwatifẹ́|Musa|Adaobi|Ṣẹ́gun|Blessing|Ikechukwu|Àdùkẹ́',
    family:
      'Okafor|Adéyẹmí|Balogun|Nwosu|Ọláyínká|Eze|Abubakar|Ògúnléyẹ|Okonkwo|Danjuma|Adébọ̀wálé|Igwe|Bello|Oyèlárán|Chukwu|Ọ̀ṣínbàjò|Mohammed|Anyanwu|Akinwándé|Ezenwa-Ohaeto|Lawal|Ibe|Ọdúbọ̀nà|Uzoma|Sanusi|Nwachukwu',
    cities:
      'Lagos / Lagos / 100001|Ikeja / Lagos / 100271|Abuja / FCT / 900211|Ibadan / Oyo / 200212|Port Harcourt / Rivers / 500101|Enugu / Enugu / 400102|Kano / Kano / 700211|Benin City / Edo / 300001',
    streets:
      'Admiralty Way|Allen Avenue|Awolowo Road|Adeola Odeku Street|Ogui Road|Aba Road|Ring Road|Zoo Road|Bourdillon Road|Opebi Road',
    phone: '+234 80# ### ####',
    accountDigits: 10,
    banks:
      '044 = Access Bank|011 = First Bank of Nigeria|058 = Guaranty Trust Bank|033 = United Bank for Africa|057 = Zenith Bank|070 = Fidelity Bank|214 = First City Monument Bank|035 = Wema Bank|232 = Sterling Bank|221 = Stanbic IBTC Bank|50211 = Kuda Microfinance Bank',
  }),
  place({
    country: 'GH',
    currency: 'GHS',
    given:
      'Kwame|Akosua|Kofi|Ama|Yaw|Abena|Kwabena|Efua|Kojo|Adwoa|Nii|Esi|Kwasi|Afia|Nana|Dzifa|Selorm|Mawuli|Akua|Ebo',
    family:
      'Mensah|Owusu|Asante|Boateng|Osei|Appiah|Agyeman|Amoako|Darko|Ofori-Atta|Quaye|Addo|Nkrumah|Tetteh|Adjei|Sarpong|Dzokoto|Ansah',
    cities:
      'Accra / Greater Accra / GA-107|Kumasi / Ashanti / AK-039|Tema / Greater Accra / GT-020|Takoradi / Western / WS-124|Tamale / Northern / NT-007|Cape Coast / Central / CC-001',
    streets:
      'Oxford Street|Liberation Road|Spintex Road|Harper Road|Beach Road|Independence Avenue',
    phone: '+233 24 ### ####',
    accountDigits: 13,
    banks:
      '040100 = GCB Bank|130100 = Ecobank Ghana|030100 = Absa Bank Ghana|240100 = Fidelity Bank Ghana|190100 = Stanbic Bank Ghana|140100 = CalBank',
  }),
  place({
    country: 'KE',
    currency: 'KES',
    given:
      'Wanjiru|Otieno|Njeri|Kamau|Achieng|Mwangi|Wambui|Kiprop|Nafula|Odhiambo|Chebet|Mutua|Wairimu|Juma|Makena|Barasa|Nyambura|Kipchoge|Zawadi|Baraka',
    family:
      'Kariuki|Ochieng|Njoroge|Mutiso|Kiplagat|Wafula|Ngugi|Omondi|Cheruiyot|Gitau|Nyong’o|Maina|Rotich|Atieno|Musyoka|Kimani|wa Thiong’o',
    cities:
      'Nairobi / Nairobi County / 00100|Mombasa / Mombasa County / 80100|Kisumu / Kisumu County / 40100|Nakuru / Nakuru County / 20100|Eldoret / Uasin Gishu / 30100|Thika / Kiambu / 01000',
    streets: 'Moi Avenue|Kenyatta Avenue|Ngong Road|Oginga Odinga Street|Waiyaki Way|Nyerere Road',
    phone: '+254 7## ######',
    accountDigits: 12,
    banks:
      '01 = KCB Bank|68 = Equity Bank|11 = Co-operative Bank of Kenya|03 = Absa Bank Kenya|07 = NCBA Bank|31 = Stanbic Bank Kenya',
  }),
  place({
    country: 'ZA',
    currency: 'ZAR',
    given:
      'Thandiwe|Sipho|Lerato|Johan|Nomvula|Pieter|Ayanda|Themba|Annelise|Bongani|Zanele|Kagiso|Priya|Willem|Naledi|Xolani|Mbali|Francois|Refilwe|Lwazi',
    family:
      'Dlamini|Nkosi|van der Merwe|Botha|Mokoena|Naidoo|Khumalo|du Plessis|Sithole|Pretorius|Mahlangu|Ndlovu|Janse van Rensburg|Zulu|Pillay|Molefe|Ngcobo',
    cities:
      'Johannesburg / Gauteng / 2000|Cape Town / Western Cape / 8001|Durban / KwaZulu-Natal / 4001|Pretoria / Gauteng / 0002|Gqeberha / Eastern Cape / 6001|Bloemfontein / Free State / 9301',
    streets: 'Jan Smuts Avenue|Long Street|Florida Road|Church Street|Main Road|Vilakazi Street',
    phone: '+27 8# ### ####',
    accountDigits: 11,
    banks:
      '632005 = Absa Bank|250655 = First National Bank|198765 = Nedbank|051001 = Standard Bank|470010 = Capitec Bank|678910 = TymeBank',
  }),
];
