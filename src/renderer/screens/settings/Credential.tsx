import { Button, Field, Input } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { ask, problemOf } from '#renderer/desk/bridge.ts';
import { useDesk } from '#renderer/desk/desk.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { Section } from './Section.tsx';
import styles from './settings.module.css';

/** Saves the typed text in the keychain; then the field is empty again. */
function CredentialForm() {
  const [credential, setCredential] = useState('');
  const [saving, setSaving] = useState(false);
  const feedback = useFeedback();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || credential.trim() === '') return;
    setSaving(true);
    try {
      await ask('credential.store', { credential });
      setCredential('');
      feedback.success('Credential saved');
    } catch (thrown) {
      feedback.report(problemOf(thrown), 'Unable to save credential');
    } finally {
      setSaving(false);
    }
  };

  return (
    <form className={styles['credential']} onSubmit={(event) => void save(event)}>
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
