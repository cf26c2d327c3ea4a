/**
 * The headers that go with the client's files, in the one place where they are written. The sandbox sends them, and the
 * configurations for nginx and Caddy are generated from them.
 */

/** Where one client is served, and who may frame it. All are origins as browsers write them. */
export interface Site {
  /** The address at which the client is opened: "https://bets.harbour.example". */
  readonly origins: readonly string[]
  /** Whose pages may frame it [HOST-05]. */
  readonly partners: readonly string[]
  /** Other places that calls and channels go to: the client's other servers. */
  readonly servers?: readonly string[]
  /** Where streams are played from, both playlists and segments [STAT-07]. */
  readonly videos?: readonly string[]
  /** Whose players and mini-games may be framed: Twitch and the like, the games' own servers [STAT-07] [MEMBER-08]. */
  readonly players?: readonly string[]
}

/** Permissions of a page, and who has them: no one, or the client itself, which can go full screen and stay awake. */
const rights = {
  accelerometer: [],
  autoplay: ['self'],
  camera: [],
  'clipboard-write': ['self'],
  'display-capture': [],
  fullscreen: ['self'],
  geolocation: [],
  gyroscope: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  'picture-in-picture': ['self'],
  'publickey-credentials-get': [],
  'screen-wake-lock': ['self'],
  serial: [],
  usb: [],
} as const

/**
 * Who may frame the client, and what it may load: its own files, its own sockets, calls to its servers, and the streams
 * and players that are configured.
 */
export function contentPolicy({ origins, partners, servers = [], videos = [], players = [] }: Site): string {
  // Channels go where calls go, unless they have their own hosts.
  const sockets = [...origins, ...servers].map((origin) => origin.replace(/^http/, 'ws'))
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // A stream fetched piece by piece is played as a blob; one that the browser plays natively comes from its own address.
    ["media-src 'self' blob:", ...new Set(videos)].join(' '),
    // Older browsers do not count sockets as `self`.
    ["connect-src 'self'", ...new Set([...sockets, ...servers, ...videos])].join(' '),
    // One that has the partner's name for the app is made in the page.
    "manifest-src 'self' blob:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // Itself only for the half screen [ROUTE-12].
    ["frame-src 'self'", ...new Set(players)].join(' '),
    ['frame-ancestors', ...(partners.length === 0 ? ["'none'"] : ["'self'", ...partners])].join(' '),
    // No text becomes markup or script. The one policy there may be lets one address be one: that of the service worker.
    "require-trusted-types-for 'script'",
    'trusted-types slipway-worker',
  ].join('; ')
}

/** With every reply, calls included. */
export const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // The launch link contains tokens, and partners have addresses of their own.
  'Referrer-Policy': 'no-referrer',
}

/** With every file of the client. */
export const files: Readonly<Record<string, string>> = {
  // No page that opened the client, or that the client opened, keeps access to its window.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': Object.entries(rights)
    .map(([right, given]) => `${right}=(${given.join(' ')})`)
    .join(', '),
}

/** Only over HTTPS: browsers then use HTTPS for a year. */
export const encrypted: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
}

/** The script that partners include, with its types, is for pages of other origins; everything else is only for the client. */
export const forPartners: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

export const forClient: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** How long each kind of file may be kept. */
export const caching = {
  /** The page itself: it names the current scripts, and its address has contained tokens. */
  page: 'no-store',
  /** A hash in the name: the content never changes. */
  hashed: 'public, max-age=31536000, immutable',
  theme: 'public, max-age=60',
  /** What a device has of an installed client, its worker above all: asked about each time. */
  installed: 'no-cache',
  forPartners: 'public, max-age=300',
} as const

/** The kind of a file of the client, by its path under `/v8/`. */
export function kindOf(path: string): keyof typeof caching {
  if (path.startsWith('/v8/assets/')) return 'hashed'
  if (path.startsWith('/v8/themes/')) return 'theme'
  if (path.startsWith('/v8/install/') || path === '/v8/offline-worker.js') return 'installed'
  return path.startsWith('/v8/slipway-embed.') ? 'forPartners' : 'page'
}

/** All headers of a file of the client. @param path under which it is requested, without query */
export function headersOf(path: string, site: Site): Record<string, string> {
  const kind = kindOf(path)
  return {
    ...everywhere,
    ...files,
    ...(kind === 'forPartners' ? forPartners : forClient),
    'Cache-Control': caching[kind],
    'Content-Security-Policy': contentPolicy(site),
  }
}
