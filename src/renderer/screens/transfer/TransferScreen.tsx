/** Create Order and its send-money variant (/offers/create; 3C01). */
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '#renderer/ui/layout/Tabs.tsx';
import { CreateForm } from './form/CreateForm.tsx';
import type { FormKind } from './form/form.ts';
import { SendForm } from './form/SendForm.tsx';
import { StartOffer } from './StartOffer.tsx';
import styles from './transfer.module.css';

const FORMS: readonly (readonly [FormKind, string])[] = [
  ['create', 'Create Order'],
  ['send', 'Send money'],
];

export function TransferScreen() {
  const [search, setSearch] = useSearchParams();
  const kind: FormKind = search.get('form') === 'send' ? 'send' : 'create';
  return (
    <section className={styles.screen}>
      <header className={styles.head}>
        <h1>Global Offers</h1>
        <StartOffer />
      </header>
      <Tabs
        label="Forms"
        tabs={FORMS}
        selected={kind}
        onSelect={(form) => setSearch(form === 'send' ? { form } : {}, { replace: true })}
      >
        {kind === 'send' ? <SendForm /> : <CreateForm />}
      </Tabs>
    </section>
  );
}
