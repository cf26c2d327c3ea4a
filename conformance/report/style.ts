/** How the report looks: one sheet, light or dark as the reader has it, also on paper. */
export const style = `
:root { color-scheme: light dark; --back: #f6f7f9; --card: #fff; --text: #16202b; --soft: #586675; --edge: #dde3ea;
  --pass: #14743e; --pass-back: #e3f4ea; --fail: #b3261e; --fail-back: #fdecea; --skip: #5c6672; --skip-back: #eceff3;
  --should: #8a5a00; --should-back: #fdf2dc; --code: #f1f4f8; }
@media (prefers-color-scheme: dark) { :root { --back: #10151b; --card: #182029; --text: #e8edf3; --soft: #9fadbc;
  --edge: #2b3743; --pass: #6fd39a; --pass-back: #15301f; --fail: #ff9d94; --fail-back: #3b1d1b; --skip: #a9b4c0;
  --skip-back: #242d37; --should: #f1c46c; --should-back: #35290f; --code: #111921; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem; letter-spacing: -.01em; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; display: flex; gap: .75rem; align-items: baseline; flex-wrap: wrap; }
h2 small { font-weight: 400; color: var(--soft); font-size: .9rem; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: 0; } a { color: inherit; }
.facts { color: var(--soft); overflow-wrap: anywhere; }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
.counts li { background: var(--card); border: 1px solid var(--edge); border-radius: .75rem; padding: .85rem 1rem; color: var(--soft); }
.counts b { display: block; font-size: 1.9rem; line-height: 1.1; font-variant-numeric: tabular-nums; color: var(--text); }
.counts .failed b { color: var(--fail); } .counts .passed b { color: var(--pass); }
.bar { display: flex; height: .5rem; border-radius: 1rem; overflow: hidden; margin-top: 1rem; background: var(--skip-back); }
.bar i { background: var(--skip); } .bar .passed { background: var(--pass); } .bar .failed { background: var(--fail); }
.card { background: var(--card); border: 1px solid var(--edge); border-left: .3rem solid var(--fail); border-radius: .75rem; padding: 1rem 1.15rem; margin: .75rem 0; }
.card.should, .card.may { border-left-color: var(--should); }
.head { display: flex; gap: .6rem; align-items: baseline; flex-wrap: wrap; }
.mark { font-size: .78rem; font-weight: 600; padding: .1rem .5rem; border-radius: 1rem; background: var(--skip-back); color: var(--skip); white-space: nowrap; }
.mark.must, .mark.failed, .mark.mended { background: var(--fail-back); color: var(--fail); } .mark.passed { background: var(--pass-back); color: var(--pass); }
.mark.should, .mark.may, .mark.known { background: var(--should-back); color: var(--should); }
.id { color: var(--soft); font: .85rem ui-monospace, monospace; overflow-wrap: anywhere; }
.lost { margin: .6rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1rem; margin: .75rem 0; }
dt { color: var(--soft); } dd { margin: 0; min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
code, pre { font: .85rem/1.45 ui-monospace, monospace; background: var(--code); border-radius: .4rem; }
code { padding: .1rem .35rem; overflow-wrap: anywhere; }
pre { margin: .35rem 0 .75rem; padding: .65rem .8rem; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { cursor: pointer; color: var(--soft); }
ol.cases { list-style: none; margin: 0; padding: 0; background: var(--card); border: 1px solid var(--edge); border-radius: .75rem; }
ol.cases li { padding: .6rem 1rem; border-top: 1px solid var(--edge); display: grid; grid-template-columns: 6rem 1fr; gap: .25rem .9rem; align-items: start; }
ol.cases li:first-child { border-top: 0; } ol.cases .mark { justify-self: start; margin-top: .15rem; }
.why { color: var(--soft); }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dt { margin-top: .3rem; } ol.cases li { grid-template-columns: 1fr; } main { padding-top: 1.5rem; } }
@media print { body { background: #fff; } .card, ol.cases li { break-inside: avoid; } }
`
