/**
 * The headers that guard a member, by value and written down by themselves: what deploys the client has them of
 * `deploy/headers.ts`, and a fault there must not be taken for what was meant [HOST-05].
 */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [
    'accelerometer=()',
    'autoplay=(self)',
    'camera=()',
    'clipboard-write=(self)',
    'display-capture=()',
    'fullscreen=(self)',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'payment=()',
    'picture-in-picture=(self)',
    'publickey-credentials-get=()',
    'screen-wake-lock=(self)',
    'serial=()',
    'usb=()',
  ].join(', '),
}

const kinds = {
  page: { path: '/v8/events', 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' },
  launch: {
    path: '/v8/launch.html',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  },
  theme: {
    path: '/v8/themes/lh.json?version=202507301052',
    'cache-control': 'public, max-age=60',
    'cross-origin-resource-policy': 'same-origin',
  },
  worker: {
    path: '/v8/offline-worker.js',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'same-origin',
  },
  manifest: {
    path: '/v8/install/manifest.webmanifest',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'same-origin',
  },
  icon: {
    path: '/v8/install/icon-192.png',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'same-origin',
  },
  forPartners: {
    path: '/v8/slipway-embed.js',
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  },
} as const

/** What each kind of file must say, in lower case as browsers have it. */
export const guardedFiles: readonly { readonly path: string; readonly headers: Record<string, string> }[] =
  Object.values(kinds).map(({ path, ...own }) => ({ path, headers: { ...always, ...own } }))

/** Rules of the policy that hold wherever the client is served; each is one of its parts, whole. */
export const guardingRules: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self' blob:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types slipway-worker',
]

/** The part of the policy that says who may frame the client. */
export function framedBy(...partners: readonly string[]): string {
  return ["frame-ancestors 'self'", ...partners].join(' ')
}

/** What a browser must be told that the files of an installed client are: it takes them as nothing else. */
export const installedFiles: readonly { readonly path: string; readonly type: RegExp }[] = [
  { path: kinds.worker.path, type: /^(?:text|application)\/javascript\b/ },
  { path: kinds.manifest.path, type: /^application\/manifest\+json\b/ },
  { path: kinds.icon.path, type: /^image\/png$/ },
]
