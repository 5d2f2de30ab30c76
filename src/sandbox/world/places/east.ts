/** Asia and the Gulf. */
import { place } from './place.ts';

export const EAST = [
  place({
    country: 'CN',
    currency: 'CNY',
    nameOrder: 'family-first',
    given: '伟|芳|秀英|志强|丽娟|建国|雨欣|子轩|梓涵|晓明|玉兰|浩然',
    family: '王|李|张|刘|陈|欧阳|赵|黄|司马|周|吴|诸葛',
    cities:
      '广州 / 广东 / 510030|上海 / 上海 / 200001|北京 / 北京 / 100006|深圳 / 广东 / 518001|义乌 / 浙江 / 322000',
    streets: '中山路|人民路|解放路|南京东路|北京路',
    phone: '+86 138 #### ####',
    accountDigits: 16,
    banks:
      'ICBC = 中国工商银行|CCB = 中国建设银行|ABC = 中国农业银行|BOC = 中国银行|CMB = 招商银行',
  }),
  place({
    country: 'IN',
    currency: 'INR',
    given:
      'आरव|Lakshmi|प्रिया|Arjun|सुनीता|Venkatanarasimharajuvaripeta|Rohan|अनिल|Meenakshi|Farhan|दीपिका|Gurpreet',
    family: 'शर्मा|Iyer|Patel|वर्मा|Subramaniam|Kaur|मिश्रा|Reddy|Chattopadhyay|Khan|Nair|गुप्ता',
    cities:
      'Mumbai / Maharashtra / 400001|नई दिल्ली / Delhi / 110001|Chennai / Tamil Nadu / 600002|Bengaluru / Karnataka / 560001|Kolkata / West Bengal / 700001',
    streets: 'M. G. Road|Linking Road|Anna Salai|Park Street|चाँदनी चौक',
    phone: '+91 98### #####',
    accountDigits: 14,
    banks:
      'SBIN = State Bank of India|HDFC = HDFC Bank|ICIC = ICICI Bank|PUNB = Punjab National Bank|UTIB = Axis Bank',
  }),
  place({
    country: 'TR',
    currency: 'TRY',
    given: 'Ayşe|İbrahim|Çağla|Oğuzhan|Gülşen|Işıl|Şükrü|Defne|Yiğit|Ömer|Nilüfer|Barış',
    family: 'Yılmaz|Öztürk|Çelik|Şahin|Aydın|Güneş|Kılıçdaroğlu|Doğan|İnan|Karaağaç|Ünal',
    cities:
      'İstanbul / İstanbul / 34122|Ankara / Ankara / 06420|İzmir / İzmir / 35210|Gaziantep / Gaziantep / 27010',
    streets: 'İstiklal Caddesi|Bağdat Caddesi|Atatürk Bulvarı|Kıbrıs Şehitleri Caddesi',
    phone: '+90 53# ### ## ##',
    accountDigits: 16,
    banks: '00010 = Ziraat Bankası|00064 = İş Bankası|00062 = Garanti BBVA|00046 = Akbank',
  }),
  place({
    country: 'AE',
    currency: 'AED',
    given: 'محمد|فاطمة|عبد الرحمن|Omar|مريم|خالد|Layla|سلطان|نورة|Yousef|הדס|دانيال',
    family: 'المنصوري|آل نهيان|Haddad|العلي|الحوسني|بن سعيد الكتبي|Al Maktoum|الشامسي|כהן|الزعابي',
    cities:
      'دبي / دبي / 00000|أبو ظبي / أبو ظبي / 00000|Sharjah / Sharjah / 00000|العين / أبو ظبي / 00000',
    streets: 'شارع الشيخ زايد|شارع الكورنيش|Al Wasl Road|شارع خليفة',
    phone: '+971 50 ### ####',
    accountDigits: 16,
    banks:
      '033 = Emirates NBD|035 = First Abu Dhabi Bank|003 = Abu Dhabi Commercial Bank|046 = Mashreq',
  }),
];
