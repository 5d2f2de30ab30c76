/** How packages for Windows are signed: by a file, by a certificate of the store or of a cloud HSM, or by Azure. */
import type { Configuration } from 'electron-builder';
import { SetupError } from '../setup/say.mjs';

type Environment = Readonly<Record<string, string | undefined>>;

const AZURE = 'CORRIDOR_AZURE_SIGNING';
const THUMBPRINT = 'CORRIDOR_SIGNING_THUMBPRINT';

/** The service, the account and the profile of Azure Trusted Signing in one address. */
function readAzure(given: string) {
  const url = URL.parse(given);
  const [, codeSigningAccountName, certificateProfileName, ...rest] =
    url?.pathname.split('/') ?? [];
  if (
    url?.protocol === 'https:' &&
    codeSigningAccountName &&
    certificateProfileName &&
    !rest.length
  ) {
    return { endpoint: url.origin, codeSigningAccountName, certificateProfileName };
  }
  throw new SetupError(
    `${AZURE} holds '${given}'; expected the address of the service with account and profile, such as https://weu.codesigning.azure.net/account/profile.`,
  );
}

function readThumbprint(given: string): string {
  const digits = given.replaceAll(/[\s:]/gu, '').toUpperCase();
  if (/^[\dA-F]{40}$/u.test(digits)) return digits;
  throw new SetupError(
    `${THUMBPRINT} holds '${given}'; expected the SHA-1 thumbprint of a certificate, 40 hexadecimal digits.`,
  );
}

/**
 * The configuration of a package that is signed as the environment says: by Azure, by a certificate of the store
 * that it names, else by WIN_CSC_LINK or not at all.
 * @param publisher the full subject of the certificate, which an installed Corridor expects in an update
 * @throws SetupError for more than one route, for one that cannot be read, and for Azure without a publisher
 */
export function withSigning(
  configuration: Configuration,
  environment: Environment,
  publisher: string | undefined,
): Configuration {
  const [azure = '', thumbprint = '', file = ''] = [AZURE, THUMBPRINT, 'WIN_CSC_LINK'].map((name) =>
    environment[name]?.trim(),
  );
  const given = [azure, thumbprint, file].filter((each) => each !== '');
  if (given.length > 1) {
    throw new SetupError(`Set one of ${AZURE}, ${THUMBPRINT} and WIN_CSC_LINK, not several.`);
  }
  const { signtoolOptions, ...win } = configuration.win ?? {};
  if (azure === '') {
    const named = {
      ...signtoolOptions,
      ...(publisher !== undefined && { publisherName: publisher }),
      ...(thumbprint !== '' && { certificateSha1: readThumbprint(thumbprint) }),
    };
    return { ...configuration, win: { ...win, signtoolOptions: named } };
  }
  if (publisher === undefined) {
    throw new SetupError(
      `${AZURE} needs CORRIDOR_PUBLISHER beside it: Azure does not tell the subject.`,
    );
  }
  // The options of signtool are for another tool, and electron-builder takes only one of them.
  const azureSignOptions = { ...readAzure(azure), publisherName: publisher };
  return { ...configuration, win: { ...win, azureSignOptions } };
}
