import { effect, useSignal } from '@preact/signals';
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { lang, t } from '../i18n/index.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { clearAnnounced } from '../ui/announce.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { Message } from './components/Message.tsx';
import { lazy } from './lazy.tsx';
import { type Route, route } from './routes.ts';
import { Home } from './screens/Home.tsx';
import { NewGame } from './screens/NewGame.tsx';
import { Play } from './screens/Play.tsx';
import { Rules } from './screens/Rules.tsx';

const Settings = lazy(() => import('./screens/Settings.tsx').then((module) => module.Settings));
const History = lazy(() => import('./screens/History.tsx').then((module) => module.History));

/** A screen that other things can lie on. */
type Ground = Exclude<Route, { readonly screen: 'rules' }>;

function Screen({ ground }: { readonly ground: Ground }) {
  switch (ground.screen) {
    case 'new':
      return <NewGame key={ground.game} game={ground.game} />;
    case 'play':
      return <Play />;
    case 'history':
      return <History />;
    case 'settings':
      return <Settings />;
    default:
      return <Home />;
  }
}

/** Something of ours broke: the page says so, and what was kept. */
class Guard extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main class="screen">
        <Message title={t.value('shell:error.title')} text={t.value('shell:error.kept')}>
          <button type="button" class="btn primary" onClick={() => location.reload()}>
            {t.value('shell:error.reload')}
          </button>
        </Message>
      </main>
    );
  }
}

/** What the title of the page says is on the screen. */
function titleOf(at: Route): string {
  const app = t.value('shell:app.name');
  switch (at.screen) {
    case 'new':
      return `${t.value('shell:newGame.title', { game: t.value(`shell:game.${at.game}.name`) })} – ${app}`;
    case 'rules':
      return `${t.value('shell:rules.title', { game: t.value(`shell:game.${at.game}.name`) })} – ${app}`;
    case 'history':
      return `${t.value('shell:home.history')} – ${app}`;
    case 'settings':
      return `${t.value('shell:settings.title')} – ${app}`;
    default:
      return app;
  }
}

/** A table is left when another screen has taken its place for good; rules and settings only lie on it. */
async function leaveTableFor(ground: Ground): Promise<void> {
  if (ground.screen === 'play' || ground.screen === 'settings') return;
  const { leaveTable } = await import('../table/start.ts');
  if (route.peek().screen === ground.screen) await leaveTable();
}

/** All screens, the one live region, and what lies on top. */
export function App() {
  const shown = route.value;
  const under = useRef<Ground>({ screen: 'home' });
  if (shown.screen !== 'rules') under.current = shown;
  const ground = under.current;
  const arrived = useSignal(false);

  useEffect(
    () =>
      effect(() => {
        document.title = titleOf(route.value);
        lang.value;
      }),
    [],
  );
  // Before the new screen's own effects, which may announce something.
  useLayoutEffect(clearAnnounced, [shown.screen]);
  useLayoutEffect(() => {
    document.documentElement.dataset['screen'] = ground.screen;
    scrollTo(0, 0);
    // Not at the first paint: the browser's own start is the right one there.
    if (arrived.peek()) document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    if (arrived.peek()) void leaveTableFor(ground).catch(() => {});
    arrived.value = true;
  }, [ground.screen]);

  const rules = shown.screen === 'rules';
  const covered = useRef(rules);
  useEffect(() => {
    // The button that led to the rules may have gone with its menu.
    if (covered.current && !rules && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    covered.current = rules;
  }, [rules]);

  return (
    <>
      <Guard key={ground.screen}>
        <Screen ground={ground} />
        {shown.screen === 'rules' ? (
          <Rules game={shown.game} page={shown.page} others={ground.screen === 'home'} />
        ) : null}
      </Guard>
      <Toasts />
      <Announcer />
    </>
  );
}
