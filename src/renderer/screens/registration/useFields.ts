import { useDraft } from '#renderer/client/kept/useDraft.ts';

type Values = { [key: string]: string };

const readValues = (kept: unknown) => (kept ?? {}) as Values;

/** The texts of a step under its name, kept while one looks elsewhere. */
export function useFields(step: string) {
  const [values, setValues] = useDraft(`registration.${step}`, readValues);
  const change = (some: Readonly<Values>) => setValues({ ...values, ...some });
  return {
    change,
    /** One field's text, and how it is set. */
    field: (name: string) => ({
      value: values[name] ?? '',
      onChange: (value: string) => change({ [name]: value }),
    }),
  };
}
