import { formatCount } from '#domain/format.ts';
import { dialPrefix, type FoundSubdivision, type ReferenceCountry } from '#domain/reference.ts';
import type { Reference } from '#renderer/desk/reference.ts';
import { Country } from '#renderer/ui/values/Country.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Facts } from './Facts.tsx';
import styles from './reference.module.css';

/** Subdivisions that are listed for a search; whoever wants more types more. */
const MOST_FOUND = 100;

interface EntryProps {
  readonly country: ReferenceCountry;
  readonly aside: string;
  readonly label?: string;
  readonly selected: boolean;
  readonly onChoose: () => void;
}

function Entry({ country, aside, label, selected, onChoose }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        className={styles['entry']}
        aria-current={selected ? 'true' : undefined}
        onClick={onChoose}
      >
        <Country code={country.iso2} name={label ?? country.name} />
        <span className={styles['aside']}>{aside}</span>
      </button>
    </li>
  );
}

function CountryFacts({ country }: { readonly country: ReferenceCountry }) {
  const { name, iso2, iso3, capital, currency, states } = country;
  return (
    <article className={styles['detail']} aria-label={name}>
      <h2>
        <Country code={iso2} name={name} />
      </h2>
      <Facts
        facts={[
          { name: 'Name', text: name },
          { name: 'ISO 3166 alpha-2', text: iso2 },
          { name: 'ISO 3166 alpha-3', text: iso3 },
          { name: 'Dialling prefix', text: dialPrefix(country) },
          { name: 'Capital', text: capital },
          { name: 'Currency', text: currency },
        ]}
      />
      <h3>
        {states.length === 0
          ? 'No subdivisions'
          : `${formatCount(states.length)} subdivision${states.length === 1 ? '' : 's'}`}
      </h3>
      {states.length > 0 && (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Code</th>
            </tr>
          </thead>
          <tbody>
            {states.map((state) => (
              <tr key={state.id}>
                <th scope="row">{state.name}</th>
                <td className={styles['mono']}>{state.state_code ?? EMPTY}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

function FoundSubdivisions(props: {
  readonly found: readonly FoundSubdivision[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}) {
  const { found, chosen, onChoose } = props;
  if (found.length === 0) return null;
  return (
    <>
      <h2 className={styles['group']}>
        Subdivisions ({formatCount(found.length)}
        {found.length > MOST_FOUND && `, the first ${MOST_FOUND} are listed`})
      </h2>
      <ul>
        {found.slice(0, MOST_FOUND).map(({ country, subdivision }) => (
          <Entry
            key={subdivision.id}
            country={country}
            label={subdivision.name}
            aside={country.name}
            selected={country.iso2 === chosen}
            onChoose={() => onChoose(country.iso2)}
          />
        ))}
      </ul>
    </>
  );
}

interface CountriesProps {
  readonly reference: Reference;
  readonly search: string;
  /** The alpha-2 code of the country that is shown; empty for the first one. */
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

/** Every country, or what a search finds; beside it, all that is known of the chosen one. */
export function Countries({ reference, search, chosen, onChoose }: CountriesProps) {
  const searching = search.trim() !== '';
  const finds = searching
    ? reference.search(search)
    : { countries: reference.countries, subdivisions: [] };
  const first = finds.countries[0] ?? finds.subdivisions[0]?.country;
  const shown = reference.countries.find(({ iso2 }) => iso2 === chosen) ?? first;
  return (
    <div className={styles['panes']}>
      <nav className={styles['list']} aria-label="Countries">
        {first === undefined && (
          <p className={styles['nothing']}>Nothing is called or coded like that.</p>
        )}
        <ul>
          {finds.countries.map((country) => (
            <Entry
              key={country.iso2}
              country={country}
              aside={dialPrefix(country)}
              selected={country === shown}
              onChoose={() => onChoose(country.iso2)}
            />
          ))}
        </ul>
        <FoundSubdivisions
          found={finds.subdivisions}
          chosen={shown?.iso2 ?? ''}
          onChoose={onChoose}
        />
      </nav>
      {shown && <CountryFacts country={shown} />}
    </div>
  );
}
