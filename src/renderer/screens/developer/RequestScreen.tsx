/** The request for access (/developer-request): a sample form that sends nothing (3D14). */
import { Button, Field, Textarea } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readTexts } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { PhoneField } from '#renderer/ui/pickers/PhoneField.tsx';
import { TextField } from '#renderer/ui/pickers/TextField.tsx';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import utility from '#renderer/ui/utility.module.css';
import styles from './developer.module.css';
import { REQUESTER } from './samples.ts';

const readRequest = readTexts(REQUESTER);

export function RequestScreen() {
  const navigate = useNavigate();
  const [request, setRequest] = useDraft('developer.request', readRequest);
  const field = (name: keyof typeof REQUESTER) => ({
    value: request[name],
    onChange: (value: string) => setRequest({ ...request, [name]: value }),
  });
  const description = field('description');
  const leave = (event: FormEvent) => {
    event.preventDefault();
    void navigate('/developer');
  };
  return (
    <form className={styles.request} onSubmit={leave} noValidate>
      <Link className={styles.back} to="/developer#api-keys">
        <ArrowLeftRegular aria-hidden /> Back to API Keys
      </Link>
      <h1>Request access to use 100 items in Development</h1>
      <div className={`${styles.names} ${utility.halves}`}>
        <TextField label="First name" {...field('firstName')} />
        <TextField label="Last name" {...field('lastName')} />
      </div>
      <PhoneField label="Phone number" {...field('phone')} />
      <Field label="Please, describe what you're building">
        <Textarea
          rows={5}
          placeholder="Please, describe what you're building"
          value={description.value}
          onChange={(_event, { value }) => description.onChange(value)}
        />
      </Field>
      <div>
        <Button type="submit" appearance="primary">
          Request access
        </Button>
      </div>
      <footer className={`${styles.foot} ${utility.second}`}>
        <p>This information is used to validate your identity. An e-mail will follow.</p>
        <SampleNote text="A sample form: nothing is sent, and no e-mail follows" />
      </footer>
    </form>
  );
}
