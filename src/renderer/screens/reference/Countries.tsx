import { Link } from 'react-router-dom';
import { dialPrefix, type ReferenceCountry } from '#domain/places/reference.ts';
import { counted } from '#domain/text/words.ts';
import type { Reference } from '#renderer/client/reference/reference.ts';
import utility from '#renderer/ui/utility.module.css';
import { Flagged } from '#renderer/ui/values/places/Country.tsx';
import { Entries, type SearchProps } from './Entries.tsx';
import { Listing } from './Listing.tsx';
import { NamedValues } from './NamedValues.tsx';
import styles from './reference.module.css';

const COLUMNS = [
  { name: 'Name' },
  { name: 'Code', kind: 'code' },
  { name: 'ID', kind: 'number' },
] as const;

interface CountryFactsProps {
  readonly country: ReferenceCountry;
  /** The id of the subdivision searched for; empty for none. */
  readonly part: string;
}

function CountryFacts({ country, part }: CountryFactsProps) {
  const { name, iso2, iso3, capital, currency, states } = country;
  return (
    <article className={styles.detail} aria-label={name}>
      <h2>
        <Flagged code={iso2} text={name} />
      </h2>
      <NamedValues
        facts={[
          { name: 'Name', text: name },
          { name: 'ISO 3166 alpha-2', text: iso2 },
          { name: 'ISO 3166 alpha-3', text: iso3 },
          { name: 'Phone code', text: dialPrefix(country) },
          { name: 'Capital', text: capital },
          { name: 'Currency', text: currency },
        ]}
      />
      <Listing
        caption={states.length === 0 ? 'No subdivisions' : counted(states.length, 'subdivision')}
        columns={COLUMNS}
        lines={states.map(({ id, name: state, state_code: code }) => ({
          key: String(id),
          cells: [state, code ?? '', String(id)],
        }))}
        marked={part}
      />
      <p className={`${styles.credit} ${utility.note}`}>
        Contains information from the Countries States Cities Database, which is made available here
        under the Open Database License (ODbL).{' '}
        <Link to="/about?tab=reference">Origin and terms</Link>
      </p>
    </article>
  );
}

interface CountriesProps extends SearchProps {
  readonly reference: Reference;
}

/** Every country, or those a search finds, with the details of that whose alpha-2 code is chosen. */
export function Countries({ reference, search, ...choice }: CountriesProps) {
  const { countries, subdivisions } =
    search.trim() === ''
      ? { countries: reference.countries, subdivisions: [] }
      : reference.search(search);
  return (
    <Entries
      {...choice}
      label="Countries"
      nothing="No countries match your search"
      entries={countries.map((country) => ({
        show: country.iso2,
        part: '',
        country: country.iso2,
        name: country.name,
        aside: dialPrefix(country),
      }))}
      parts={subdivisions.map(({ country, subdivision }) => ({
        show: country.iso2,
        part: String(subdivision.id),
        country: country.iso2,
        name: subdivision.name,
        aside: country.name,
      }))}
      partsTitle="Subdivisions"
      find={(show) => reference.countries.find(({ iso2 }) => iso2 === show)}
      details={(country, part) => <CountryFacts key={country.iso2} country={country} part={part} />}
    />
  );
}
