/** Profile (/profile): sample values of a bank (3P01). Nothing is saved or sent. */
import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readTexts } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { Head } from '#renderer/ui/layout/Head.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { Tabs } from '#renderer/ui/layout/Tabs.tsx';
import { PhoneField } from '#renderer/ui/pickers/PhoneField.tsx';
import { TextField } from '#renderer/ui/pickers/TextField.tsx';
import { FileUpload } from '#renderer/ui/samples/FileUpload.tsx';
import { SampleNote } from '#renderer/ui/samples/SampleNote.tsx';
import utility from '#renderer/ui/utility.module.css';
import { BillingStatement } from './BillingStatement.tsx';
import { LogoPicker } from './LogoPicker.tsx';
import styles from './profile.module.css';
import { DOCUMENTS, EMAIL, SAMPLE_BANK } from './samples.ts';

const TABS = [
  ['password', 'E-mail & Password'],
  ['bank', 'Bank info'],
  ['licensure', 'Licensure and compliance'],
  ['billing', 'Billing statement'],
] as const;

/** Opens the registration, as specified. It is for guests, so a message names the screen that opens instead. */
function SaveChange() {
  const navigate = useNavigate();
  const feedback = useFeedback();
  const leave = () => {
    feedback.alert({
      title: 'Nothing was saved',
      text: 'The profile is a sample. Save change leads to the registration, which is for guests only, so you were taken to Home.',
    });
    void navigate('/about-bank');
  };
  return (
    <div>
      <Button appearance="primary" onClick={leave}>
        Save change
      </Button>
    </div>
  );
}

function EmailAndPassword() {
  const [email, setEmail] = useDraft('profile.email', (kept) =>
    typeof kept === 'string' ? kept : EMAIL,
  );
  // Passwords are kept nowhere.
  const [passwords, setPasswords] = useState({ now: '', next: '', again: '' });
  const field = (label: string, name: keyof typeof passwords) => (
    <TextField
      label={label}
      type="password"
      autoComplete="off"
      value={passwords[name]}
      onChange={(value) => setPasswords({ ...passwords, [name]: value })}
    />
  );
  return (
    <>
      <TextField label="E-mail" type="email" value={email} onChange={setEmail} />
      {field('Current password', 'now')}
      {field('New password', 'next')}
      {field('Repeat password', 'again')}
    </>
  );
}

const BANK_FIELDS = [
  ['companyName', 'Company name'],
  ['legalEntity', 'Legal entity'],
  ['phone', 'Contact phone'],
  ['address', 'Address line'],
  ['city', 'City'],
  ['postalCode', 'Postal code'],
] as const;
const readBank = readTexts(SAMPLE_BANK);

function BankInfo() {
  const [bank, setBank] = useDraft('profile.bank', readBank);
  return (
    <>
      <LogoPicker />
      {BANK_FIELDS.map(([name, label]) => {
        const ValueField = name === 'phone' ? PhoneField : TextField;
        return (
          <ValueField
            key={name}
            label={label}
            value={bank[name]}
            onChange={(value) => setBank({ ...bank, [name]: value })}
          />
        );
      })}
    </>
  );
}

function Licensure() {
  return (
    <>
      {DOCUMENTS.map(([title, file]) => (
        <FileUpload
          key={title}
          title={title}
          accept=".png,.pdf,.jpg"
          hint="png, pdf, jpg"
          name={file}
          draft={`profile.licensure.${title}`}
        />
      ))}
      <p className={`${styles.hint} ${utility.note}`}>png, pdf, jpg</p>
    </>
  );
}

export function ProfileScreen() {
  const [address, setAddress] = useSearchParams();
  const tab = TABS.find(([name]) => name === address.get('tab'))?.[0] ?? TABS[0][0];
  return (
    <Screen>
      <Head>
        <h1>Profile</h1>
        <span className={utility.spacer} />
        <SampleNote text="Sample values, not from your account. Nothing is saved or sent." />
      </Head>
      <Tabs
        label="Profile"
        orientation="vertical"
        tabs={TABS}
        selected={tab}
        onSelect={(name) => setAddress({ tab: name })}
      >
        <div className={`${styles.form} ${utility.spaced}`} data-wide={tab === 'billing'}>
          {tab === 'password' && <EmailAndPassword />}
          {tab === 'bank' && <BankInfo />}
          {tab === 'licensure' && <Licensure />}
          {tab === 'billing' ? <BillingStatement /> : <SaveChange />}
        </div>
      </Tabs>
    </Screen>
  );
}
