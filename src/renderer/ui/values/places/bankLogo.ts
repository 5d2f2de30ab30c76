/** Pictures of banks, by country and bank code (1L). */
import generic from '../../../assets/banks/generic.svg?no-inline';

const LOGOS = import.meta.glob<string>('../../../assets/banks/*/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});
const BY_KEY = new Map(
  Object.entries(LOGOS).map(([path, url]) => [
    path.replace('../../../assets/banks/', '').replace('.svg', ''),
    url,
  ]),
);

/** Under which name a bank's picture is kept: NG and 044 give 'ng/044'. */
export const bankLogoKey = (country: string, code: string): string =>
  `${country.toLowerCase()}/${code}`;

/** The address of a bank's picture; a picture of any bank where its own is not known. */
export function bankLogo(country: string | null, code: string | null): string {
  const own =
    country === null || code === null ? undefined : BY_KEY.get(bankLogoKey(country, code));
  return own ?? generic;
}
