import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it.each([
  ['a<script>alert(1)</script>b', 'a b'],
  ['a<script src="<b">x</SCRIPT >b', 'a b'],
  ['a<style>p{}</style><!-- <b>note</b> -->c', 'a c'],
  ['Bright<!--x-->ness', 'Brightness'],
  ['left <script open', 'left <script open'],
  ['one<br>two<p class="x">three</p>', 'one\ntwothree'],
  ['<!-- open <b>bold</b>', '<!-- open bold'],
])('keeps of %s what is shown', (raw, text) => {
  expect(cleanText(raw).text).toBe(text);
});
