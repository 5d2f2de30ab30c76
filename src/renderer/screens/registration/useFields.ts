import { fieldsOf } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';

type Values = { [key: string]: string };

function readValues(kept: unknown): Values {
  const texts = Object.entries(fieldsOf(kept)).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Values;
}

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
