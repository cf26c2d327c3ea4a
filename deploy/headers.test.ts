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
  it("let the partner's pages and the half screen frame the client, and no other [HOST-05] [ROUTE-12]", () => {
    expect(contentPolicy(site)).toContain(
      "; frame-ancestors 'self' https://partner.test https://www.partner.test;",
    )
    expect(contentPolicy({ ...site, partners: [] })).toContain("; frame-ancestors 'none';")
  })

  it('let it run its own files alone, make no markup of text, and call nobody but its server [HOST-05]', () => {
    const policy = contentPolicy(site)
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self' wss://bets.test ws://localhost:4400",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
      expect(policy.split('; ')).toContain(rule)
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/)
  })

  it('say by value what no page of it may do, and that no window that opened it holds it [HOST-05]', () => {
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

  it('let it play the streams and frame the players that it is told of, and no other [STAT-07] [HOST-05]', () => {
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

describe.each([
  ['nginx', nginxConfig],
  ['Caddy', (deployment: Deployment) => caddyConfig(deployment)],
])('a configuration for %s', (_, configOf) => {
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
