/**
 * Reference (/reference): countries, subdivisions, currencies and the rules of offers, all of it part
 * of this program, so it works offline and signed out (3G).
 */

import { Button, SearchBox } from '@fluentui/react-components';
import { memo, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ReferenceReading, useReference } from '#renderer/client/reference/reference.ts';
import { Head } from '#renderer/ui/layout/Head.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { SignInLink } from '#renderer/ui/layout/SignInLink.tsx';
import { Tabs } from '#renderer/ui/layout/Tabs.tsx';
import { Loading } from '#renderer/ui/loading/Loading.tsx';
import { Countries } from './Countries.tsx';
import { Currencies } from './Currencies.tsx';
import type { ChosenEntry } from './Entries.tsx';
import { Limits } from './Limits.tsx';
import { Rules } from './Rules.tsx';
import styles from './reference.module.css';

const TABS = [
  ['countries', 'Countries'],
  ['currencies', 'Currencies'],
  ['limits', 'Limits and pairs'],
  ['rules', 'Fees and rates'],
] as const;
type TabName = (typeof TABS)[number][0];

const SEARCHED: Readonly<Record<TabName, string>> = {
  countries: 'Search by name, code, capital, currency or phone code',
  currencies: 'Search by code, name, country or payment type',
  limits: 'Search by code, name or country',
  rules: 'Search the rules by word or currency',
};

/** What an address asks for. */
const asked = (address: URLSearchParams) => ({
  tab: TABS.find(([name]) => name === address.get('tab'))?.[0] ?? 'countries',
  search: address.get('search') ?? '',
});

/** The state of the screen is its address. The function to change it is always the same. */
function useAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (some: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(address), ...some });
    for (const [name, text] of [...next]) if (text === '') next.delete(name);
    // A field that is written later than its key is pressed loses the next key.
    setAddress(next, { replace: true, flushSync: 'search' in some });
  };
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const changeLatest = useCallback((some: Readonly<Record<string, string>>) => {
    latest.current(some);
  }, []);
  return [address, changeLatest] as const;
}

/** In place of data that is not there yet, or could not be loaded. */
function Waiting({ reading: { failed, retry } }: { readonly reading: ReferenceReading }) {
  if (!failed) return <Loading what="the countries" />;
  return (
    <div className={styles.waiting} role="alert">
      <p>The countries could not be loaded. Try again. If that fails, restart Corridor.</p>
      <Button onClick={retry}>Retry</Button>
    </div>
  );
}

interface FoundProps {
  readonly address: URLSearchParams;
  readonly onChoose: (chosen: ChosenEntry) => void;
}

/** What an address finds. It is drawn again only when it finds something else. */
const Found = memo(({ address, onChoose }: FoundProps) => {
  const reading = useReference();
  const { tab, search } = asked(address);
  const chosen = { show: address.get('show') ?? '', part: address.get('part') ?? '' };
  if (tab === 'limits') return <Limits search={search} />;
  if (tab === 'rules') return <Rules search={search} />;
  if (tab === 'currencies') {
    return <Currencies search={search} chosen={chosen} onChoose={onChoose} />;
  }
  const { reference } = reading;
  if (!reference) return <Waiting reading={reading} />;
  return <Countries reference={reference} search={search} chosen={chosen} onChoose={onChoose} />;
});

export function ReferenceScreen() {
  const [address, change] = useAddress();
  const { tab, search } = asked(address);
  // Typing goes before what it finds.
  const wanted = useDeferredValue(address);
  return (
    <Screen readable>
      <Head>
        <h1>Reference</h1>
        <SearchBox
          className={styles.search}
          aria-label={SEARCHED[tab]}
          placeholder={SEARCHED[tab]}
          value={search}
          // What was chosen among other finds would hide what is found now.
          onChange={(_event, { value }) => change({ search: value, show: '', part: '' })}
        />
        <SignInLink />
      </Head>
      <Tabs
        label="Reference data"
        tabs={TABS}
        selected={tab}
        onSelect={(name) => change({ tab: name, search: '', show: '', part: '' })}
      >
        <Found address={wanted} onChoose={change} />
      </Tabs>
    </Screen>
  );
}
