import { describe, expect, it } from 'vitest'

import { caddyConfig } from './caddy.ts'
import { type Deployment, example } from './deployment.ts'
import { contentPolicy, headersOf, type Site } from './headers.ts'
import { nginxConfig } from './nginx.ts'

const site: Site = {
  origins: ['https://bets.test', 'http://localhost:4400'],
  partners: ['https://partner.test', 'https://www.partner.test'],
}

describe("the client's headers", () => {
  it("let the partner's pages and the half screen frame the client, and no one else [HOST-05] [ROUTE-12]", () => {
    expect(contentPolicy(site)).toContain(
      "; frame-ancestors 'self' https://partner.test https://www.partner.test;",
    )
    expect(contentPolicy({ ...site, partners: [] })).toContain("; frame-ancestors 'none';")
  })

  it('only let it run its own files, turn no text into markup, and call no one but its server [HOST-05]', () => {
    const policy = contentPolicy(site)
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self' wss://bets.test ws://localhost:4400",
      "require-trusted-types-for 'script'",
      'trusted-types slipway-worker',
    ])
      expect(policy.split('; ')).toContain(rule)
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/)
  })

  it('list by value what none of its pages may do, and that no window that opened it keeps access to it [HOST-05]', () => {
    expect(headersOf('/v8/events', site)).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'accelerometer=(), autoplay=(self), camera=(), clipboard-write=(self), display-capture=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(self), publickey-credentials-get=(), screen-wake-lock=(self), serial=(), usb=()',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentPolicy(site),
    })
  })

  it('let it play the streams and frame the players that are configured, and no others [STAT-07] [HOST-05]', () => {
    const told = contentPolicy({
      ...site,
      videos: ['https://video.test'],
      players: ['https://player.test'],
    }).split('; ')
    expect(told).toContain("media-src 'self' blob: https://video.test")
    expect(told).toContain("connect-src 'self' wss://bets.test ws://localhost:4400 https://video.test")
    expect(told).toContain("frame-src 'self' https://player.test")
    expect(contentPolicy(site).split('; ')).toEqual(
      expect.arrayContaining(["media-src 'self' blob:", "frame-src 'self'"]),
    )
  })

  it.each([
    ['/v8/', 'no-store', 'same-origin'],
    ['/v8/launch.html', 'no-store', 'same-origin'],
    ['/v8/assets/app-B1f2d3c4.js', 'public, max-age=31536000, immutable', 'same-origin'],
    ['/v8/themes/lh.json', 'public, max-age=60', 'same-origin'],
    ['/v8/offline-worker.js', 'no-cache', 'same-origin'],
    ['/v8/install/manifest.webmanifest', 'no-cache', 'same-origin'],
    ['/v8/slipway-embed.js', 'public, max-age=300', 'cross-origin'],
  ])('say of %s how long it is kept, and who may read it', (path, caching, readers) => {
    expect(headersOf(path, site)).toMatchObject({
      'Cache-Control': caching,
      'Cross-Origin-Resource-Policy': readers,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
  })
})

/** The headers of every answer, and of every file; by value, as in tests/harness/access/securityHeaders.ts. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
}
const withFiles = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(self), camera=(), clipboard-write=(self), display-capture=(), fullscreen=(self), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(self), publickey-credentials-get=(), screen-wake-lock=(self), serial=(), usb=()',
}

/** How each configuration writes a header and its value, which domains it serves with them, and who reads what. nginx writes twice what calls are also sent with: for files, and for calls. */
const nginx = {
  line: (name: string, value: string) => `add_header ${name} "${value}" always;`,
  times: 2,
  protocols: ['ssl_protocols TLSv1.2 TLSv1.3;'],
  serves: ['listen 443 ssl http2;', 'server_name one.test two.test three.test;'],
  readers: [
    'add_header Content-Security-Policy $slipway_policy always;',
    'add_header Cross-Origin-Resource-Policy $slipway_readers always;',
    'default "same-origin";',
    '~^/v8/slipway-embed\\. "cross-origin";',
  ],
  caching: [
    'add_header Cache-Control $slipway_caching;',
    'default "no-store";',
    '~^/v8/assets/ "public, max-age=31536000, immutable";',
    '~^/v8/themes/ "public, max-age=60";',
    '~^/v8/(?:install/|offline-worker\\.js$) "no-cache";',
    '~^/v8/slipway-embed\\. "public, max-age=300";',
  ],
  policy: (host: string, policy: string) => `${host} "${policy}";`,
}
const caddy = {
  line: (name: string, value: string) => `${name} "${value}"`,
  times: 1,
  protocols: [],
  serves: ['https://one.test, https://two.test, https://three.test {'],
  readers: [
    'Content-Security-Policy {slipway_policy}',
    'Cross-Origin-Resource-Policy "same-origin"',
    'Cross-Origin-Resource-Policy "cross-origin"',
  ],
  caching: [
    'header @hashed Cache-Control "public, max-age=31536000, immutable"',
    'header @themes Cache-Control "public, max-age=60"',
    'header @installed Cache-Control "no-cache"',
    'Cache-Control "public, max-age=300"',
    'header /v8/operators.json Cache-Control "no-store"',
    'header @page Cache-Control "no-store"',
    'header @launch Cache-Control "no-store"',
  ],
  policy: (host: string, policy: string) => `${host} "${policy}"`,
}

