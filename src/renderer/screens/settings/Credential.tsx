import { Button, Field, Input } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { ask } from '#renderer/client/calls/bridge.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import utility from '#renderer/ui/utility.module.css';
import { Section } from './Section.tsx';
import styles from './settings.module.css';

/** Saves the typed text in the keychain; then the field is empty again. */
function CredentialForm() {
  const [credential, setCredential] = useState('');
  const { busy: saving, run } = useBusy();
  const feedback = useFeedback();

  const save = async () => {
    await ask('credential.store', { credential });
    setCredential('');
    feedback.success('Credential saved');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (credential.trim() === '') return;
    void run(save, (problem) => feedback.report(problem, 'Unable to save credential'));
  };

  return (
    <form className={`${styles.credential} ${utility.stack}`} onSubmit={submit}>
      <Field label="New credential" hint="It is never shown again.">
        <Input
          type="password"
          autoComplete="off"
          value={credential}
          onChange={(_event, { value }) => setCredential(value)}
        />
      </Field>
      <Button
        type="submit"
        disabledFocusable={saving || credential.trim() === ''}
        title={credential.trim() === '' ? 'Enter a credential first' : undefined}
      >
        {saving ? 'Saving…' : 'Save credential'}
      </Button>
    </form>
  );
}

/** The credential of the recipient service, where this installation keeps one. */
export function Credential() {
  const { app } = useDesk();
  if (!app.storesCredential) return null;
  return (
    <Section
      title="Recipient service"
      text="Corridor needs a credential to look up recipients in some countries. Your administrator gives it to you. It is saved in the keychain of this computer."
    >
      <CredentialForm />
    </Section>
  );
}
