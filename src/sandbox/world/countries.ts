/** The countries the network serves, and its remittance companies. */

interface CountryRow {
  readonly abbreviation: string;
  readonly country: string;
  readonly currency: string;
  readonly continent: string;
  readonly locale: string;
  readonly sending: boolean;
  readonly receiving: boolean;
  /** Whether offers to it are made without a look at how the matcher pays. */
  readonly skip_payment_method_check: boolean;
}

const WRITTEN = `
AE United Arab Emirates|AED|Asia|ar-AE|r
AT Austria|EUR|Europe|de-AT|sr
AU Australia|AUD|Oceania|en-AU|s
BE Belgium|EUR|Europe|nl-BE|sr
BG Bulgaria|BGN|Europe|bg-BG|s
BR Brazil|BRL|South America|pt-BR|r
CA Canada|CAD|North America|en-CA|sr
CH Switzerland|CHF|Europe|de-CH|s
CN China|CNY|Asia|zh-CN|r
CZ Czech Republic|CZK|Europe|cs-CZ|s
DE Germany|EUR|Europe|de-DE|sr
DK Denmark|DKK|Europe|da-DK|sr
ES Spain|EUR|Europe|es-ES|sr
FI Finland|EUR|Europe|fi-FI|sr
FR France|EUR|Europe|fr-FR|sr
GB United Kingdom|GBP|Europe|en-GB|sr
GH Ghana|GHS|Africa|en-GH|sr
GI Gibraltar|GIP|Europe|en-GI|s
HK Hong Kong|HKD|Asia|zh-HK|s
HR Croatia|HRK|Europe|hr-HR|s
HU Hungary|HUF|Europe|hu-HU|s
IE Ireland|EUR|Europe|en-IE|s
IN India|INR|Asia|en-IN|r
IS Iceland|ISK|Europe|is-IS|s
IT Italy|EUR|Europe|it-IT|sr
JP Japan|JPY|Asia|ja-JP|s
KE Kenya|KES|Africa|en-KE|sr
MY Malaysia|MYR|Asia|ms-MY|s
NG Nigeria|NGN|Africa|en-NG|sr
NL Netherlands|EUR|Europe|nl-NL|sr
NO Norway|NOK|Europe|nb-NO|s
NZ New Zealand|NZD|Oceania|en-NZ|s
PL Poland|PLN|Europe|pl-PL|s
PT Portugal|EUR|Europe|pt-PT|sr
RO Romania|RON|Europe|ro-RO|s
SE Sweden|SEK|Europe|sv-SE|sr
SG Singapore|SGD|Asia|en-SG|s
TR Turkey|TRY|Asia|tr-TR|r
US United States|USD|North America|en-US|sr
ZA South Africa|ZAR|Africa|en-ZA|sr
`;

function countryRow(line: string): CountryRow {
  const [head = '', currency = '', continent = '', locale = '', flows = ''] = line.split('|');
  return {
    abbreviation: head.slice(0, 2),
    country: head.slice(3),
    currency,
    continent,
    locale,
    sending: flows.includes('s'),
    receiving: flows.includes('r'),
    skip_payment_method_check: flows === 'r',
  };
}

/** Every country, by its two-letter code. */
export const COUNTRIES: readonly CountryRow[] = WRITTEN.trim().split('\n').map(countryRow);

/** The three remittance companies (document 1 §9). */
export const COMPANIES = [
  { id: 1, company: 'Baobab Remit' },
  { id: 2, company: 'Meridian Transfer' },
  { id: 3, company: 'Kola & Sons Money Services' },
] as const;
