/** Licensure and compliance (/licence; 3W10): the last step of the registration. */
import { FileUpload } from '#renderer/ui/samples/FileUpload.tsx';
import { RegistrationStep } from './RegistrationStep.tsx';

const KINDS = { accept: '.pdf,.png,.jpeg,.jpg', hint: 'PDF, PNG, JPEG', name: null };

export function LicenceScreen() {
  return (
    <RegistrationStep step={4} title="Licensure and compliance" next="Finish">
      <FileUpload {...KINDS} title="Bank license" draft="registration.license" />
      <FileUpload {...KINDS} title="Registration document" draft="registration.document" />
    </RegistrationStep>
  );
}
