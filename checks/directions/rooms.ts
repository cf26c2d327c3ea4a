/**
 * The rooms of the repository and the directions between them: the one table that `npm run check` and lint read.
 *
 * A room is a folder, or a single file. It may import itself and what its row names, types included. Tests, and
 * what helps them (`tests/`, `testing/`, `testing.ts`), may import everything, and only they import such helpers.
 * To add a room: see checks/README.md.
 */

/** A room of the repository's root. */
export interface Room {
  /** A folder, or a file. */
  path: string
  /** The other rooms that it may import. */
  imports: readonly string[]
  /** Packages that it may not import: names, `*` for any ending. */
  without?: readonly string[]
  /** What it consists of, from top to bottom: imports only go down, over any number of floors. */
  floors?: readonly Floor[]
}

/** A floor: its rooms do not import each other. */
export interface Floor {
  /** Folders or files of the room; `screens/*` makes a room of each folder (or file) there that no other floor names. */
  rooms: readonly string[]
  /** Exceptions within the floor: by room, which others it may still import. */
  beside?: Readonly<Record<string, readonly string[]>>
  /** What the floor may import from the other rooms of the root, if that differs from what the whole room may. */
  imports?: readonly string[]
  /** It shows what tests are made of, and may import what helps them. */
  showsTests?: true
}

const frameworks = ['react*', 'xstate*', '@xstate/*', '@tanstack/*', '@emotion/*', '@lingui/*']

export const rooms: readonly Room[] = [
  { path: 'openapi', imports: [] },
  { path: 'locales', imports: [] },
  { path: 'public', imports: [] },
  { path: 'deploy', imports: [] },
  { path: 'embed', imports: [], without: [...frameworks, 'node:*'] },
  { path: 'domain', imports: [], without: [...frameworks, 'node:*'] },
  {
    path: 'machines',
    imports: ['domain'],
    without: [...frameworks.filter((name) => name !== 'xstate*'), 'node:*'],
  },
  {
    path: 'recording',
    imports: ['machines'],
    without: [...frameworks.filter((name) => name !== 'xstate*'), 'node:*'],
  },
  {
    path: 'charts',
    imports: ['machines', 'public', 'recording'],
    floors: [
      { rooms: ['page', 'vite.config.ts'] },
      // Plays with the models of the machines.
      { rooms: ['simulate'], showsTests: true },
      { rooms: ['files'] },
      { rooms: ['diff'] },
      { rooms: ['exports'] },
      { rooms: ['drawing'] },
      { rooms: ['layout'] },
      { rooms: ['tested'] },
      { rooms: ['model'] },
    ],
  },
  {
    path: 'src',
    imports: ['domain', 'machines', 'recording'],
    without: ['node:*'],
    floors: [
      // Inspects the client; only in the development server.
      { rooms: ['inspection'] },
      { rooms: ['main.tsx'] },
      { rooms: ['begin.ts'] },
      { rooms: ['start.ts'] },
      { rooms: ['recording'] },
      { rooms: ['app'] },
      { rooms: ['routeTree.gen.ts'] },
      { rooms: ['routes'] },
      { rooms: ['screens/*'] },
      // What may take the place of any screen.
      { rooms: ['screens/errors'] },
      { rooms: ['shell'] },
      { rooms: ['features/*'], beside: { 'features/eventLists': ['features/eventRow'] } },
      // Beside an odds history, and at a selection in the slip.
      { rooms: ['features/priceAlerts'] },
      // What slip and history share about booked bets and cash out, and the ways to pass a bet on.
      { rooms: ['features/prebook', 'features/shareBet', 'features/betCode', 'features/cashOut'] },
      // What the slip shows in one of its tabs.
      { rooms: ['features/luckyCombo'] },
      { rooms: ['features/odds'] },
      { rooms: ['features/selection'] },
      { rooms: ['features/partner'] },
      { rooms: ['client'] },
      { rooms: ['words'] },
      { rooms: ['api'], imports: ['domain', 'machines', 'openapi'] },
      { rooms: ['realtime', 'storage', 'host'], imports: ['domain', 'machines', 'openapi'] },
      { rooms: ['wire'], imports: ['domain', 'machines', 'openapi'] },
      { rooms: ['i18n'], imports: ['domain', 'locales'] },
      { rooms: ['ui'], imports: [] },
    ],
  },
  {
    path: 'sandbox',
    imports: ['deploy', 'domain', 'openapi'],
    floors: [
      { rooms: ['main.ts'] },
      { rooms: ['commandLine.ts', 'start.ts'] },
      { rooms: ['control'] },
      { rooms: ['partner'] },
      { rooms: ['createSandbox.ts'] },
      { rooms: ['server'] },
      { rooms: ['audit', 'world', 'minigames'] },
      { rooms: ['config.ts'] },
      { rooms: ['wrong'] },
      { rooms: ['bets', 'analytics'] },
      { rooms: ['wire', 'words', 'statistics', 'streams'] },
      { rooms: ['feeds', 'store'] },
      { rooms: ['market'] },
      { rooms: ['members.ts', 'clock.ts'] },
      { rooms: ['currencies.ts', 'samples'] },
    ],
  },
  // As a partner's: of ours it knows the contract alone.
  { path: 'conformance/otherBackEnd', imports: ['openapi'] },
  {
    path: 'conformance',
    // Neither the client nor the sandbox: it would agree with our own mistakes.
    imports: ['openapi'],
    without: frameworks,
    floors: [
      { rooms: ['command.ts', 'shown.ts'] },
      { rooms: ['conform.ts'] },
      { rooms: ['options.ts', 'report'] },
      { rooms: ['engine'] },
      { rooms: ['expect'] },
      { rooms: ['catalogue'] },
      { rooms: ['config'] },
      { rooms: ['contract', 'wire'] },
      { rooms: ['values'] },
    ],
  },
  // What index.html paints has the sizes of what React paints in its place.
  { path: 'build/firstPaint.ts', imports: ['src'] },
  // The client says how the maps of a release are found.
  { path: 'build/keepMaps.ts', imports: ['src'] },
  { path: 'build/findFault.ts', imports: ['src', 'build'] },
  { path: 'build', imports: [] },
  { path: 'checks', imports: ['openapi'] },
  { path: 'scripts/charts.ts', imports: ['charts'] },
  { path: 'scripts/fault.ts', imports: ['build/findFault.ts'] },
  { path: 'scripts/packages/run.ts', imports: ['build'] },
  { path: 'scripts', imports: ['checks', 'deploy', 'openapi', 'lingui.config.ts'] },
  { path: 'lingui.config.ts', imports: ['domain'] },
  { path: 'vite.config.ts', imports: ['build', 'build/firstPaint.ts', 'build/keepMaps.ts'] },
]
