// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../../src/ui/Announcer.tsx';
import { announce } from '../../src/ui/announce.ts';
import { Die } from '../../src/ui/Die.tsx';
import { SeatMark } from '../../src/ui/SeatMark.tsx';
import { radioKey, SegmentedChoice } from '../../src/ui/SegmentedChoice.tsx';
import { Switch } from '../../src/ui/Switch.tsx';
import { Toasts } from '../../src/ui/Toasts.tsx';
import { toast } from '../../src/ui/toast.ts';

afterEach(cleanup);

describe('a choice of one', () => {
  const segments = [
    { value: 'a', text: 'One' },
    { value: 'b', text: 'Two' },
    { value: 'c', text: 'Three' },
  ] as const;
  const show = (value: 'a' | 'b' | 'c') => {
    const onChange = vi.fn();
    render(
      <>
        <span id="name">Number</span>
        <SegmentedChoice labelledBy="name" segments={segments} value={value} onChange={onChange} />
      </>,
    );
    return onChange;
  };

  it('is a named radio group with one tab stop', () => {
    show('b');
    const group = screen.getByRole('radiogroup', { name: 'Number' });
    const radios = [...group.querySelectorAll('[role=radio]')];
    expect(radios.map((radio) => radio.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false']);
    expect(radios.map((radio) => (radio as HTMLElement).tabIndex)).toEqual([-1, 0, -1]);
  });

  it('is chosen by tap and by arrows, all round', () => {
    const onChange = show('c');
    fireEvent.click(screen.getByRole('radio', { name: 'Two' }));
    expect(onChange).toHaveBeenLastCalledWith('b');
    fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowRight' });
    expect(onChange).toHaveBeenLastCalledWith('a');
    expect(document.activeElement?.textContent).toBe('One');
    fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'x' });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('knows its keys', () => {
    expect(['ArrowLeft', 'ArrowUp', 'Home', 'End', 'Enter'].map((key) => radioKey(key, 0, 3))).toEqual([
      2,
      2,
      0,
      2,
      null,
    ]);
  });
});

it('a switch says its state and turns', () => {
  const onChange = vi.fn();
  render(
    <>
      <span id="sound">Sound</span>
      <Switch labelledBy="sound" on={false} onChange={onChange} />
    </>,
  );
  const button = screen.getByRole('switch', { name: 'Sound' });
  expect(button.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(button);
  expect(onChange).toHaveBeenCalledWith(true);
});

it.each([1, 2, 3, 4, 5, 6])('a die shows %i', (face) => {
  const { container } = render(<Die face={face} />);
  expect(container.querySelectorAll('.pip')).toHaveLength(face);
});

it('a die may show a sign or nothing', () => {
  expect(render(<Die face={[0, 4]} />).container.querySelectorAll('.pip')).toHaveLength(2);
  expect(render(<Die face={null} />).container.querySelectorAll('.pip')).toHaveLength(0);
});

it('a person is marked by the first letter, whatever it is made of', () => {
  const letter = (name: string) =>
    render(<SeatMark kind="human" name={name} />).container.querySelector('text')?.textContent;
  expect([' åse', '', '👩‍🚀 Eva', '<b>', 'Player 2'].map(letter)).toEqual(['Å', '', '👩‍🚀', '<', '2']);
});

describe('what is said', () => {
  it('is said once', async () => {
    render(<Announcer />);
    announce('Ola crossed 7.');
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ola crossed 7.'));
    const said = screen.getByRole('status').firstChild;
    announce('Ola crossed 7.');
    announce('');
    await Promise.resolve();
    expect(screen.getByRole('status').firstChild).toBe(said);
    announce('Kastor passed.');
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Kastor passed.'));
  });
});

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes, is text, and goes', async () => {
    render(<Toasts />);
    toast('<b>Kept</b>');
    toast('<b>Kept</b>');
    await vi.advanceTimersByTimeAsync(20);
    expect(screen.getByRole('status').textContent).toBe('<b>Kept</b>');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
