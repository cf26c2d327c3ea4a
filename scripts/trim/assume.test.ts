import { compileFunction } from 'node:vm'

import { describe, expect, it } from 'vitest'

import { assume } from './assume.ts'

describe('code under assumptions', () => {
  it('loses the cases of kinds that nothing has, but none that another falls into', () => {
    const code =
      'function f(x) { switch (x.tag) { case 1: case 9: return 1; case 9: var a = 2; return a; case 2: a = 3; return a } }'
    const short = assume(code, { kinds: { field: 'tag', variables: [], never: [9] } })
    expect(short).not.toContain('case 9')
    const f = compileFunction(`'use strict'; ${short}; return f(x)`, ['x'])
    expect([1, 2, 9].map((tag) => f({ tag }) as unknown)).toEqual([1, 3, undefined])
  })

  it('keeps a case that is fallen into, without its label', () => {
    const code =
      'function f(x) { var n = 0; switch (x.tag) { case 1: n += 1; case 9: n += 10; break; case 9: n += 100 } return n }'
    const short = assume(code, { kinds: { field: 'tag', variables: [], never: [9] } })
    const f = compileFunction(`${short}; return f(x)`, ['x'])
    expect([1, 9].map((tag) => f({ tag }) as unknown)).toEqual([11, 0])
  })

  it('decides comparisons, variables, properties and calls', () => {
    const code =
      'var is = !1; function set() { is = g(1) } function g(n) { return n } var r = { is: is, a: 9 === x.tag, b: 9 !== y, c: o.void, d: g(o.e), void: 1 };'
    const short = assume(code, {
      constants: { is: '!1' },
      fields: { void: 'null' },
      kinds: { field: 'tag', variables: ['y'], never: [9] },
      results: { g: '7' },
    })
    expect(short).toBe(
      'var is = !1; function set() { (7) }  var r = { is: !1, a: !1, b: !0, c: null, d: (7), void: 1 };',
    )
  })

  it('gives variables other values, and functions other bodies', () => {
    expect(assume('var a = [1, 2], b = a', { values: { a: '[]' } })).toBe('var a = [], b = a')
    const code = 'class A { constructor() { this.f = (a) => { return a + 1 } } }'
    expect(assume(code, { bodies: { 'this.f': 'return 1' } })).toBe(code.replace('a + 1', '1'))
    expect(assume('function f(a) { return a + 1 }', { bodies: { f: 'return a' } })).toBe(
      'function f(a) { return a }',
    )
  })

  it('loses entries and statements, and gets edits, whatever their spaces', () => {
    const code = 'var hooks = {\n a: a,\n b: b };\nexports.c =\n function () {};\nif (d &&\n e) f();'
    const short = assume(code, { entries: { a: 1 }, statements: ['exports.c ='], edits: [['d && e', 'e']] })
    expect(short).toBe('var hooks = {\n \n b: b };\n\nif (e) f();')
  })

  it('loses what constructors give and nobody asks for', () => {
    const code =
      'class A { constructor() { this.a = () => this.b; this.b = 1 } } class B { constructor() { this.a = 2 } }'
    expect(assume(code, { members: { a: 2 } })).toBe(
      'class A { constructor() {  this.b = 1 } } class B { constructor() {  } }',
    )
    expect(() => assume(code, { members: { b: 2 } })).toThrow('not there to be assumed: b')
  })

  it('fails where a name is not there, or stands for something else', () => {
    expect(() => assume('var a', { results: { b: '1' } })).toThrow('b')
    expect(() => assume('var a = 1; function f(a) { return a }', { constants: { a: '1' } })).toThrow(
      'another variable is called a',
    )
    expect(() => assume('function f() {} f(g())', { results: { f: '1' } })).toThrow(
      'f is called with more than values',
    )
    expect(() => assume('a(); a();', { edits: [['a();', '']] })).toThrow('2 times')
    expect(() => assume('a();', { statements: ['b('] })).toThrow('b(')
    expect(() => assume('f({ a: 1 }, { a: 2 })', { entries: { a: 1 } })).toThrow('a')
  })
})
