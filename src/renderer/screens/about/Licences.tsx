import { SearchBox } from '@fluentui/react-components';
import { useDeferredValue, useState } from 'react';
import { findPackages, type ShippedPackage } from '#domain/program/licences.ts';
import { formatCount } from '#domain/text/words.ts';
import { useLicences } from '#renderer/client/reference/licences.ts';
import { EntryButton } from '#renderer/ui/layout/EntryButton.tsx';
import { SCROLLABLE } from '#renderer/ui/layout/scrollable.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './about.module.css';
import { Waiting } from './Waiting.tsx';

/** Several versions of a package may be shipped side by side. */
const keyOf = ({ name, version }: ShippedPackage) => `${name} ${version}`.trim();

/** Licences of data and fonts that are shipped, and of Electron. */
const OTHERS =
  'The typeface is Inter, the flags are those of country-flag-icons, the icons those of Fluent UI; each is listed with its licence. The logo and all other images were made for Corridor. An installed Corridor runs on Electron, which brings Chromium and Node.js: their licences are in LICENSES.chromium.html beside the program.';

/** Everything of others that is shipped, with the terms it is under. */
export function Licences() {
  const { data: packages, failed, retry } = useLicences();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  // Typing goes before what it finds.
  const wanted = useDeferredValue(search);
  if (!packages) return <Waiting what="The licences" failed={failed} onRetry={retry} />;
  const found = findPackages(packages, wanted);
  const shown = found.find((item) => keyOf(item) === chosen) ?? found[0];
  return (
    <div className={styles.licences}>
      <p className={styles.others}>{OTHERS}</p>
      <div className={utility.tight}>
        <SearchBox
          aria-label="Search packages"
          placeholder="Search by name or licence"
          value={search}
          onChange={(_event, { value }) => setSearch(value)}
        />
        <p role="status" className={utility.note}>
          {found.length === packages.length
            ? `${formatCount(packages.length)} packages`
            : `${formatCount(found.length)} of ${formatCount(packages.length)} packages`}
        </p>
      </div>
      <nav className={styles.list} aria-label="Packages">
        {found.length === 0 && <p>No package is called or licensed like that.</p>}
        <ul>
          {found.map((item) => (
            <li key={keyOf(item)}>
              <EntryButton
                className={styles.entry}
                selected={item === shown}
                onClick={() => setChosen(keyOf(item))}
              >
                <span className={styles.name}>
                  {item.name} <span className={styles.version}>{item.version}</span>
                </span>
                <span className={styles.licence}>{item.licence}</span>
              </EntryButton>
            </li>
          ))}
        </ul>
      </nav>
      {shown && (
        <article className={styles.text} aria-label={`Licence of ${keyOf(shown)}`}>
          <h2>
            {keyOf(shown)} · {shown.licence}
          </h2>
          <pre className={utility.ringInside} {...SCROLLABLE}>
            {shown.text}
          </pre>
        </article>
      )}
    </div>
  );
}
