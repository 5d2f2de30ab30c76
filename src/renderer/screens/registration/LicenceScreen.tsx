/** Licensure and compliance (/licence; document 3 §2): the last step of the registration. */
import { useState } from 'react';
import { FileUpload } from '#renderer/ui/samples/FileChooser.tsx';
import { Step } from './Step.tsx';

const ACCEPTED = '.pdf,.png,.jpeg,.jpg';
const HINT = 'PDF, PNG, JPEG';

export function LicenceScreen() {
  const [license, setLicense] = useState<string | null>(null);
  const [registration, setRegistration] = useState<string | null>(null);
  const common = { accept: ACCEPTED, hint: HINT };
  return (
    <Step step={4} title="Licensure and compliance" next="Finish" to="/login">
      <FileUpload {...common} title="Bank license" name={license} onChoose={setLicense} />
      <FileUpload
        {...common}
        title="Registration document"
        name={registration}
        onChoose={setRegistration}
      />
    </Step>
  );
}
