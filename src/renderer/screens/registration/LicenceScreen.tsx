/** Licensure and compliance (/licence; 3W10): the last step of the registration. */
import { FileUpload } from '#renderer/ui/samples/FileChooser.tsx';
import { Step } from './Step.tsx';

const ACCEPTED = '.pdf,.png,.jpeg,.jpg';
const HINT = 'PDF, PNG, JPEG';

export function LicenceScreen() {
  const common = { accept: ACCEPTED, hint: HINT, name: null };
  return (
    <Step step={4} title="Licensure and compliance" next="Finish" to="/login">
      <FileUpload {...common} title="Bank license" draft="registration.license" />
      <FileUpload {...common} title="Registration document" draft="registration.document" />
    </Step>
  );
}
