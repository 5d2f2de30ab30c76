/** What an administrator's tools read of the managed settings, made from their table: ADMX, ADML, a profile for macOS. */
import { z } from 'zod';
import { APP_ID } from '#main/hosts/electron/identity.ts';
import { DECLARED_SETTINGS, FILE_ALLOWED } from '#main/settings/declared.ts';

/** One policy, as the tools have them. */
interface Policy {
  readonly key: string;
  readonly help: string;
  readonly example: unknown;
  /** What the value may be, as a JSON schema. */
  readonly schema: z.core.JSONSchema.BaseSchema;
}

const plain = (text: string) => text.replaceAll('`', '');
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const POLICIES: readonly Policy[] = [
  ...DECLARED_SETTINGS.map(([key, { value, example, sets, otherwise, isOnlyWithApi }]) => ({
    key,
    example,
    help: [
      `Sets ${plain(sets)}.`,
      ...(isOnlyWithApi ? ['Only together with apiUrl.'] : []),
      `When it is missing: ${plain(otherwise)}.`,
      ...(typeof example === 'object'
        ? [`JSON with characters beyond ASCII as \\u and four digits, such as ${asJson(example)}`]
        : []),
    ].join(' '),
    schema: z.toJSONSchema(value, { io: 'input', unrepresentable: 'any' }),
  })),
  {
    key: FILE_ALLOWED,
    example: false,
    help: sentence(
      'whether the file managed-settings.json sets what no policy sets. Let only administrators write to its folder. When it is missing: not allowed',
    ),
    schema: { type: 'boolean' },
  },
];

function asJson(value: unknown): string {
  return JSON.stringify(value);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Longer than any list of settings; Group Policy's own limit is 1023. */
const LONGEST_TEXT = 16_384;

/** What the editor of Group Policy asks for, as elements of ADMX. */
function elementOf({ key, schema }: Policy): string {
  const id = `id="${key}" valueName="${key}"`;
  if (schema.enum) {
    const items = schema.enum.map(
      (value) =>
        `          <item displayName="$(string.${key}_${value})"><value><string>${value}</string></value></item>`,
    );
    return `        <enum ${id} required="true">\n${items.join('\n')}\n        </enum>`;
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const least = schema.minimum ?? Number(schema.exclusiveMinimum ?? 0) + 1;
    return `        <decimal ${id} required="true" minValue="${least}" maxValue="${schema.maximum}" />`;
  }
  return `        <text ${id} required="true" maxLength="${LONGEST_TEXT}" />`;
}

function policyOf(policy: Policy): string {
  const { key, schema } = policy;
  const names = `displayName="$(string.${key})" explainText="$(string.${key}_help)"`;
  const isFlag = schema.type === 'boolean';
  const more = isFlag ? `valueName="${key}"` : `presentation="$(presentation.${key})"`;
  const values = isFlag
    ? '      <enabledValue><decimal value="1" /></enabledValue>\n      <disabledValue><decimal value="0" /></disabledValue>'
    : `      <elements>\n${elementOf(policy)}\n      </elements>`;
  return `    <policy name="${key}" class="Machine" ${names} key="Software\\Policies\\Corridor" ${more}>
      <parentCategory ref="Corridor" />
      <supportedOn ref="Corridor" />
${values}
    </policy>`;
}

const HEAD =
  '<?xml version="1.0" encoding="utf-8"?>\n<!-- Made from src/main/settings/declared.ts. -->';
const NAMESPACE =
  'xmlns="http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions" revision="1.0" schemaVersion="1.0"';

/** The policies, for Group Policy and Intune. */
export const admx = (): string => `${HEAD}
<policyDefinitions ${NAMESPACE}>
  <policyNamespaces>
    <target prefix="corridor" namespace="Corridor.Policies.Console" />
  </policyNamespaces>
  <resources minRequiredRevision="1.0" />
  <supportedOn>
    <definitions>
      <definition name="Corridor" displayName="$(string.supported)" />
    </definitions>
  </supportedOn>
  <categories>
    <category name="Corridor" displayName="$(string.category)" />
  </categories>
  <policies>
${POLICIES.map(policyOf).join('\n')}
  </policies>
</policyDefinitions>
`;

function presentationOf({ key, schema }: Policy): string[] {
  if (schema.type === 'boolean') return [];
  let box = `<textBox refId="${key}"><label>${key}</label></textBox>`;
  if (schema.enum) box = `<dropdownList refId="${key}" noSort="true">${key}</dropdownList>`;
  else if (schema.type === 'integer' || schema.type === 'number') {
    box = `<decimalTextBox refId="${key}">${key}</decimalTextBox>`;
  }
  return [`      <presentation id="${key}">${box}</presentation>`];
}

/** The texts of the policies. */
export function adml(): string {
  const texts = [
    ['category', 'Corridor'],
    ['supported', 'Corridor on Windows'],
    ...POLICIES.flatMap(({ key, help, schema }) => [
      [key, key],
      [`${key}_help`, help],
      ...(schema.enum ?? []).map((value) => [`${key}_${value}`, String(value)]),
    ]),
  ];
  return `${HEAD}
<policyDefinitionResources ${NAMESPACE}>
  <displayName>Corridor</displayName>
  <description>The managed settings of Corridor</description>
  <resources>
    <stringTable>
${texts.map(([id = '', text = '']) => `      <string id="${id}">${escaped(text)}</string>`).join('\n')}
    </stringTable>
    <presentationTable>
${POLICIES.flatMap(presentationOf).join('\n')}
    </presentationTable>
  </resources>
</policyDefinitionResources>
`;
}

/** A value as a property list has it. */
function asPlist(value: unknown, indent: string): string {
  const deeper = `${indent}  `;
  if (typeof value === 'boolean') return `${indent}<${value} />`;
  if (typeof value === 'number') return `${indent}<integer>${value}</integer>`;
  if (Array.isArray(value)) {
    return `${indent}<array>\n${value.map((each) => asPlist(each, deeper)).join('\n')}\n${indent}</array>`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, each]) => `${deeper}<key>${escaped(key)}</key>\n${asPlist(each, deeper)}`,
    );
    return `${indent}<dict>\n${entries.join('\n')}\n${indent}</dict>`;
  }
  return `${indent}<string>${escaped(String(value))}</string>`;
}

/** A profile that forces the example of every setting. */
export function mobileconfig(): string {
  const settings = Object.fromEntries(POLICIES.map(({ key, example }) => [key, example]));
  const profile = {
    PayloadDisplayName: 'Corridor',
    PayloadIdentifier: `${APP_ID}.profile`,
    PayloadType: 'Configuration',
    PayloadUUID: '9A0E4E0B-3C53-4E53-9D0B-6D2A9C5B8F01',
    PayloadVersion: 1,
    PayloadScope: 'System',
    PayloadContent: [
      {
        PayloadDisplayName: 'Corridor',
        PayloadIdentifier: `${APP_ID}.settings`,
        PayloadType: APP_ID,
        PayloadUUID: '9A0E4E0B-3C53-4E53-9D0B-6D2A9C5B8F02',
        PayloadVersion: 1,
        ...settings,
      },
    ],
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<!-- Made from src/main/settings/declared.ts: keep the settings that you want, and give the payloads UUIDs of your own. -->
<plist version="1.0">
${asPlist(profile, '')}
</plist>
`;
}
