import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { defaultTheme } from '#src/ui/theme/default.ts'

import { manifestFile, manifestOf, productName } from './manifest.ts'
import { offlineHeaders, offlinePage } from './offlinePage.ts'

const texts = { heading: 'H', prices: 'P', bets: 'B', later: 'L', retry: 'R' }
const colours = {
  scheme: 'light',
  ground: '#fff',
  text: 'rgb(1 2 3)',
  dim: 'oklch(50% 0.1 20)',
  button: '#00f',
  onButton: '#fff',
  focus: '#f00',
}

describe('the page without a network', () => {
  it('has nothing in it but its texts and colours, and loads nothing [SRV-13] [DEVICE-01]', () => {
    const page = offlinePage('vi', texts, colours)
    expect(page).toMatch(/^<!doctype html><html lang="vi">/)
    expect(page).toContain('<title>H</title>')
    expect(page).toContain('<h1>H</h1><p>P</p><p>B</p>')
    expect(page).toContain('color-scheme:light;background:#fff;color:rgb(1 2 3)')
    expect(page).not.toMatch(/\b(?:src|href|url|import|fetch)\b/)
  })

  it('takes no text for markup, and no colour for a style [HOST-05]', () => {
    const page = offlinePage(
      '"><script>',
      { ...texts, heading: '</title><script>alert(1)</script>', retry: '&<b>"' },
      { ...colours, ground: 'red}body{display:none', text: 'url(//evil.example)' },
    )
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page).toContain('<html lang="&quot;&gt;&lt;script&gt;">')
    expect(page).toContain('&amp;&lt;b&gt;&quot;</button>')
    expect(page).not.toContain('display:none')
  })

  it('runs its own script alone, by what its headers say [HOST-05]', () => {
    expect(offlineHeaders('abc=')).toEqual({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-abc='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
  })
})

const served = (path: string): Buffer =>
  readFileSync(new URL(`../../../public/${path.replace('/v8/', '')}`, import.meta.url))

describe('the manifest', () => {
  it('is served as it is made, with the colours of the default theme [DEVICE-01]', () => {
    expect(JSON.parse(served(manifestFile).toString())).toEqual(
      manifestOf({
        name: productName,
        language: 'en',
        theme: defaultTheme['surface-2'],
        background: defaultTheme['surface-1'],
      }),
    )
  })

  it('names the same app under every name, and whole addresses where it is read from nowhere [DEVICE-01]', () => {
    const named = { name: 'Harbour', language: 'vi', theme: '#111', background: '#222' }
    expect(manifestOf(named, 'https://bets.test')).toMatchObject({
      id: 'https://bets.test/v8/',
      name: 'Harbour',
      short_name: 'Harbour',
      lang: 'vi',
      start_url: 'https://bets.test/v8/',
      scope: 'https://bets.test/v8/',
      display: 'standalone',
      theme_color: '#111',
      background_color: '#222',
    })
  })

  it.each([
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable-512', 512],
  ])('has %s as a picture of that size [DEVICE-03]', (name, size) => {
    const picture = served(`/v8/install/${name}.png`)
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size])
  })
})
