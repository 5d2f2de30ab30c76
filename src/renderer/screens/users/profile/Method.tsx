import { Button } from '@fluentui/react-components';
import type { FullUser } from '#contract/people/users.ts';
import { methodDetails, shownMethod } from '#domain/users/methods.ts';
import { readFlag } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import utility from '#renderer/ui/utility.module.css';
import { FieldList } from './FieldList.tsx';
import styles from './profile.module.css';

/** What the two kinds of methods are called. */
const TITLES = { payment: 'Payment method', delivery: 'Delivery method' } as const;

interface MethodProps {
  readonly kind: keyof typeof TITLES;
  readonly user: FullUser;
}

/** The first way a user pays or is paid, and the dialog with every known detail of all of them. */
export function Method({ kind, user }: MethodProps) {
  const title = TITLES[kind];
  const methods = user[`${kind}_methods`];
  const [open, setOpen, close] = useDraft(`user.${user.id}.${kind}`, readFlag);
  const [first] = methods;
  const shown = first && shownMethod(first);
  return (
    <section aria-label={title}>
      <div className={styles.methodHead}>
        <h2>{title}</h2>
        {first && (
          <Button
            size="small"
            appearance="subtle"
            aria-label={`${title} details`}
            onClick={() => setOpen(true)}
          >
            {methods.length > 1 ? `Details of ${methods.length}` : 'Details'}
          </Button>
        )}
      </div>
      {shown ? (
        <FieldList personal fields={[['Method', shown.title], ...shown.fields]} />
      ) : (
        <p className={utility.quiet}>None added</p>
      )}
      {open && first && (
        <DialogShell
          title={`${title} details`}
          className={styles.dialog}
          actions={
            <Button autoFocus onClick={close}>
              Close
            </Button>
          }
          onClose={close}
        >
          {methods.map((method, index) => (
            <section key={method.id ?? index} className={styles.method}>
              <h3>{shownMethod(method).title}</h3>
              <FieldList personal fields={methodDetails(method)} />
            </section>
          ))}
        </DialogShell>
      )}
    </section>
  );
}
