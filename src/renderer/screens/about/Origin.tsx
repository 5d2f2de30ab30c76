import { Link } from 'react-router-dom';
import { formatCount } from '#domain/text/words.ts';
import { useReference } from '#renderer/client/reference/reference.ts';
import { OutsideLink } from '#renderer/ui/outside/OutsideLink.tsx';
import styles from './about.module.css';
import { Waiting } from './Waiting.tsx';

const DATABASE = 'https://github.com/dr5hn/countries-states-cities-database';
const ODBL = 'https://opendatacommons.org/licenses/odbl/1-0/';
const DBCL = 'https://opendatacommons.org/licenses/dbcl/1-0/';

/** Where the countries and subdivisions are from, what was taken of them, and under which terms. */
export function Origin() {
  const { reference, failed, retry } = useReference();
  if (!reference) return <Waiting what="The reference data" failed={failed} onRetry={retry} />;
  const { countries, origin } = reference;
  const subdivisions = countries.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <div className={styles.prose}>
      <section>
        <h2>Countries and subdivisions</h2>
        <p>
          Contains information from the{' '}
          <OutsideLink to={DATABASE}>Countries States Cities Database</OutsideLink>, which is made
          available here under the <OutsideLink to={ODBL}>Open Database License (ODbL)</OutsideLink>
          . Rights in its individual contents are licensed under the{' '}
          <OutsideLink to={DBCL}>Database Contents License</OutsideLink>.
        </p>
        <p>
          From the package {origin.name}, version {origin.version}: {formatCount(countries.length)}{' '}
          countries and territories with {formatCount(subdivisions)} subdivisions.{' '}
          <Link to="/reference">Browse them in Reference</Link>
        </p>
      </section>
      <section>
        <h2>Sources and changes</h2>
        <p>
          Each country has its name, both ISO codes, phone code, capital and currency. Each
          subdivision has its ID, name and code. Nothing else of that database is included.
        </p>
        <p>The entries were sorted by name. Missing values are empty. No value was corrected.</p>
        <p>
          The bundled data is an adapted database in the sense of the licence. It is available under
          the ODbL too: to anyone, as it is in this program, without technical restriction.
        </p>
      </section>
      <section>
        <h2>Currencies, limits, pairs and rates</h2>
        <p>
          They are the network's own, from its specification, and change only with a new version of
          Corridor. A quote of the offers service takes precedence over the built-in rates.
        </p>
      </section>
    </div>
  );
}
