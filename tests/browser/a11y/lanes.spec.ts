import { luckyLanes } from '../support/games.ts';
import { Races } from '../support/races.ts';
import { Kast } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const distinct = (values: readonly string[]) => new Set(values).size;

test('lanes and cars differ by more than colour: by name, sign, mark and number', async ({
  page,
  server,
}) => {
  const kast = new Kast(page, { game: luckyLanes });
  await page.goto(server.url);
  const races = new Races(kast, [5]);
  await races.carryIn();
  await races.resume(5);

  const names = ['red', 'yellow', 'green', 'blue'].map((lane) => kast.own(`lane.${lane}`));
  const road = page.getByRole('region', { name: kast.own('sheet.own') });
  const lanes = names.map((name) => road.getByRole('group', { name }));
  const signs: string[] = [];
  const marks: string[] = [];
  let standing = 0;
  for (const [at, lane] of lanes.entries()) {
    const name = names[at] ?? '';
    // Said, and written.
    await expect(lane).toHaveCount(1);
    await expect(lane.getByText(name, { exact: true })).toBeVisible();
    signs.push((await lane.locator('.ll-sign path').first().getAttribute('d')) ?? '');
    marks.push(
      await lane
        .locator('.ll-mark')
        .evaluate((mark) => `${getComputedStyle(mark).height} ${getComputedStyle(mark).backgroundImage}`)
        .then((drawn) => drawn.replaceAll(/(rgb|rgba|oklch|color)\([^()]*\)/g, 'colour')),
    );

    // Every number says whose it is, and the car stands on the last crossed one and wears it.
    const cells = await lane.locator('.ll-cell').evaluateAll((all) =>
      all.map((cell) => ({
        said: cell.getAttribute('aria-label') ?? '',
        worn: [...cell.querySelectorAll('.ll-car')].map((car) => car.textContent),
      })),
    );
    expect(cells.map(({ said }) => said.split(' ')[0])).toEqual(cells.map(() => name));
    const crossed = cells.filter(({ said }) => said.includes(', krysset'));
    const front = crossed.at(-1);
    const number = front?.said.match(/\d+/)?.[0] ?? '';
    const cars = cells.flatMap(({ said, worn }) => worn.map((number) => ({ said, number })));
    expect(cars).toEqual(front ? [{ said: front.said, number }] : []);
    if (front) standing += 1;

    const die = kast.table.getByRole('region', { name: kast.own('tray.name') }).getByRole('img', { name });
    await expect(die).toHaveCount(1);
    await expect(die.locator('.ll-sign path')).toHaveAttribute('d', signs[at] ?? '');
  }
  expect(standing, 'lanes with a car on a number').toBeGreaterThan(1);
  expect(distinct(signs)).toBe(4);
  expect(distinct(marks)).toBe(4);

  // The drivers' cars are painted differently, and numbered.
  const boards = page.getByRole('group', { name: kast.own('bar.seats') });
  const cars = await boards.locator('.ll-car').evaluateAll((all) =>
    all.map((car) => ({
      paint: car.querySelector('.ll-paint')?.getAttribute('d') ?? '',
      number: car.textContent,
    })),
  );
  expect(distinct(cars.map(({ paint }) => paint))).toBe(6);
  expect(distinct(cars.map(({ number }) => number ?? ''))).toBe(6);
});
