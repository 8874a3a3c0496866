// A markdown file under test: webpack gives its text, which no unit test reads.
module.exports = '';
