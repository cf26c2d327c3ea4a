/**
 * The headers that go with the client's files: the one place where they are written. The sandbox sends them, and the
 * configurations for nginx and Caddy are generated from them.
 */

/** Where one client is served, and who may frame it. All are origins as browsers write them. */
export interface Site {
  /** By which the client is opened: "https://bets.harbour.example". */
  readonly origins: readonly string[]
  /** Whose pages may frame it [HOST-05]. */
  readonly partners: readonly string[]
  /** Where else calls and channels go: the client's other servers. */
  readonly servers?: readonly string[]
  /** Where streams are played from, playlists and segments alike [STAT-07]. */
  readonly videos?: readonly string[]
  /** Whose players may be framed: Twitch and the like [STAT-07]. */
  readonly players?: readonly string[]
}

/** Rights of a page, and to whom they are given: nobody, or the client itself, which can go full screen and stay awake. */
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
 * Who may frame the client, and what it may load: its own files, its own sockets, calls to its servers, streams and the
 * players that it is told of.
 */
export function contentPolicy({ origins, partners, servers = [], videos = [], players = [] }: Site): string {
  // Channels are where calls go, unless hosts of their own are named.
  const sockets = [...origins, ...servers].map((origin) => origin.replace(/^http/, 'ws'))
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // What is fetched piece by piece is played as a blob, what the browser plays by itself from where it is.
    ["media-src 'self' blob:", ...new Set(videos)].join(' '),
    // Older browsers do not count sockets to `self`.
    ["connect-src 'self'", ...new Set([...sockets, ...servers, ...videos])].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // Of itself for the half screen alone [ROUTE-12].
    ["frame-src 'self'", ...new Set(players)].join(' '),
    ['frame-ancestors', ...(partners.length === 0 ? ["'none'"] : ["'self'", ...partners])].join(' '),
    // No text becomes markup or script: nothing in the client may make a policy that lets one.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** With every reply, calls included. */
export const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // The launch link has tokens in it, and partners have addresses of their own.
  'Referrer-Policy': 'no-referrer',
}

/** With every file of the client. */
export const files: Readonly<Record<string, string>> = {
  // No page that was opened beside the client, or opened it, holds its window.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': Object.entries(rights)
    .map(([right, given]) => `${right}=(${given.join(' ')})`)
    .join(', '),
}

/** Where encrypted: browsers come back encrypted for a year. */
export const encrypted: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
}

/** The script that partners include, with its types, is for pages of other origins; all else is the client's alone. */
export const forPartners: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

export const forClient: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** How long each kind of file may be kept. */
export const caching = {
  /** The page itself: it names the scripts of today, and its address has had tokens in it. */
  page: 'no-store',
  /** A hash in the name: what it holds never changes. */
  hashed: 'public, max-age=31536000, immutable',
  theme: 'public, max-age=60',
  forPartners: 'public, max-age=300',
} as const

/** What a file of the client is, by its path under `/v8/`. */
export function kindOf(path: string): keyof typeof caching {
  if (path.startsWith('/v8/assets/')) return 'hashed'
  if (path.startsWith('/v8/themes/')) return 'theme'
  return path.startsWith('/v8/slipway-embed.') ? 'forPartners' : 'page'
}

/** All headers of a file of the client. @param path under which it is asked for, without query */
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