describe.each([
  ['nginx', nginxConfig, nginx],
  ['Caddy', (deployment: Deployment) => caddyConfig(deployment), caddy],
])('a configuration for %s', (_, configOf, words) => {
  const of = (change: Partial<Deployment>) => configOf({ ...example, ...change })

  it('has each domain with its own partner [HOST-05]', () => {
    const sites = [
      { origins: ['https://one.test'], partners: ['https://first.test'] },
      { origins: ['https://two.test', 'https://three.test'], partners: ['https://second.test'] },
    ]
    const lines = of({ sites })
      .split('\n')
      .map((line) => line.trim())
    for (const [name, partner] of [
      ['one.test', 'https://first.test'],
      ['two.test', 'https://second.test'],
      ['three.test', 'https://second.test'],
    ])
      expect(
        lines.filter(
          (line) => line.startsWith(`${name} "`) && line.includes(`frame-ancestors 'self' ${partner};`),
        ),
      ).toHaveLength(1)
  })

  it('sends each domain the headers that protect a member, by value, and only its own policy [HOST-05]', () => {
    const sites = [
      { origins: ['https://one.test'], partners: ['https://first.test'] },
      { origins: ['https://two.test', 'https://three.test'], partners: ['https://second.test'] },
    ]
    const lines = of({ sites })
      .split('\n')
      .map((line) => line.trim())
    const said = [...Object.entries(always), ...Object.entries(withFiles)]
    expect(lines).toEqual(
      expect.arrayContaining([
        ...words.serves,
        ...said.map(([name, value]) => words.line(name, value)),
        ...words.readers,
      ]),
    )
    for (const [name, value] of Object.entries(always))
      expect(
        lines.filter((line) => line === words.line(name, value)),
        name,
      ).toHaveLength(words.times)
    // None of them is set in two different ways.
    const about = new RegExp(`^(add_header )?(${said.map(([name]) => name).join('|')}) `)
    const meant = new Set(said.map(([name, value]) => words.line(name, value)))
    expect(lines.filter((line) => about.test(line) && !meant.has(line))).toEqual([])
    for (const [host, origins, partner] of [
      ['one.test', 'wss://one.test', 'https://first.test'],
      ['two.test', 'wss://two.test wss://three.test', 'https://second.test'],
      ['three.test', 'wss://two.test wss://three.test', 'https://second.test'],
    ] as const) {
      const policy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' blob:",
        `connect-src 'self' ${origins}`,
        "manifest-src 'self' blob:",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-src 'self'",
        `frame-ancestors 'self' ${partner}`,
        "require-trusted-types-for 'script'",
        'trusted-types slipway-worker',
      ].join('; ')
      expect(lines.filter((line) => line.startsWith(`${host} "`))).toEqual([words.policy(host, policy)])
    }
  })

  it('is encrypted by TLS 1.2 and 1.3 alone [HOST-05]', () => {
    // Caddy takes no others unless it is told to.
    const said = of({}).match(/^\s*(?:ssl_)?protocols .*$/gm) ?? []
    expect(said.map((line) => line.trim())).toEqual(words.protocols)
  })

  it('says by value how long each kind of file is kept, and nothing else of it [HOST-05]', () => {
    const lines = of({})
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /Cache-Control|max-age|"no-cache"|"no-store"/.test(line))
    expect(lines.filter((line) => !line.includes('Strict-Transport-Security'))).toEqual(
      expect.arrayContaining(words.caching),
    )
    expect(lines.filter((line) => !line.includes('Strict-Transport-Security'))).toHaveLength(
      words.caching.length,
    )
  })

  it('serves no source map, wherever it is [HOST-05]', () => {
    expect(of({})).toMatch(/^\s*(?:location ~ \\\.map\$ \{ return 404; \}|@hidden path \*\/\.\* \*\.map)$/m)
  })

  it.each<[string, Partial<Deployment>]>([
    [
      'a partner that ends its own word',
      { sites: [{ origins: ['https://a.test'], partners: ['https://b.test" always; #'] }] },
    ],
    ['a partner with a variable', { sites: [{ origins: ['https://a.test'], partners: ['https://$host'] }] }],
    ['a domain with a path', { sites: [{ origins: ['https://a.test/v8'], partners: [] }] }],
    ['a domain that is not encrypted', { sites: [{ origins: ['http://a.test'], partners: [] }] }],
    ['the same domain twice', { sites: [1, 2].map(() => ({ origins: ['https://a.test'], partners: [] })) }],
    ['no domain', { sites: [] }],
  ])('is not made for %s', (_what, change) => {
    expect(() => of(change)).toThrow()
  })
})
