import { describe, expect, it } from 'vitest'

import { readCommandLine, usage } from './commandLine.ts'

const read = (...args: string[]) => readCommandLine(args, {})

describe('the command line', () => {
  it('is read as it is meant', () => {
    const args = [
      '--port',
      '0',
      '--seed',
      '7',
      '--speed',
      '0.5',
      '--margin',
      '2.5',
      '--frozen',
      '--no-simulator',
      '--everything',
    ]
    expect(read(...args)).toEqual({
      port: 0,
      seed: 7,
      speed: 0.5,
      margin: 2.5,
      frozen: true,
      simulator: false,
      everything: true,
      recording: false,
    })
    expect(readCommandLine([], { SLIPWAY_PORT: '4500', SLIPWAY_HOST: '' })).toEqual({
      port: 4500,
      frozen: false,
      simulator: true,
      everything: false,
      recording: false,
    })
    expect(read('--help')).toBeNull()
    expect(usage).toContain('--epoch')
  })

  it.each([
    ['2026-05-01T12:00:00Z', '2026-05-01T12:00:00.000Z'],
    ['2026-05-01T12:00:00.250+05:45', '2026-05-01T06:15:00.250Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    ['1970-01-01', '1970-01-01T00:00:00.000Z'],
  ])('takes %s for a beginning', (epoch, expected) => {
    expect(new Date(read('--epoch', epoch)?.epoch ?? Number.NaN).toISOString()).toBe(expected)
  })

  it('has all clocks stand at a time', () => {
    const { epoch, frozen, realNow } = read('--still', '2026-05-16T13:20:00Z') ?? {}
    const then = Date.UTC(2026, 4, 16, 13, 20)
    expect([epoch, frozen, realNow?.()]).toEqual([then, true, then])
    expect(() => read('--still', 'noon')).toThrow(/^--still takes a time/)
  })

  it('has done wrong what is asked for, and says what there is where it does not know it', () => {
    expect(read('--wrong', 'places-twice')?.wrong).toBe('places-twice')
    expect(read()?.wrong).toBeUndefined()
    expect(() => read('--wrong', 'everything')).toThrow(
      /^--wrong takes one of .*places-twice.*; not "everything"\.$/,
    )
  })

  it.each([
    '2026-02-30',
    '2026-02-30T00:00:00Z',
    '2026-02-29',
    '2026-13-01',
    '2026-04-31T12:00:00Z',
    '2026-05-01T25:00:00Z',
    '2026-05-01T12:00:00',
    '1969-12-31',
    '9999-12-02',
    '+275760-09-13T00:00:00Z',
    '1700000000000',
    'tomorrow',
    '',
  ])('refuses to begin at "%s"', (epoch) => {
    expect(() => read('--epoch', epoch)).toThrow(/^--epoch takes a time with its zone, such as/)
  })

  it.each([
    ['--port', '65536', '--port takes a whole number from 0 to 65535, not "65536".'],
    ['--port', '44.5', '--port takes a whole number from 0 to 65535, not "44.5".'],
    ['--partner-port', '0x1130', '--partner-port takes a whole number from 0 to 65535, not "0x1130".'],
    ['--secondary-ports', '4403', '--secondary-ports takes two ports, such as 4403,4404, not "4403".'],
    ['--seed', '1e3', '--seed takes a whole number from 0 to 9007199254740991, not "1e3".'],
    [
      '--seed',
      '9007199254740993',
      '--seed takes a whole number from 0 to 9007199254740991, not "9007199254740993".',
    ],
    ['--seed', 'seven', '--seed takes a whole number from 0 to 9007199254740991, not "seven".'],
    ['--speed', '0', '--speed takes a number from 0.001 to 3600, not "0".'],
    ['--speed', '3601', '--speed takes a number from 0.001 to 3600, not "3601".'],
    ['--speed', 'NaN', '--speed takes a number from 0.001 to 3600, not "NaN".'],
    ['--speed', 'Infinity', '--speed takes a number from 0.001 to 3600, not "Infinity".'],
    ['--margin', '51', '--margin takes a number from 0 to 50, not "51".'],
    ['--other-client-url', 'localhost:4406', '--other-client-url takes an address such as'],
    ['--client-url', 'localhost:4402', '--client-url takes an address such as'],
    ['--replay', '/nowhere/at.all', 'There is no file /nowhere/at.all (--replay).'],
  ])('refuses %s %s with a clear error', (option, value, reason) => {
    expect(() => read(option, value)).toThrow(reason)
  })

  it('refuses numbers below zero, options it does not have, and one port for both', () => {
    expect(() => read('--seed=-1')).toThrow('--seed takes a whole number from 0')
    expect(() => read('--sped', '5')).toThrow(/--sped/)
    expect(() => read('--port', '4400', '--partner-port', '4400')).toThrow('two ports')
  })
})
