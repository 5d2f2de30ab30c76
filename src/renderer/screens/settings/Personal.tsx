import { Dropdown, Field, Option, Radio, RadioGroup, Switch } from '@fluentui/react-components';
import { labelOf } from '#domain/access/screens.ts';
import type { Zone } from '#domain/time/format.ts';
import { useDesk, useRole } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { usePreference } from '#renderer/client/kept/preferences.ts';
import { useBlurred, useMasked } from '#renderer/client/kept/privacy.ts';
import {
  readStartPath,
  START_PAGE_KEY,
  START_PAGES,
  startOfView,
  startPagesFor,
} from '#renderer/client/kept/startPage.ts';
import {
  THEME_CHOICES,
  THEME_LABELS,
  type ThemeChoice,
  useThemeChoice,
} from '#renderer/client/kept/theme.ts';
import { viewsFor } from '#renderer/client/kept/views.ts';
import { useZone, ZONES } from '#renderer/client/kept/zone.ts';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  useNotificationChoice,
} from '#renderer/client/live/notificationChoices.ts';
import { DENSITIES, type Density, useDefaultDensity } from '#renderer/ui/grid/layout.ts';
import { NotificationPermission } from './NotificationPermission.tsx';
import { Section } from './Section.tsx';

function Theme() {
  const [theme, setTheme] = useThemeChoice();
  return (
    <Field label="Theme">
      <RadioGroup value={theme} onChange={(_event, { value }) => setTheme(value as ThemeChoice)}>
        {THEME_CHOICES.map((choice) => (
          <Radio key={choice} value={choice} label={THEME_LABELS[choice]} />
        ))}
      </RadioGroup>
    </Field>
  );
}

function Rows() {
  const [density, setDensity] = useDefaultDensity();
  return (
    <Field label="Row height" hint="Tables with their own setting keep it.">
      <RadioGroup value={density} onChange={(_event, { value }) => setDensity(value as Density)}>
        {DENSITIES.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </RadioGroup>
    </Field>
  );
}

function TimeZone() {
  const [zone, setZone] = useZone();
  return (
    <Field
      label="Time zone"
      hint="Used for the dates and times on all screens. Periods in filters are always in UTC."
    >
      <RadioGroup value={zone} onChange={(_event, { value }) => setZone(value as Zone)}>
        {ZONES.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </RadioGroup>
    </Field>
  );
}

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

function Privacy() {
  const [masked, setMasked] = useMasked();
  const [blurred, setBlurred] = useBlurred();
  return (
    <div>
      <Switch
        label="Mask personal data until you point at it"
        checked={masked}
        onChange={(_event, { checked }) => setMasked(checked)}
      />
      <Switch
        label="Blur Corridor while another window is active"
        checked={blurred}
        onChange={(_event, { checked }) => setBlurred(checked)}
      />
    </div>
  );
}

interface NotificationProps {
  readonly kind: NotificationKind;
  readonly label: string;
}

function Notification({ kind, label }: NotificationProps) {
  const [wanted, setWanted] = useNotificationChoice(kind);
  return (
    <Switch label={label} checked={wanted} onChange={(_event, { checked }) => setWanted(checked)} />
  );
}

/** What is the person's own choice on this computer; each holds at once. */
export function Personal() {
  return (
    <>
      <Section title="Appearance">
        <Theme />
        <Rows />
        <TimeZone />
      </Section>
      <Section title="Start">
        <StartPage />
      </Section>
      <Section
        title="Privacy"
        text="Protects names, numbers and images in the verification queues and user profiles when others can see your screen."
      >
        <Privacy />
      </Section>
      <Section
        title="Notifications"
        text="Admins get a desktop notification for each new request, except while that queue is open."
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
