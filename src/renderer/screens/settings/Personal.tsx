import { Dropdown, Field, Option, Radio, RadioGroup, Switch } from '@fluentui/react-components';
import { labelOf } from '#domain/access/screens.ts';
import { useDesk, useRole } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { dateForms, useDateForm, useZone, ZONES } from '#renderer/client/kept/dates.ts';
import { usePreference } from '#renderer/client/kept/preferences.ts';
import { useBlurred, useMasked } from '#renderer/client/kept/privacy.ts';
import {
  readStartPath,
  START_PAGE_KEY,
  START_PAGES,
  startOfView,
  startPagesFor,
} from '#renderer/client/kept/startPage.ts';
import { THEME_CHOICES, THEME_LABELS, useThemeChoice } from '#renderer/client/kept/theme.ts';
import { viewsFor } from '#renderer/client/kept/views.ts';
import {
  NOTIFICATION_KINDS,
  useNotificationChoice,
} from '#renderer/client/live/notificationChoices.ts';
import { optionsOf } from '#renderer/ui/filters/filter.ts';
import { DENSITIES } from '#renderer/ui/grid/heights.ts';
import { useDefaultDensity } from '#renderer/ui/grid/layout.ts';
import { NotificationPermission } from './NotificationPermission.tsx';
import { Section } from './Section.tsx';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly hint?: string | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly setting: readonly [Value, (value: Value) => void];
}

/** A setting with a few values, all of them in view. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hint = null, options, setting } = props;
  const [value, set] = setting;
  return (
    <Field label={label} hint={hint}>
      <RadioGroup value={value} onChange={(_event, data) => set(data.value as Value)}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </RadioGroup>
    </Field>
  );
}

const THEMES = optionsOf(THEME_CHOICES, (choice) => THEME_LABELS[choice]);

function StartPage() {
  const role = useRole();
  const [path, setPath] = usePreference(START_PAGE_KEY, readStartPath);
  const preferences = useStore(useDesk().preferences);
  const views = viewsFor(preferences, role).map((view) => ({
    path: startOfView(view),
    label: `${labelOf(view.path)}: ${view.name}`,
  }));
  const chosen =
    [...START_PAGES, ...views].find((page) => page.path === path) ??
    START_PAGES.find((page) => page.path === readStartPath(null));
  return (
    <Field label="Start page" hint="The screen or saved view that opens after you sign in.">
      <Dropdown
        value={chosen?.label ?? ''}
        selectedOptions={chosen ? [chosen.path] : []}
        onOptionSelect={(_event, { optionValue = path }) => setPath(optionValue)}
      >
        {[...startPagesFor(role), ...views].map((page) => (
          <Option key={page.path} value={page.path}>
            {page.label}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}

interface FlagProps {
  readonly label: string;
  readonly setting: readonly [boolean, (value: boolean) => void];
}

/** A setting that is on or off. */
const Flag = ({ label, setting: [isOn, set] }: FlagProps) => (
  <Switch label={label} checked={isOn} onChange={(_event, { checked }) => set(checked)} />
);

const Notification = ({ kind, label }: (typeof NOTIFICATION_KINDS)[number]) => (
  <Flag label={label} setting={useNotificationChoice(kind)} />
);

/** What is the person's own choice on this computer; each holds at once. */
export function Personal() {
  return (
    <>
      <Section title="Appearance">
        <Choice label="Theme" options={THEMES} setting={useThemeChoice()} />
        <Choice
          label="Row height"
          hint="Tables with their own setting keep it."
          options={DENSITIES}
          setting={useDefaultDensity()}
        />
      </Section>
      <Section
        title="Dates"
        text="Used on all screens, in copied tables and in the file of My actions."
      >
        <Choice
          label="Format"
          hint="Dates of birth and expiry are shown as documents print them: 1988-11-20."
          options={dateForms()}
          setting={useDateForm()}
        />
        <Choice
          label="Time zone"
          hint="Periods in filters are always in UTC."
          options={ZONES}
          setting={useZone()}
        />
      </Section>
      <Section title="Start">
        <StartPage />
      </Section>
      <Section
        title="Privacy"
        text="Protects names, numbers and images in the verification queues and user profiles when others can see your screen."
      >
        <div>
          <Flag label="Mask personal data until you point at it" setting={useMasked()} />
          <Flag label="Blur Corridor while another window is active" setting={useBlurred()} />
        </div>
      </Section>
      <Section
        title="Notifications"
        text="New requests notify admins only, and not while their queue is open. The other notifications are for every role."
      >
        <div>
          {NOTIFICATION_KINDS.map((setting) => (
            <Notification key={setting.kind} {...setting} />
          ))}
          <NotificationPermission />
        </div>
      </Section>
    </>
  );
}
