/** What an operator must not be able to say, and what is left of it. The gallery checks it in the browser it runs in. */
export const hostile: readonly (readonly [dirty: string, clean: string])[] = [
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script><b>b</b>', '<b>b</b>'],
  ['<a href="javascript:x()">c</a>', '<a>c</a>'],
  ['<a href=" java\nscript:x()">c</a>', '<a>c</a>'],
  ['<img src="data:text/html,x" onerror="x()">', '<img>'],
  ['<img src="x" onerror="document.body.dataset.run=1">', '<img>'],
  ['<p style="position:fixed" id="root" class="x">d</p>', '<p>d</p>'],
  ['<svg><animate onbegin=x() /></svg>e', 'e'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=x()>', ''],
  ['<iframe src="/x"></iframe>f', 'f'],
  ['<form action="/x"><input name="y">g</form>', 'g'],
  ['<a href="//evil.example">h</a>', '<a>h</a>'],
  ['<a href="#/Activity">i</a>', '<a href="#/Activity">i</a>'],
  [
    '<a href="https://a.example/">j</a>',
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer nofollow">j</a>',
  ],
]
