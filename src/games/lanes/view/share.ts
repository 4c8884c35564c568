import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { toast } from '../../../ui/toast.ts';
import type { LanesTable, TableModel } from './model.ts';
import { isYou, type LanesWords } from './names.ts';

/** The result in a sentence, with everybody's own name. */
function resultText(ns: LanesWords, table: LanesTable, scores: readonly number[], throws: number): string {
  const list = scores
    .map((score, seat) => ({
      score,
      name: table.seats[seat]?.name || (isYou(table, seat) ? t.value(`${ns}:you`) : ''),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ score, name }) => `${name} ${formatNumber(score)}`)
    .join(', ');
  return t.value(`${ns}:share.text`, { throws, scores: list });
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * Shares a finished game: its result as text and its record as a file where the device can, else both to the
 * clipboard, else as a download. Says what it did; a person's own cancelling says nothing.
 */
export async function share(model: TableModel): Promise<void> {
  const { table } = model;
  const ns = model.variant.words;
  const record = table.record();
  if (!record) return;
  const { throws } = model.view.value.state;
  const text = resultText(ns, table, model.scores.value, throws);
  const json = JSON.stringify(record);
  const file = new File([json], `kast-${record.game}-${record.fingerprint.slice(0, 8)}.json`, {
    type: 'application/json',
  });
  const title = t.value(`${ns}:share.title`);
  const withFile = { title, text, files: [file] };
  try {
    if (navigator.canShare?.(withFile)) await navigator.share(withFile);
    else if (typeof navigator.share === 'function')
      await navigator.share({ title, text: `${text}\n\n${json}` });
    else if (navigator.clipboard) {
      await navigator.clipboard.writeText(`${text}\n\n${json}`);
      toast(t.value(`${ns}:share.copied`));
    } else {
      save(file);
      toast(t.value(`${ns}:share.saved`));
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    save(file);
    toast(t.value(`${ns}:share.saved`));
  }
}
