import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { focusWrong } from './FormParts.tsx';

/** A form whose second field is wrong, after Continue was pressed. */
function refusedForm() {
  const form = document.body.appendChild(document.createElement('form'));
  onTestFinished(() => form.remove());
  const add = <Tag extends 'input' | 'button'>(tag: Tag, label: string) => {
    const element = form.appendChild(document.createElement(tag));
    element.ariaLabel = label;
    return element;
  };
  const rate = add('input', 'Rate');
  const handle = add('input', 'Handle');
  const button = add('button', 'Continue');
  handle.ariaInvalid = 'true';
  button.focus();
  return { form, rate, button };
}

const drawn = () => new Promise((next) => requestAnimationFrame(next));

test('the first field that is wrong gets the focus', async () => {
  const { form } = refusedForm();
  focusWrong(form);
  await drawn();
  await expect.element(page.getByRole('textbox', { name: 'Handle' })).toHaveFocus();
});

test('also after the dialog that said so has given the focus back to Continue', async () => {
  const { form, button } = refusedForm();
  button.blur();
  focusWrong(form);
  button.focus();
  await drawn();
  await expect.element(page.getByRole('textbox', { name: 'Handle' })).toHaveFocus();
});

test('a field that a person has gone to meanwhile keeps the focus: what is typed stays in it', async () => {
  const { form, rate } = refusedForm();
  focusWrong(form);
  rate.focus();
  await drawn();
  await expect.element(page.getByRole('textbox', { name: 'Rate' })).toHaveFocus();
});
