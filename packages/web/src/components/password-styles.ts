// In the order in which Mantine wants them.
import "./form-styles";
import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
