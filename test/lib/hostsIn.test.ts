import { hostsIn } from '@/lib/hostsIn';

test.each<[string, readonly string[]]>([
  ['no address, not even example.com', []],
  ['https://Example.com/a?b#c and http://www.other.example.', ['example.com', 'other.example']],
  ['(see www.example.com)', ['example.com']],
  ['https://m.example.com:8080/x', ['example.com']],
  ['https://youtube.com@evil.example/', ['evil.example']],
  ['https://evil.example/?next=https://youtube.com', ['evil.example', 'youtube.com']],
])('hosts in %s', (text, hosts) => {
  expect(hostsIn(text)).toEqual(hosts);
});
