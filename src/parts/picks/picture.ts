const [width, height] = [1200, 630];
const margin = 80;

export interface PictureContent {
  readonly title: string;
  readonly name: string;
  /** The first one is large. */
  readonly lines: readonly string[];
  readonly site: string;
}

/** A picture in the size of link previews; `undefined` if the device cannot draw. */
export async function drawPicture({ title, name, lines, site }: PictureContent): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  pen.fillStyle = '#14181f';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#e8a33d';
  pen.fillRect(0, 0, 16, height);
  const [points = '', ...rest] = lines;
  const write = (text: string, y: number, size: number, colour: string, weight = 400) => {
    pen.font = [weight, `${size}px`, 'sans-serif'].join(' ');
    pen.fillStyle = colour;
    // A longer name is written narrower, so that none of it is cut.
    pen.fillText(text, margin, y, width - 2 * margin);
  };
  write(title, 130, 52, '#ffffff', 600);
  write(name, 210, 40, '#c3cad5');
  write(points, 370, 120, '#e8a33d', 700);
  rest.forEach((line, at) => write(line, 450 + at * 56, 40, '#ffffff'));
  write(site, height - 40, 30, '#c3cad5');
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** Opens the system's share dialog with the picture, or saves it. Returns whether one of them worked. */
export async function sharePicture(picture: Blob, title: string): Promise<boolean> {
  const file = new File([picture], 'picks.png', { type: picture.type });
  // The types promise it, but many browsers lack it.
  const canShare: ((data: ShareData) => boolean) | undefined = navigator.canShare?.bind(navigator);
  const share: ((data: ShareData) => Promise<void>) | undefined = navigator.share?.bind(navigator);
  try {
    if (share && canShare?.({ files: [file] })) {
      await share({ files: [file], title });
      return true;
    }
  } catch (error) {
    // The reader closed the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}
