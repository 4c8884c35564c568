import { formatFileDay } from '../i18n/format.ts';
import { t } from '../i18n/index.ts';
import { toast } from '../ui/toast.ts';
import { saveFile } from './files.ts';

/** Offers all saved games of this device and window as one file, and says so. Never rejects. */
export async function exportAll(): Promise<void> {
  try {
    const { exportArchive } = await import('../storage/archive.ts');

    const { text, games } = await exportArchive();
    const file = `kast-${formatFileDay(Date.now())}.json`;
    saveFile(file, text);
    toast(t.peek()('shell:carry.exported', { count: games, file }));
  } catch {
    toast(t.peek()('shell:carry.exportFailed'));
  }
}
