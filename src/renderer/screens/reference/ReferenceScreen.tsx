/**
 * Reference (/reference): countries, subdivisions, currencies and the rules of offers, all of it part
 * of this program, so that it is there for anybody, signed in or not, online or not (document 3 §9).
 */
import { Button, SearchBox, Spinner } from '@fluentui/react-components';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '#renderer/desk/desk.ts';
import { type ReferenceReading, useReference } from '#renderer/desk/reference.ts';
import { Tabs } from '#renderer/ui/tabs/Tabs.tsx';
import { Countries } from './Countries.tsx';
import { Currencies } from './Currencies.tsx';
import { Rules } from './Rules.tsx';
import styles from './reference.module.css';

const TABS = [
  ['countries', 'Countries'],
  ['currencies', 'Currencies'],
  ['rules', 'Fees and rates'],
] as const;
type TabName = (typeof TABS)[number][0];

const SEARCHED: Readonly<Record<TabName, string | null>> = {
  countries: 'Search by name, code, capital, currency or dialling prefix',
  currencies: 'Search by code, name or country',
  rules: null,
};

/** The state of the screen is its address. */
function useAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (key: string, value: string, others: Readonly<Record<string, string>> = {}) => {
    const next = new URLSearchParams({ ...Object.fromEntries(address), ...others, [key]: value });
    for (const [name, text] of [...next]) if (text === '') next.delete(name);
    setAddress(next, { replace: true });
  };
  const tab = TABS.find(([name]) => name === address.get('tab'))?.[0] ?? 'countries';
  return { tab, search: address.get('search') ?? '', chosen: address.get('show') ?? '', change };
}

/** In place of data that is not there yet, or could not be loaded. */
function Waiting({ reading: { failed, retry } }: { readonly reading: ReferenceReading }) {
  if (!failed) return <Spinner className={styles['waiting'] ?? ''} label="Loading the countries" />;
  return (
    <div className={styles['waiting']} role="alert">
      <p>The countries could not be loaded. They are part of this program: try again.</p>
      <Button onClick={retry}>Retry</Button>
    </div>
  );
}

export function ReferenceScreen() {
  const reading = useReference();
  const signedIn = useSession().status === 'signed-in';
  const { tab, search, chosen, change } = useAddress();
  // Typing goes before what it finds.
  const wanted = useDeferredValue(search);
  const placeholder = SEARCHED[tab];
  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <h1>Reference</h1>
        {placeholder && (
          <SearchBox
            className={styles['search'] ?? ''}
            aria-label={placeholder}
            placeholder={placeholder}
            value={search}
            onChange={(_event, { value }) => change('search', value)}
          />
        )}
        {!signedIn && <Link to="/login">Back to sign in</Link>}
      </header>
      <Tabs
        label="Reference data"
        tabs={TABS}
        selected={tab}
        onSelect={(name) => change('tab', name, { search: '', show: '' })}
      >
        {tab === 'countries' &&
          (reading.reference ? (
            <Countries
              reference={reading.reference}
              search={wanted}
              chosen={chosen}
              onChoose={(code) => change('show', code)}
            />
          ) : (
            <Waiting reading={reading} />
          ))}
        {tab === 'currencies' && (
          <Currencies search={wanted} chosen={chosen} onChoose={(code) => change('show', code)} />
        )}
        {tab === 'rules' && <Rules />}
      </Tabs>
    </div>
  );
}
